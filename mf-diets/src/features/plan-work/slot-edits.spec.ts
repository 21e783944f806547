import { expect, test } from '@jest/globals';
import { makePlan, makeSafety } from '../../testing/make-plan.js';
import { planWrites } from './plan-writes.js';
import { mergeSlotEdits, withSavedSlots, withSlotEdits } from './slot-edits.js';

test('zmiany jednego miejsca łączą się pole po polu, późniejsza wygrywa, a inne miejsca zostają', () => {
  const merged = mergeSlotEdits(
    [
      { day: 1, slotIndex: 0, calorieSharePercent: 20, locked: true },
      { day: 2, slotIndex: 0, calorieSharePercent: 20 },
    ],
    [{ day: 1, slotIndex: 0, calorieSharePercent: 25 }],
  );
  expect(merged).toEqual([
    { day: 1, slotIndex: 0, calorieSharePercent: 25, locked: true },
    { day: 2, slotIndex: 0, calorieSharePercent: 20 },
  ]);
});

test('zmiana pokazuje się od razu w swoim miejscu i nigdzie indziej; posiłek liczy dopiero serwer', () => {
  const plan = makePlan();
  const days = withSlotEdits(plan.planDays, [
    { day: 2, slotIndex: 1, calorieSharePercent: 40, time: '14:00' },
  ]);
  expect(days[1]?.slots[1]).toEqual({
    ...plan.planDays[1]?.slots[1],
    calorieSharePercent: 40,
    time: '14:00',
  });
  expect(days[1]?.slots[0]).toEqual(plan.planDays[1]?.slots[0]);
  expect(days[0]).toEqual(plan.planDays[0]);
});

test('odpowiedź zmienia tylko swoje miejsca i sumy; miejsce bez posiłku w odpowiedzi zachowuje swój', () => {
  const plan = makePlan();
  const lunch = plan.planDays[4]?.slots[1];
  if (!lunch) throw new Error('no lunch');
  const { entry, ...slot } = lunch;
  const totals = { calories: 1, carbs: 2, fat: 3, protein: 4 };
  const saved = withSavedSlots(plan, {
    changed: [{ day: 5, slotIndex: 1, slot: { ...slot, calorieSharePercent: 50 } }],
    dayTotals: [{ day: 5, totals }],
    planSummary: null,
    mealTimes: ['07:00', '13:30', '19:00'],
    verdict: makeSafety(),
    version: 5,
    updatedAt: '2026-11-20T10:00:00.000Z',
  });
  expect(saved.planDays[4]).toMatchObject({ totals, slots: [{}, { calorieSharePercent: 50, entry }, {}] });
  expect(saved.planDays[3]).toBe(plan.planDays[3]);
  expect(saved).toMatchObject({ version: 5, lastVerdict: { state: 'safe', isCurrent: true } });
});

test('[decisions 48] zmiana, którą plan już ma, nie jest konfliktem', () => {
  const plan = makePlan();
  const says = (calorieSharePercent: number) =>
    planWrites.definition.says?.(plan, { slots: [{ day: 1, slotIndex: 0, calorieSharePercent }] });
  expect([says(30), says(35)]).toEqual([true, false]);
});

test('przeniesiony posiłek stoi od razu w nowym miejscu, a sumy obu dni są policzone', () => {
  const plan = makePlan();
  const lunch = plan.planDays[0]?.slots[1]?.entry;
  if (!lunch) throw new Error('no lunch');
  const days = withSlotEdits(plan.planDays, [
    { day: 1, slotIndex: 1, entry: null },
    { day: 2, slotIndex: 1, entry: lunch },
    { day: 3, slotIndex: 1, entry: { ...lunch, calories: undefined } },
  ]);
  expect(days.slice(0, 3).map(({ slots }) => slots[1]?.entry)).toEqual([
    null,
    lunch,
    plan.planDays[2]?.slots[1]?.entry,
  ]);
  // 1750 without the lunch of 800 kcal; day 2 gets a lunch of 800 for one of 800.
  expect(days.slice(0, 3).map(({ totals }) => totals.calories)).toEqual([950, 1750, 1750]);
});
