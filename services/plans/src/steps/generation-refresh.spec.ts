import { expect, test } from '@jest/globals';
import { DEFAULT_RULE_CONFIG } from '@pora/contracts/catalog/rule-config.defaults';
import type { GenerationReport, PlanDay, PlanSlot } from '@pora/contracts/plans/plan.model';
import type { PlanVerdict } from '@pora/contracts/plans/plan-safety.model';
import { planSummary } from '@pora/engine/totals';
import { aMealEntry, aPlan } from '../testing/builders.js';
import { refreshReport } from './generation-refresh.js';

const TARGET = 1750;
const verdict: PlanVerdict = {
  state: 'dangerous',
  missing: [],
  meals: 42,
  dangerous: 1,
  unchecked: 0,
  unmapped: [],
  attention: 0,
  accepted: 0,
  notUnderstood: [],
  tolerated: [],
  sentence: '1 z 42 ryzykowny',
  checkedAt: '2026-11-21T08:00:00.000Z',
};
const report: GenerationReport = {
  seed: 3,
  engineVersion: '1',
  filledSlots: 40,
  lockedSlots: 0,
  emptySlots: [
    { day: 1, slotIndex: 0, label: 'Śniadanie', reason: 'Brak.' },
    { day: 2, slotIndex: 1, label: 'Obiad', reason: 'Brak.' },
  ],
  averageCalories: 1,
  targetCalories: 1,
  daysOutsideTolerance: [9],
  splitPairs: [{ slot: 'lunch', days: [1, 2] }],
  verdict: { ...verdict, state: 'safe', dangerous: 0 },
};
/** Every slot holds its own meal with exactly its share of the target. */
const fullDays = (
  change: (slot: PlanSlot, day: number, index: number) => PlanSlot = (slot) => slot,
): PlanDay[] =>
  aPlan().planDays.map((item) => ({
    ...item,
    slots: item.slots.map((slot, index) => {
      const calories = (TARGET * slot.calorieSharePercent) / 100;
      const block = Math.ceil(item.day / 2);
      const entry = aMealEntry({
        calories,
        mealId: `m-${slot.type === 'lunch' ? block : item.day}-${index}`,
      });
      return change({ ...slot, entry }, item.day, index);
    }),
  }));
const rules = {
  ...DEFAULT_RULE_CONFIG,
  pairingRules: DEFAULT_RULE_CONFIG.pairingRules.filter(({ days }) => days === 14),
};
const refreshed = (planDays: PlanDay[]) =>
  refreshReport(report, { planDays, planSummary: planSummary(planDays, TARGET), verdict }, rules);

test('[diets §4] slots that were filled are no longer reported as empty, the others keep their reason', () => {
  const planDays = fullDays((slot, day, index) =>
    day === 2 && index === 1 ? { ...slot, entry: null } : slot,
  );
  expect(refreshed(planDays)).toMatchObject({
    seed: 3,
    filledSlots: 41,
    emptySlots: [{ day: 2, slotIndex: 1, reason: 'Brak.' }],
    daysOutsideTolerance: [],
    verdict: { state: 'dangerous', dangerous: 1 },
  });
});

test('days outside the tolerance are reckoned anew, locked slots counted by themselves', () => {
  const planDays = fullDays((slot, day) =>
    day === 5 && slot.entry ? { ...slot, locked: true, entry: { ...slot.entry, calories: 900 } } : slot,
  );
  expect(refreshed(planDays)).toMatchObject({ daysOutsideTolerance: [5], lockedSlots: 3, filledSlots: 39 });
});

test('a pair is split when its free days hold different meals', () => {
  const pair = rules.pairingRules.find(({ enabled }) => enabled);
  const lunches = refreshed(fullDays()).splitPairs.filter(({ slot }) => slot === 'lunch');
  expect(lunches).toEqual([]);
  const other = fullDays((slot, day, index) =>
    day === (pair?.lunchStartDay ?? 1) && index === 1 && slot.entry
      ? { ...slot, entry: { ...slot.entry, mealId: 'm-other' } }
      : slot,
  );
  expect(refreshed(other).splitPairs.filter(({ slot }) => slot === 'lunch')).toHaveLength(1);
});
