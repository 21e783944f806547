import { expect, test } from '@jest/globals';
import { refusalOf } from './generation-report.js';

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
