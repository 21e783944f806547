import { type UnderstoodPhrase } from '@pora/contracts/catalog/own-word.model';

/** A phrase of a survey as the matcher tells it; an understood dislike unless said otherwise. */
export function aPhrase(phrase: Partial<UnderstoodPhrase> & { text: string }): UnderstoodPhrase {
  const { text, foodIds = [], reading = 'avoided' } = phrase;
  return {
    ...{ field: 'disliked', entry: text, reading, permitted: [], isOpen: false, foods: [] },
    avoided: reading === 'avoided' ? [{ name: text, foods: foodIds.length }] : [],
    ...phrase,
    foodIds,
  };
}
