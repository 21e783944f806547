import { type UnderstoodWords } from '@pora/contracts/catalog/own-word.model';
import { splitPreferences } from '@pora/contracts/patients/survey.model';

/** Where words stand: the two answers about illness, or one of the lists of dislikes. */
export type WordSource = UnderstoodWords['understood'][number]['source'];

/** What the words of one field mean. */
export interface FieldWords {
  /** Foods of the base, each once, however many words mean it. */
  foods: number;
  /** Entries nothing, or not everything, could be made of. */
  unclear: readonly string[];
}

/** Foods that some entries mean, each counted once. */
export function countFoods(entries: readonly UnderstoodWords['understood'][number][]): number {
  return new Set(entries.flatMap(({ foodIds }) => foodIds)).size;
}

/** What is known of the words in one field. @param typed what stands in it */
export function wordsOfField(
  { understood, notUnderstood }: UnderstoodWords,
  source: WordSource,
  typed: string,
): FieldWords {
  if (source !== 'disliked') {
    const unclear = notUnderstood.filter((one) => one.source === source).map(({ entry }) => entry);
    return { foods: countFoods(understood.filter((one) => one.source === source)), unclear };
  }
  const entries = new Set(splitPreferences(typed).map((entry) => entry.trim()));
  // Of an entry with several parts only the part that was not understood is named.
  const isHere = (unclear: string) => [...entries].some((entry) => entry.includes(unclear));
  return {
    foods: countFoods(understood.filter((one) => one.source === source && entries.has(one.entry))),
    unclear: notUnderstood
      .filter((one) => one.source === source && isHere(one.entry))
      .map(({ entry }) => entry),
  };
}
