import { type MealEntry, type Plan, type PlanDay, type PlanSlot } from '@pora/contracts/plans/plan.model';
import { type SlotEdit, type SlotEditsAnswer, type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { dayTotals } from '@pora/engine/totals';

const placeOf = ({ day, slotIndex }: SlotPlace) => `${day}/${slotIndex}`;

/** Whether the days have such a slot. */
export const hasPlace = (days: readonly PlanDay[], { day, slotIndex }: SlotPlace): boolean =>
  days.find((each) => each.day === day)?.slots[slotIndex] !== undefined;

/** One edit per slot out of two lists, the later winning field by field. */
export function mergeSlotEdits(
  earlier: readonly SlotEdit[] = [],
  later: readonly SlotEdit[] = [],
): SlotEdit[] {
  const merged = new Map<string, SlotEdit>();
  for (const edit of [...earlier, ...later]) {
    merged.set(placeOf(edit), { ...merged.get(placeOf(edit)), ...edit });
  }
  return [...merged.values()];
}

function withEdit(slot: PlanSlot, edit: SlotEdit): PlanSlot {
  const { time, label, calorieSharePercent, locked, lockedInAllDays, entry } = edit;
  return {
    ...slot,
    time: time ?? slot.time,
    label: label ?? slot.label,
    calorieSharePercent: calorieSharePercent ?? slot.calorieSharePercent,
    locked: locked ?? slot.locked,
    lockedInAllDays: lockedInAllDays ?? slot.lockedInAllDays,
    // What becomes of a changed meal is the server's to compute; a slot that is emptied or gets a whole meal is known.
    entry: entry === null || isWhole(entry) ? entry : slot.entry,
  };
}

/** A meal with all that the server computes, as one that the plan holds or a preview has answered. */
function isWhole(entry: SlotEdit['entry']): entry is MealEntry {
  if (!entry) return false;
  const { calories, macros, baseIngredients, baseCalories, baseMacros, foods } = entry;
  return [calories, macros, baseIngredients, baseCalories, baseMacros, foods].every(
    (value) => value !== undefined,
  );
}

/** One edit per place; a lock of all days stands at its slot in every day, as the server spreads it. */
function editsByPlace(days: readonly PlanDay[], edits: readonly SlotEdit[]): Map<string, SlotEdit> {
  const spread = edits.flatMap(({ slotIndex, lockedInAllDays }) =>
    lockedInAllDays === undefined ? [] : days.map(({ day }) => ({ day, slotIndex, lockedInAllDays })),
  );
  return new Map(mergeSlotEdits(spread, edits).map((edit) => [placeOf(edit), edit]));
}

/** The days with changed slots, as they will be; what did not change stays the same object. */
export function withSlotEdits(days: readonly PlanDay[], edits: readonly SlotEdit[]): PlanDay[] {
  const byPlace = editsByPlace(days, edits);
  return days.map((day) => {
    const isEdited = day.slots.some((_, slotIndex) => byPlace.has(placeOf({ day: day.day, slotIndex })));
    if (!isEdited) return day;
    const slots = day.slots.map((slot, slotIndex) => {
      const edit = byPlace.get(placeOf({ day: day.day, slotIndex }));
      return edit ? withEdit(slot, edit) : slot;
    });
    const isOther = slots.some(({ entry }, index) => entry !== day.slots[index]?.entry);
    return { ...day, slots, totals: isOther ? dayTotals({ slots }) : day.totals };
  });
}

/** The plan after the server has changed slots of it, other days the same objects; `plan` is the version it was made on. */
export function withSavedSlots(plan: Plan, answer: SlotEditsAnswer): Plan {
  const changed = new Map(answer.changed.map((each) => [placeOf(each), each.slot]));
  const totals = new Map(answer.dayTotals.map((each) => [each.day, each.totals]));
  const { planSummary, mealTimes, verdict, version, updatedAt } = answer;
  return {
    ...plan,
    ...{ planSummary, mealTimes, version, updatedAt, lastVerdict: { ...verdict, isCurrent: true } },
    planDays: plan.planDays.map((day) => {
      const isChanged = day.slots.some((_, slotIndex) => changed.has(placeOf({ day: day.day, slotIndex })));
      if (!isChanged && !totals.has(day.day)) return day;
      const slots = day.slots.map((slot, slotIndex) => {
        const next = changed.get(placeOf({ day: day.day, slotIndex }));
        return next ? { ...next, entry: next.entry === undefined ? slot.entry : next.entry } : slot;
      });
      return { ...day, slots, totals: totals.get(day.day) ?? day.totals };
    }),
  };
}
