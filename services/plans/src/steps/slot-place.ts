import type { PlanDay, PlanSlot } from '@pora/contracts/plans/plan.model';
import type { SlotPlace } from '@pora/contracts/plans/plan-steps.model';

/** The slot at a place; undefined when the plan has no such place. */
export function slotAt(planDays: readonly PlanDay[], { day, slotIndex }: SlotPlace): PlanSlot | undefined {
  return planDays.find((item) => item.day === day)?.slots[slotIndex];
}

/** Either lock keeps every step away from a slot [diets §4]. */
export function isLocked({ locked, lockedInAllDays }: PlanSlot): boolean {
  return locked || lockedInAllDays;
}
