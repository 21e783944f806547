import { canBeChecked } from '../plan-safety/public.js';
import { type PlanSafety } from '@pora/contracts/plans/plan-safety.model';
import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';

/** What nobody knows of a food: whether it holds an elevated result, or what the patient's survey speaks of. */
export interface AskedCause {
  cause: string;
  value: number | undefined;
  /** An entry of the survey: the allergens of the food were not checked. */
  isEntry: boolean;
}

/** A food of the plan that somebody has to look at. */
export interface WaitingFood {
  foodId: number;
  foodName: string;
  asked: AskedCause[];
  places: SlotPlace[];
}

/** Foods of which nobody knows whether they hold what the patient reacts to, in the order of the plan. */
export function waitingFoods({ slots }: Pick<PlanSafety, 'slots'>): WaitingFood[] {
  const foods = new Map<number, WaitingFood>();
  for (const { day, slotIndex, problems } of slots) {
    for (const { kind, foodId, foodName, cause, value, others = [] } of problems) {
      if (!canBeChecked(kind) || foodId === null) continue;
      const food = foods.get(foodId) ?? { foodId, foodName, asked: [], places: [] };
      foods.set(foodId, food);
      const isEntry = kind === 'unverified';
      for (const item of [{ cause, value }, ...others]) {
        if (!food.asked.some((known) => known.cause === item.cause && known.isEntry === isEntry))
          food.asked.push({ cause: item.cause, value: item.value, isEntry });
      }
      if (!food.places.some((place) => place.day === day && place.slotIndex === slotIndex))
        food.places.push({ day, slotIndex });
    }
  }
  return [...foods.values()];
}
