import { notFound } from '@pora/common/errors';
import type { MealEntry, PlanDay, PlanSlot } from '@pora/contracts/plans/plan.model';
import type { ChangedSlot, SlotEdit } from '@pora/contracts/plans/plan-slots.model';
import { mapSlots } from '@pora/engine/slots';
import { differencesOf } from '../plans/plan-history.js';
import { slotStrings } from './slots.strings.js';

/** An edit whose meal was computed by the server. */
export type SettledEdit = Omit<SlotEdit, 'entry'> & { readonly entry?: MealEntry | null };

/** Days with the edits in them, one after the other; a lock of all days is spread. @throws ApiError 404 */
export function withSlotEdits(planDays: readonly PlanDay[], edits: readonly SettledEdit[]): PlanDay[] {
  return edits.reduce<PlanDay[]>(
    (days, edit) => {
      const { day, slotIndex, lockedInAllDays, ...change } = edit;
      const isThere = days.some((item) => item.day === day && item.slots[slotIndex]);
      if (!isThere) throw notFound(slotStrings.placeNotFound, { day, slotIndex });
      return mapSlots(days, (slot, slotDay, index) => {
        if (index !== slotIndex) return slot;
        const edited = slotDay === day ? withChange(slot, change) : slot;
        return lockedInAllDays === undefined ? edited : { ...edited, lockedInAllDays };
      });
    },
    [...planDays],
  );
}

/** What changed, for the answer; the meal is left out where it stayed as it was. */
export function changedSlots(before: readonly PlanDay[], after: readonly PlanDay[]): ChangedSlot[] {
  return differencesOf(before, after).flatMap(({ day, slotIndex, before: was, after: slot }) => {
    if (!slot) return [];
    const { entry, ...shape } = slot;
    return [{ day, slotIndex, slot: was?.entry === entry ? shape : slot }];
  });
}

type Change = Omit<SettledEdit, 'day' | 'slotIndex' | 'lockedInAllDays'>;

function withChange(slot: PlanSlot, { entry, locked, time, label, calorieSharePercent }: Change): PlanSlot {
  return {
    ...slot,
    ...(entry !== undefined && { entry }),
    ...(locked !== undefined && { locked }),
    ...(time !== undefined && { time }),
    ...(label !== undefined && { label }),
    ...(calorieSharePercent !== undefined && { calorieSharePercent }),
  };
}
