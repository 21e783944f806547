import { expect, it } from '@jest/globals';
import { slotTypeForms } from './explain/type-forms.js';
import { createAvoidance } from './text-pl/avoidance.js';
import { canonicalUnit } from './text-pl/units.js';

const WORDS = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];

it.each(WORDS)('the word "%s" from outside is a word like any other', (word) => {
  expect(slotTypeForms(word)).toEqual(slotTypeForms('nieznany'));
  expect(canonicalUnit(word)).toBe(word.toLowerCase());
  const food = { name: 'Mleko', category: word, allergenInfo: { allergens: [word] } };
  const said = {
    disliked: [word],
    accepted: [word],
    allergies: [word],
    intolerances: [word],
    tested: [word],
  };
  expect(createAvoidance(said, [food]).of(food)).toEqual({});
});
