import { type IncomingDay, type MealEntry, type PlanDay } from '@pora/contracts/plans/plan.model';
import { PLAN_LIMITS } from '@pora/contracts/plans/plan.vocabulary';

/** What becomes of the meals in the next stage. */
export type MealsOfStage = 'adjusted' | 'empty';

const MOST = PLAN_LIMITS.portionPercent.max;

/**
 * A portion that only the engine may choose comes as the largest a person may send, computed from the whole recipe; the
 * step that fits the portions to the new calories changes it anyway.
 */
function entryOfStage(entry: MealEntry): MealEntry {
  return entry.portionPercent > MOST ? { ...entry, portionPercent: MOST, ingredients: [] } : entry;
}

/** Days of the next stage: times, names and shares of the plan, with its meals or without; locks do not go along. */
export function stageDays(days: readonly PlanDay[], meals: MealsOfStage): IncomingDay[] {
  return days.map(({ day, slots }) => ({
    day,
    slots: slots.map((slot) => ({
      ...slot,
      locked: false,
      lockedInAllDays: false,
      entry: meals === 'adjusted' && slot.entry ? entryOfStage(slot.entry) : null,
    })),
  }));
}
