import { type PlanDay } from '@pora/contracts/plans/plan.model';

/** Meals of a day as parts of its energy bar, in the order of the day. */
export function energySegments({ slots }: PlanDay) {
  return slots.flatMap(({ id, type, label, entry }) =>
    entry ? [{ id, meal: type, value: entry.calories, label }] : [],
  );
}
