import type { PlanDay } from '@pora/contracts/plans/plan.model';
import type { ReturningCause } from '@pora/contracts/plans/plan-history.model';
import { PROBLEM_LEVELS, type MealSafety, type PlanSafety } from '@pora/contracts/plans/plan-safety.model';
import type { SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { mapSlots } from '@pora/engine/slots';
import { slotAt } from '../steps/slot-place.js';
import type { IsNewFood } from './new-foods.js';

/** A meal about to come back with what speaks against it. */
export type ForbiddenMeal = SlotPlace & MealSafety;

/** Meals that a change brings and the patient must not get, without what somebody took the risk of. */
export function forbiddenMeals({ slots }: Pick<PlanSafety, 'slots'>, isNew: IsNewFood): ForbiddenMeal[] {
  return slots.flatMap(({ problems, ...slot }) => {
    const found = problems.filter(
      (problem) => problem.level !== 'note' && problem.acceptedBy === undefined && isNew(slot, problem),
    );
    return found.length > 0 ? [{ ...slot, problems: found }] : [];
  });
}

/** What speaks against them by cause: the heaviest first, then those in most meals. */
export function causesOf(meals: readonly ForbiddenMeal[], planDays: readonly PlanDay[]): ReturningCause[] {
  const causes = new Map<string, ReturningCause>();
  const weight = ({ level }: Pick<ReturningCause, 'level'>) => PROBLEM_LEVELS.indexOf(level);
  for (const { problems, day, slotIndex } of meals) {
    const slot = slotAt(planDays, { day, slotIndex });
    const place = { day, slotIndex, label: slot?.label ?? '', type: slot?.type ?? 'unknown' };
    for (const { cause, kind, level, value, foodName } of problems) {
      const known = causes.get(cause);
      const found = known ?? {
        cause,
        kind,
        level,
        ...(value !== undefined && { value }),
        foods: [],
        places: [],
      };
      const heavier = weight({ level }) < weight(found) ? { ...found, kind, level } : found;
      const isThere = found.places.some((one) => one.day === day && one.slotIndex === slotIndex);
      causes.set(cause, {
        ...heavier,
        foods: found.foods.includes(foodName) ? found.foods : [...found.foods, foodName],
        places: isThere ? found.places : [...found.places, { ...place, meal: slot?.entry?.name ?? '' }],
      });
    }
  }
  return [...causes.values()].sort((a, b) => weight(a) - weight(b) || b.places.length - a.places.length);
}

const keyOf = ({ day, slotIndex }: SlotPlace) => `${day} ${slotIndex}`;

/** The days with other meals at some places, or with none. */
export function withMealsOf(
  planDays: readonly PlanDay[],
  places: readonly SlotPlace[],
  others?: readonly PlanDay[],
): PlanDay[] {
  const asked = new Set(places.map(keyOf));
  return mapSlots(planDays, (slot, day, slotIndex) =>
    asked.has(keyOf({ day, slotIndex }))
      ? { ...slot, entry: (others && slotAt(others, { day, slotIndex })?.entry) ?? null }
      : slot,
  );
}
