import type { MealEntry, PlanDay, PlanIngredient } from '@pora/contracts/plans/plan.model';
import type { SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { mapSlots } from '@pora/engine/slots';

/** A food of the base by its number, another one by its name. */
const keyOf = ({ foodId, foodName, sourceText }: PlanIngredient) =>
  foodId === null ? foodName || (sourceText ?? '') : String(foodId);

/** Whether a food of a meal is one that a change brought there. */
export type IsNewFood = (place: SlotPlace, food: { foodId: number | null; foodName: string }) => boolean;

/**
 * Foods that stand in more meals after a change than before, at the places that did not hold them: a meal that was
 * moved brings none, a copied one does. `null` when nothing came.
 */
export function newFoods(before: readonly PlanDay[], after: readonly PlanDay[]): IsNewFood | null {
  const was = mealsByFood(before);
  const more = new Set(
    [...mealsByFood(after)].filter(([key, meals]) => meals > (was.get(key) ?? 0)).map(([key]) => key),
  );
  if (more.size === 0) return null;
  const held = new Map<string, ReadonlySet<string>>();
  mapSlots(before, (slot, day, slotIndex) => {
    held.set(placeKey({ day, slotIndex }), foodsOf(slot.entry));
    return slot;
  });
  return (place, { foodId, foodName }) => {
    const key = foodId === null ? foodName : String(foodId);
    return more.has(key) && !held.get(placeKey(place))?.has(key);
  };
}

const placeKey = ({ day, slotIndex }: SlotPlace) => `${day}/${slotIndex}`;

const foodsOf = (entry: MealEntry | null): ReadonlySet<string> => new Set(entry?.ingredients.map(keyOf));

function mealsByFood(planDays: readonly PlanDay[]): Map<string, number> {
  const meals = new Map<string, number>();
  for (const { slots } of planDays)
    for (const { entry } of slots)
      for (const key of foodsOf(entry)) meals.set(key, (meals.get(key) ?? 0) + 1);
  return meals;
}
