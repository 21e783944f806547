import { type PlanSafety } from '@pora/contracts/plans/plan-safety.model';
import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';

/** An elevated result of which nobody knows whether a food holds it. */
export interface AskedItem {
  cause: string;
  value: number | undefined;
}

/** A food of the plan that somebody has to look at. */
export interface WaitingFood {
  foodId: number;
  foodName: string;
  asked: AskedItem[];
  places: SlotPlace[];
}

/** Foods of which nobody knows whether they hold what the patient reacts to, in the order of the plan. */
export function waitingFoods({ slots }: Pick<PlanSafety, 'slots'>): WaitingFood[] {
  const foods = new Map<number, WaitingFood>();
  for (const { day, slotIndex, problems } of slots) {
    for (const { kind, foodId, foodName, cause, value, others = [] } of problems) {
      if (kind !== 'unknown_content' || foodId === null) continue;
      const food = foods.get(foodId) ?? { foodId, foodName, asked: [], places: [] };
      foods.set(foodId, food);
      for (const item of [{ cause, value }, ...others]) {
        if (!food.asked.some((known) => known.cause === item.cause))
          food.asked.push({ cause: item.cause, value: item.value });
      }
      if (!food.places.some((place) => place.day === day && place.slotIndex === slotIndex))
        food.places.push({ day, slotIndex });
    }
  }
  return [...foods.values()];
}
