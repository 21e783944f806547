import { type Plan, type PlanSlot } from '@pora/contracts/plans/plan.model';
import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { isLocked, slotDeedStrings, slotLabel } from '../plan-work/public.js';

/** A slot of the plan where it stands. */
export interface PlacedSlot extends SlotPlace {
  slot: PlanSlot;
}

/** "Przekąska, dzień 4"; of a draw for a pair "Obiad, dni 3 i 4". */
export const placeText = ({ day, slot }: PlacedSlot, days: readonly number[] = [day]) =>
  slotDeedStrings.place(slotLabel(slot), days);

/** The slots at the given places, as far as the plan has them. */
export function slotsAt({ planDays }: Pick<Plan, 'planDays'>, places: readonly SlotPlace[]): PlacedSlot[] {
  return places.flatMap(({ day, slotIndex }) => {
    const slot = planDays.find((each) => each.day === day)?.slots[slotIndex];
    return slot ? [{ day, slotIndex, slot }] : [];
  });
}

/** Slots that may be changed, and those that are locked. */
export function splitByLock(slots: readonly PlacedSlot[]): { open: PlacedSlot[]; locked: PlacedSlot[] } {
  return {
    open: slots.filter(({ slot }) => !isLocked(slot)),
    locked: slots.filter(({ slot }) => isLocked(slot)),
  };
}
