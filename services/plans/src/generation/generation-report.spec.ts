import { expect, test } from '@jest/globals';
import { DYNAMIC_RULES, STATIC_RULES } from '@pora/engine/rules';
import { refusalOf } from './generation-report.js';
import { generationStrings } from './generation.strings.js';

test('every rule of the engine that can empty a slot has a sentence with the count and a remedy', () => {
  for (const rule of [...STATIC_RULES, ...DYNAMIC_RULES].filter((name) => name !== 'type')) {
    for (const [count, form] of [
      [1, /1 (pasujący )?posiłek/],
      [3, /3 (pasujące )?posiłki/],
      [12, /12 (pasujących )?posiłków/],
    ] as const) {
      const sentence = generationStrings.reason(rule, count);
      expect(sentence).toMatch(form);
      expect(sentence).toMatch(/ – (dodaj|zaznacz|podnieś|zmień|uzupełnij) /);
    }
  }
});

test('a slot type without any meal says so', () => {
  expect(generationStrings.reason('no_candidates', 0)).toBe(
    'W bibliotece nie ma posiłków tego typu – dodaj je albo zmień typ posiłku.',
  );
});

test.each([
  ['no_calories', 'no_calorie_target'],
  ['empty_library', 'no_meals'],
  ['no_sources', 'generation_failed'],
  ['no_slots', 'generation_failed'],
  ['shares_not_100', 'generation_failed'],
  ['invalid_days', 'generation_failed'],
  ['invalid_seed', 'generation_failed'],
] as const)('the refusal %s is a 422 with the code %s and a Polish sentence', (code, expected) => {
  const refusal = refusalOf({ ok: false, code, details: { day: 3, sum: 95.5 } });
  expect(refusal).toMatchObject({ status: 422, code: expected });
  expect(refusal.message).toMatch(/^[A-ZŁŚŻ].*\.$/);
  expect(refusal.message).not.toMatch(/NaN|undefined/);
});
