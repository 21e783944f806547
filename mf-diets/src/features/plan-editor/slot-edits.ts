import { type Plan, type PlanDay, type PlanSlot } from '@pora/contracts/plans/plan.model';
import { type SlotEdit, type SlotEditsAnswer, type SlotPlace } from '@pora/contracts/plans/plan-slots.model';

const placeOf = ({ day, slotIndex }: SlotPlace) => `${day}/${slotIndex}`;

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
  const { time, label, calorieSharePercent, locked, entry } = edit;
  return {
    ...slot,
    time: time ?? slot.time,
    label: label ?? slot.label,
    calorieSharePercent: calorieSharePercent ?? slot.calorieSharePercent,
    locked: locked ?? slot.locked,
    // What a meal becomes is the server's to compute; only that a slot is emptied is known here.
    entry: entry === null ? null : slot.entry,
  };
}

/** The days with changed slots, as they will be. */
export function withSlotEdits(days: readonly PlanDay[], edits: readonly SlotEdit[]): PlanDay[] {
  const byPlace = new Map(edits.map((edit) => [placeOf(edit), edit]));
  return days.map((day) => ({
    ...day,
    slots: day.slots.map((slot, slotIndex) => {
      const edit = byPlace.get(placeOf({ day: day.day, slotIndex }));
      return edit ? withEdit(slot, edit) : slot;
    }),
  }));
}

/** The plan after the server has changed slots of it; `plan` is the version the change was made on. */
export function withSavedSlots(plan: Plan, answer: SlotEditsAnswer): Plan {
  const changed = new Map(answer.changed.map((each) => [placeOf(each), each.slot]));
  const totals = new Map(answer.dayTotals.map((each) => [each.day, each.totals]));
  const { planSummary, mealTimes, verdict, version, updatedAt } = answer;
  return {
    ...plan,
    ...{ planSummary, mealTimes, version, updatedAt, lastVerdict: { ...verdict, isCurrent: true } },
    planDays: plan.planDays.map((day) => ({
      ...day,
      totals: totals.get(day.day) ?? day.totals,
      slots: day.slots.map((slot, slotIndex) => {
        const next = changed.get(placeOf({ day: day.day, slotIndex }));
        return next ? { ...next, entry: next.entry === undefined ? slot.entry : next.entry } : slot;
      }),
    })),
  };
}
