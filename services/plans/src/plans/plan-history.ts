import { isDeepStrictEqual } from 'node:util';
import type { GenerationReport, PlanDay, PlanSlot } from '@pora/contracts/plans/plan.model';
import type { SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { mapSlots } from '@pora/engine/slots';
import type { PlanContent } from './plan-content.js';

/** What a small step changed, as it was before. */
export interface SlotsBefore {
  readonly slots: readonly (SlotPlace & { readonly slot: PlanSlot })[];
  /** Report of the last generation before the step, where the step changed it. */
  readonly generation?: GenerationReport | null;
}

/** A slot that two versions of a plan hold differently; undefined where one has no such slot. */
export interface SlotDifference extends SlotPlace {
  readonly before: PlanSlot | undefined;
  readonly after: PlanSlot | undefined;
}

/** Slots that differ between two versions, in the order of the plan. */
export function differencesOf(before: readonly PlanDay[], after: readonly PlanDay[]): SlotDifference[] {
  const days = [...new Set([...before, ...after].map(({ day }) => day))].sort((a, b) => a - b);
  return days.flatMap((day) => {
    const [was, is] = [slotsOf(before, day), slotsOf(after, day)];
    return Array.from({ length: Math.max(was.length, is.length) }, (_, slotIndex) => ({
      ...{ day, slotIndex, before: was[slotIndex], after: is[slotIndex] },
    })).filter((slot) => slot.before !== slot.after && !isDeepStrictEqual(slot.before, slot.after));
  });
}

/** True when both versions have the same days with as many slots, so that slots alone tell them apart. */
export function isSameShape(before: readonly PlanDay[], after: readonly PlanDay[]): boolean {
  const shape = (days: readonly PlanDay[]) => days.map(({ day, slots }) => `${day}:${slots.length}`).join();
  return shape(before) === shape(after);
}

/** The version before a small step, from the one after it. */
export function takenBack(after: PlanContent, { slots, generation }: SlotsBefore): PlanContent {
  const planDays = withSlots(after.planDays, slots);
  return { ...after, planDays, ...(generation !== undefined && { generation }) };
}

/** Days with some of their slots as given. */
export function withSlots(planDays: readonly PlanDay[], slots: SlotsBefore['slots']): PlanDay[] {
  return mapSlots(planDays, (slot, day, slotIndex) => {
    const other = slots.find((item) => item.day === day && item.slotIndex === slotIndex);
    return other ? other.slot : slot;
  });
}

/** Why an edit by hand was made, as its slots tell. */
export function causeOfEdit(differences: readonly SlotDifference[]): string {
  const causes = new Set(differences.map(causeOf));
  const [only] = causes;
  return causes.size === 1 && only !== undefined ? only : 'edit';
}

function causeOf({ before, after }: SlotDifference): string {
  if (!before || !after) return 'edit';
  if (isDeepStrictEqual(before.entry, after.entry)) {
    const isLock = before.locked !== after.locked || before.lockedInAllDays !== after.lockedInAllDays;
    return isLock ? 'lock' : 'schedule';
  }
  if (!after.entry) return 'remove';
  if (!before.entry) return 'insert';
  if (before.entry.mealId !== after.entry.mealId || before.entry.name !== after.entry.name) return 'exchange';
  return before.entry.portionPercent === after.entry.portionPercent ? 'ingredients' : 'portion';
}

function slotsOf(planDays: readonly PlanDay[], day: number): readonly PlanSlot[] {
  return planDays.find((item) => item.day === day)?.slots ?? [];
}
