import { expect, test } from '@jest/globals';
import { ApiError } from '@pora/common/errors';
import { slotEditsSchema } from '@pora/contracts/plans/plan-slots.model';
import { aMealEntry, aPlan, daysWithMeal } from '../testing/builders.js';
import { changedSlots, withSlotEdits } from './slot-edits.js';

const plan = aPlan();
const filled = daysWithMeal(plan, aMealEntry(), { day: 2, slot: 1 });

test('[decisions 44] a lock of all days is spread to the same meal of every day, a lock of one day is not', () => {
  const days = withSlotEdits(filled, [
    { day: 3, slotIndex: 1, lockedInAllDays: true },
    { day: 4, slotIndex: 0, locked: true },
  ]);
  expect(days.map(({ slots }) => slots[1]?.lockedInAllDays)).toEqual(Array(14).fill(true));
  expect(days.flatMap(({ day, slots }) => (slots[0]?.locked ? [day] : []))).toEqual([4]);
  const changed = changedSlots(filled, days);
  expect(changed).toHaveLength(15);
  // Fourteen locks need no meals in the answer.
  expect(changed.every(({ slot }) => !('entry' in slot))).toBe(true);
});

test('what an edit leaves out stays as it is; several edits of one slot apply in their order', () => {
  const place = { day: 2, slotIndex: 1 };
  const days = withSlotEdits(filled, [
    { ...place, time: '12:15' },
    { ...place, label: 'Obiad w pracy' },
    { ...place, time: '12:45', calorieSharePercent: 40 },
  ]);
  const [before, after] = [filled[1]?.slots[1], days[1]?.slots[1]];
  expect(after).toEqual({ ...before, time: '12:45', label: 'Obiad w pracy', calorieSharePercent: 40 });
  expect(changedSlots(filled, withSlotEdits(filled, [{ ...place, entry: null }]))).toMatchObject([
    { ...place, slot: { entry: null } },
  ]);
  expect(changedSlots(filled, withSlotEdits(filled, [{ ...place, locked: false }]))).toEqual([]);
});

test('a place the plan does not have is named', () => {
  expect(() => withSlotEdits(filled, [{ day: 1, slotIndex: 5, entry: null }])).toThrow(ApiError);
});

test('a misspelt field of an edit is refused, and so is no edit at all', () => {
  expect(slotEditsSchema.safeParse([{ day: 1, slotIndex: 0, lock: true }]).success).toBe(false);
  expect(slotEditsSchema.safeParse([]).success).toBe(false);
});
