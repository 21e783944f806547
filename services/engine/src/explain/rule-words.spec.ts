import { describe, expect, test } from '@jest/globals';
import { DYNAMIC_RULES, NUMBERED_RULES, STATIC_RULES } from '../rules.js';
import { brokenSentence, numberOfRule, wordsOfRule } from './rule-words.js';
import { sentenceOf } from './sentences.js';
import { slotTypeForms } from './type-forms.js';

const RULES = [...STATIC_RULES, ...DYNAMIC_RULES];
const dinner = slotTypeForms('dinner');

describe('words of the rules', () => {
  test.each(RULES)('%s tells what it takes away, in the right plural, and what helps', (rule) => {
    for (const [count, form] of [
      [1, '1 kolacja'],
      [3, '3 kolacje'],
      [12, '12 kolacji'],
    ] as const) {
      const counts = { considered: count, removed: { [rule]: count }, left: 0 };
      const sentence = sentenceOf.dominant(rule, dinner, counts);
      expect(sentence.startsWith(`${form} ${wordsOfRule(rule).removed} – `)).toBe(true);
      expect(sentence).toMatch(/ – (wybierz|dodaj|podnieś|uzupełnij|poluzuj) .+\.$/);
    }
  });

  test.each(RULES.filter((rule) => rule !== 'type'))(
    '%s tells of an empty slot how many meals it took away and what helps',
    (rule) => {
      for (const [count, form] of [
        [1, /1 (pasujący )?posiłek/],
        [3, /3 (pasujące )?posiłki/],
        [12, /12 (pasujących )?posiłków/],
      ] as const) {
        const sentence = wordsOfRule(rule).emptied(count);
        expect(sentence).toMatch(form);
        expect(sentence).toMatch(/ – (dodaj|zaznacz|podnieś|zmień|uzupełnij) /);
      }
    },
  );

  test.each(RULES)('%s says why a meal is out, and its number is one of the table', (rule) => {
    const facts = { food: 'Gorczyca', cause: 'gorczyca', level: ' (90 U/ml)' };
    expect(brokenSentence(rule, facts)).toMatch(/^[A-ZŁŚŻ„].+\.$/);
    expect(NUMBERED_RULES.map(({ number }) => number)).toContain(numberOfRule(rule));
  });

  test.each(['no_candidates', 'constructor', '__proto__'])(
    '%s is no rule: nothing of the type is there',
    (word) => {
      expect(sentenceOf.dominant(word, dinner, { considered: 0, removed: {}, left: 0 })).toBe(
        'Brak kandydatów: żaden nie pasuje do typu – dodaj kolacje do biblioteki albo zmień przypisanie typów do slotów.',
      );
    },
  );

  test('a risk names the food, the tested item and its value', () => {
    expect(sentenceOf.broken('intolerance_key', 'Musztarda', 'Gorczyca', 90.5)).toBe(
      '„Musztarda” to kluczowy składnik, a pacjent go nie toleruje: Gorczyca (90,5 U/ml).',
    );
  });
});
