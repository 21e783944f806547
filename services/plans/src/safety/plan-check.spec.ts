import { expect, test } from '@jest/globals';
import { planSafetySchema } from '@pora/contracts/plans/plan-safety.model';
import { aMealEntry, aPlan, daysWithMeal } from '../testing/builders.js';
import type { PlanSafety as PlanAnalysis } from '@pora/engine/safety/analyse';
import { checkOf, mealCheckOf, uncheckedOf, verdictOfCheck, withoutPatient } from './plan-check.js';

const NOW = new Date('2026-11-21T09:00:00.000Z');
const planDays = daysWithMeal(aPlan(), aMealEntry());

const found = (change: Partial<PlanAnalysis> = {}): PlanAnalysis => ({
  state: 'attention',
  missing: [],
  slots: [
    { day: 1, slotIndex: 0, safety: 'safe', problems: [] },
    { day: 2, slotIndex: 1, safety: 'attention', problems: [] },
  ],
  emptySlots: [],
  unmapped: [],
  notUnderstood: [],
  tolerated: [],
  uncertain: [],
  calledAfter: [],
  counts: { meals: 70, dangerous: 0, unchecked: 2, attention: 1 },
  ...change,
});

test('[diets §4] a check names every meal that is not safe and says the verdict in one sentence', () => {
  const check = planSafetySchema.parse(checkOf(found(), planDays, NOW));
  expect(check).toMatchObject({
    state: 'attention',
    sentence: '0 z 70 ryzykownych, 2 niesprawdzone',
    checkedAt: '2026-11-21T09:00:00.000Z',
    slots: [{ day: 2, slotIndex: 1, safety: 'attention' }],
  });
});

test('what could not be loaded makes a check "nie sprawdzono", whatever else was found', () => {
  const check = checkOf(found({ state: 'dangerous', missing: ['mappings'] }), planDays, NOW);
  expect(check).toEqual(uncheckedOf(planDays, ['mappings'], NOW));
  expect(check).toMatchObject({ state: 'unchecked', meals: 1, dangerous: 0, unchecked: 1, slots: [] });
  expect(uncheckedOf(planDays, ['intolerances', 'disliked', 'mappings'], NOW).sentence).toBe(
    'Nie sprawdzono – nie udało się wczytać nietolerancji, ankiety (alergii i nielubianych produktów) i powiązań nietolerancji z produktami.',
  );
});

test('a plan without a patient is neither safe nor unchecked, and its empty slots are listed', () => {
  const check = planSafetySchema.parse(withoutPatient(planDays, NOW));
  expect(check).toMatchObject({ state: 'no_patient', meals: 1, unchecked: 0 });
  expect(check.emptySlots).toHaveLength(14 * 3 - 1);
  expect(check.emptySlots[0]).toEqual({ day: 1, slotIndex: 1, label: 'Obiad' });
});

test('an empty plan has no sentence about meals it does not hold', () => {
  const counts = { meals: 0, dangerous: 0, unchecked: 0, attention: 0 };
  expect(checkOf(found({ state: 'no_data', counts, slots: [] }), planDays, NOW)).toMatchObject({
    state: 'no_data',
    sentence: 'Plan nie ma jeszcze posiłków – nie ma czego sprawdzać.',
  });
});

test('[decisions 31] a patient with neither a survey nor results has nothing to check', () => {
  const counts = { meals: 3, dangerous: 0, unchecked: 0, attention: 0 };
  expect(checkOf(found({ state: 'no_data', counts }), planDays, NOW).sentence).toBe(
    'Brak ankiety i wyników – nie ma czego sprawdzać.',
  );
});

test('[decisions 31] what is tolerated or not understood is listed with a sentence', () => {
  const tolerated = [
    { foodName: 'Musztarda', foodId: 7, category: 'Przyprawy i dodatki', cause: 'gorczyca', value: 90 },
  ];
  const check = planSafetySchema.parse(
    checkOf(
      found({ tolerated, notUnderstood: [{ entry: 'bez x', source: 'allergies', reason: 'no_food' }] }),
      planDays,
      NOW,
    ),
  );
  expect(check.tolerated).toEqual(tolerated);
  expect(check.notUnderstood).toMatchObject([{ entry: 'bez x', source: 'allergies' }]);
  expect(check.notUnderstood[0]?.sentence).toMatch(/^Nie rozumiem: „bez x”/);
});

test('[decisions 31] one meal is never called safer than what could be loaded', () => {
  const gaps = { missing: [], unmapped: [], notUnderstood: [] };
  const safe = { safety: 'safe' as const, problems: [], ...gaps };
  const state = (missing: readonly 'disliked'[], hasPatient: boolean) =>
    mealCheckOf(safe, { missing, hasPatient }).safety;
  expect([state([], true), state(['disliked'], true), state([], false)]).toEqual([
    'safe',
    'unchecked',
    'no_patient',
  ]);
});

test('the verdict kept with a plan leaves out the lists of slots', () => {
  const verdict = verdictOfCheck(checkOf(found(), planDays, NOW));
  expect(Object.keys(verdict).sort()).toEqual(
    [
      'state',
      'missing',
      'meals',
      'dangerous',
      'unchecked',
      'unmapped',
      'attention',
      'accepted',
      'notUnderstood',
      'tolerated',
      'sentence',
      'checkedAt',
    ].sort(),
  );
});
