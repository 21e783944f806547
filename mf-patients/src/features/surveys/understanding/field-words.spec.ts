import { describe, expect, it } from '@jest/globals';
import { aPhrase } from '../../../testing/a-phrase.js';
import { wordsOfField } from './field-words.js';

const phrases = [
  aPhrase({ text: 'nabiał', foodIds: [1, 2, 3] }),
  aPhrase({ text: 'ser gouda', foodIds: [3] }),
  aPhrase({ text: 'kuskus', foodIds: [9] }),
  aPhrase({ text: 'orzechy laskowe', field: 'allergies', foodIds: [5, 6] }),
  aPhrase({ text: 'cebulowych', reading: 'unclear', reason: 'no_food', isOpen: true }),
  aPhrase({ text: 'pyłki wiosną', field: 'allergies', reading: 'unclear', reason: 'no_food', isOpen: true }),
];
const read = (field: 'disliked' | 'allergies', typed: string) => {
  const { foods, unclear } = wordsOfField(phrases, field, typed);
  return { foods, unclear: unclear.map(({ text }) => text) };
};

describe('co znaczą słowa jednego pola', () => {
  it('[decisions 33] produkt, który pasuje do dwóch wpisów, liczy się raz', () => {
    expect(read('disliked', 'nabiał, ser gouda')).toEqual({ foods: 3, unclear: [] });
  });

  it('[decisions 33] wpisy innych pól się nie liczą, a niezrozumiana część wpisu jest przy swoim polu', () => {
    expect(read('disliked', 'kuskus')).toEqual({ foods: 1, unclear: [] });
    expect(read('disliked', 'bez cebulowych')).toEqual({ foods: 0, unclear: ['cebulowych'] });
  });

  it('[decisions 34] alergie liczą się z całej odpowiedzi', () => {
    expect(read('allergies', 'cokolwiek')).toEqual({ foods: 2, unclear: ['pyłki wiosną'] });
  });
});
