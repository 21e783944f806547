import { describe, expect, it } from '@jest/globals';
import { type UnderstoodWords } from '@pora/contracts/catalog/own-word.model';
import { wordsOfField } from './field-words.js';

const words: UnderstoodWords = {
  understood: [
    { entry: 'nabiał', source: 'disliked', foodIds: [1, 2, 3], foods: ['Kefir', 'Jogurt', 'Ser gouda'] },
    { entry: 'ser gouda', source: 'disliked', foodIds: [3], foods: ['Ser gouda'] },
    { entry: 'kuskus', source: 'disliked', foodIds: [9], foods: ['Kuskus'] },
    { entry: 'orzechy laskowe', source: 'allergies', foodIds: [5, 6], foods: ['Orzechy laskowe'] },
  ],
  notUnderstood: [
    { entry: 'cebulowych', source: 'disliked', reason: 'no_food' },
    { entry: 'pyłki wiosną', source: 'allergies', reason: 'no_food' },
  ],
};

describe('co znaczą słowa jednego pola', () => {
  it('[decisions 33] produkt, który pasuje do dwóch wpisów, liczy się raz', () => {
    expect(wordsOfField(words, 'disliked', 'nabiał, ser gouda')).toEqual({ foods: 3, unclear: [] });
  });

  it('[decisions 33] wpisy innych pól się nie liczą, a niezrozumiana część wpisu jest przy swoim polu', () => {
    expect(wordsOfField(words, 'disliked', 'kuskus')).toEqual({ foods: 1, unclear: [] });
    expect(wordsOfField(words, 'disliked', 'bez cebulowych')).toEqual({ foods: 0, unclear: ['cebulowych'] });
  });

  it('[decisions 34] alergie liczą się z całej odpowiedzi', () => {
    expect(wordsOfField(words, 'allergies', 'cokolwiek')).toEqual({ foods: 2, unclear: ['pyłki wiosną'] });
  });
});
