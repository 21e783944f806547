import { type PlanDay, type PlanSlot } from '@pora/contracts/plans/plan.model';
import { isLocked } from '../../plan-work/public.js';

/** How a slot differs from before a step: another meal, the same one, one that was locked, or none. */
export type Difference = 'changed' | 'same' | 'locked' | 'empty';

/** How the slots of a plan differ from before a step. */
export interface Differences {
  days: { day: number; slots: { slot: PlanSlot; difference: Difference }[] }[];
  count: Record<Difference, number>;
}

/** What a step changed, by the days before it. */
export function differencesOf(before: readonly PlanDay[], after: readonly PlanDay[]): Differences {
  return differencesFrom(after, (day, slotIndex, { entry }) => {
    const former = before.find((each) => each.day === day)?.slots[slotIndex]?.entry;
    return former?.mealId === entry?.mealId && former?.name === entry?.name;
  });
}

/** What a step changed, where something else knows which slots hold the same meal as before. */
export function differencesFrom(
  planDays: readonly PlanDay[],
  isSame: (day: number, slotIndex: number, slot: PlanSlot) => boolean,
): Differences {
  const count = { changed: 0, same: 0, locked: 0, empty: 0 };
  const days = planDays.map(({ day, slots }) => ({
    day,
    slots: slots.map((slot, slotIndex) => {
      const difference = differenceOf(slot, isSame(day, slotIndex, slot));
      count[difference] += 1;
      return { slot, difference };
    }),
  }));
  return { days, count };
}

function differenceOf(slot: PlanSlot, isSame: boolean): Difference {
  if (!slot.entry) return 'empty';
  if (isLocked(slot)) return 'locked';
  return isSame ? 'same' : 'changed';
}
