import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createAvoidance } from './avoidance.js';
import type { WordDecision, WordField } from './read-phrase.js';

const SEED = 20_261_128;
const FOODS = ['Mleko 2%', 'Orzechy włoskie', 'Cebula', 'Por', 'Chleb żytni', 'Jajko kurze', 'Łosoś'].map(
  (name, at) => ({
    id: at + 1,
    name,
    category: 'Inne',
    allergenInfo: { allergens: [], confidence: 'pewny' },
  }),
);
const WORDS = [
  'brak',
  'uczulenie na orzechy włoskie',
  'qwerty',
  'celiakia',
  'nic surowego',
  'cebula',
  'ok',
  'tarczyca',
];
const FIELDS = ['allergies', 'intolerances', 'disliked', 'chronic', 'complaints', 'notes'] as const;
const ANSWERS: readonly WordDecision['answer'][] = ['confirmed', 'permitted', 'not_food', 'relative', 'note'];

const decisions = fc.array(
  fc.record({
    field: fc.constantFrom(...FIELDS),
    phrase: fc.constantFrom(...WORDS),
    answer: fc.constantFrom(...ANSWERS),
  }),
  { maxLength: 3 },
);
const entries = fc.array(fc.constantFrom(...WORDS), { maxLength: 3 });
const told = (list: readonly { field: WordField; text: string }[]) =>
  [...new Set(list.map(({ field, text }) => `${field}: ${text.toLowerCase()}`))].sort();

test('[decisions 54, 72] what waits on the screen of the survey is what waits in the check, phrase by phrase', () => {
  fc.assert(
    fc.property(
      fc.record(Object.fromEntries(FIELDS.map((name) => [name, entries]))),
      decisions,
      (said, decided) => {
        const { phrases, notUnderstood } = createAvoidance({ ...said, decisions: decided }, FOODS);
        const open = phrases.filter(({ isOpen }) => isOpen);
        const gaps = notUnderstood.filter(({ reason }) => reason !== 'note');
        expect(told(open)).toEqual(told(gaps.map(({ source, entry }) => ({ field: source, text: entry }))));
      },
    ),
    { seed: SEED, numRuns: 200 },
  );
});
