import { expect, test } from '@jest/globals';
import { planSafetySchema } from '@pora/contracts/plans/plan-safety.model';
import { aMealEntry, aPlan, daysWithMeal } from '../testing/builders.js';
import type { PlanAnalysis } from './analyse-plan.js';
import { checkOf, uncheckedOf, verdictOfCheck, withoutPatient } from './plan-check.js';

const NOW = new Date('2026-11-21T09:00:00.000Z');
const planDays = daysWithMeal(aPlan(), aMealEntry());

const found = (change: Partial<PlanAnalysis> = {}): PlanAnalysis => ({
  state: 'safe',
  missing: [],
  slots: [
    { day: 1, slotIndex: 0, safety: 'safe', problems: [] },
    { day: 2, slotIndex: 1, safety: 'attention', problems: [] },
  ],
  emptySlots: [],
  unmapped: [],
  counts: { meals: 70, dangerous: 0, unchecked: 2 },
  dislikeGaps: [],
  ...change,
});

test('[diets §4] a check names every meal that is not safe and says the verdict in one sentence', () => {
  const check = planSafetySchema.parse(checkOf(found(), planDays, NOW));
  expect(check).toMatchObject({
    state: 'safe',
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
    'Nie sprawdzono – nie udało się wczytać nietolerancji, nielubianych produktów i powiązań nietolerancji z produktami.',
  );
});

test('a plan without a patient is neither safe nor unchecked, and its empty slots are listed', () => {
  const check = planSafetySchema.parse(withoutPatient(planDays, NOW));
  expect(check).toMatchObject({ state: 'no_patient', meals: 1, unchecked: 0 });
  expect(check.emptySlots).toHaveLength(14 * 3 - 1);
  expect(check.emptySlots[0]).toEqual({ day: 1, slotIndex: 1, label: 'Obiad' });
});

test('an empty plan has no sentence about meals it does not hold', () => {
  const counts = { meals: 0, dangerous: 0, unchecked: 0 };
  expect(checkOf(found({ counts, slots: [] }), planDays, NOW).sentence).toBe('Plan nie ma jeszcze posiłków.');
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
      'unmatchedDislikes',
      'sentence',
      'checkedAt',
    ].sort(),
  );
});
