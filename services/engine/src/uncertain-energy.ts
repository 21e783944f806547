/**
 * Planned meals whose stored energy cannot be relied on: plans hold what was computed when a meal came in, and foods by
 * the piece without the weight of one were once counted as 100 g (decision 40). Such a figure is named, never shown as
 * known: while the weight is missing, and until the meal is computed anew once it is there.
 */
import { foodsById } from './foods-by-id.js';
import type { Food, MealEntry, PlanDay } from './model.js';
import { isWeighed, nutritionOf } from './nutrition.js';

/** A meal of a plan and its foods by the piece; `day` is 1-based, `slotIndex` 0-based. */
export interface UncertainEnergy {
  readonly day: number;
  readonly slotIndex: number;
  /** Names of the foods whose piece has no weight. */
  readonly unweighed: readonly string[];
  /** Names of the foods whose piece has one, while the meal's figures do not follow from it. */
  readonly outdated: readonly string[];
}

/** Plates are rounded for the kitchen, so that a meal's energy may differ so much from its amounts; kcal and share. */
const ROUNDED = { kcal: 20, share: 0.05 };

/** Meals of uncertain energy, in the order of the plan. */
export function uncertainEnergies(days: readonly PlanDay[], foods: readonly Food[]): UncertainEnergy[] {
  const foodById = foodsById(foods);
  return days.flatMap(({ day, slots }) =>
    slots.flatMap(({ entry }, slotIndex) => {
      if (!entry) return [];
      const known = entry.ingredients.map(({ foodId }) => foodById.get(foodId ?? NaN));
      const pieces = known.filter((food): food is Food => food?.per === 'sztuka');
      if (pieces.length === 0) return [];
      const unweighed = pieces.filter((food) => !isWeighed(food)).map(({ name }) => name);
      const isOutdated = unweighed.length === 0 && !followsFromAmounts(entry, foodById);
      if (unweighed.length === 0 && !isOutdated) return [];
      return [{ day, slotIndex, unweighed, outdated: isOutdated ? pieces.map(({ name }) => name) : [] }];
    }),
  );
}

/** Whether the meal is worth its amounts; true where a food is not in the base, for nobody can tell. */
function followsFromAmounts(
  { ingredients, calories }: MealEntry,
  foodById: ReadonlyMap<number, Food>,
): boolean {
  let sum = 0;
  for (const { foodId, grams } of ingredients) {
    const food = foodId === null ? undefined : foodById.get(foodId);
    if (!food) return true;
    sum += nutritionOf(food, grams).calories;
  }
  return Math.abs(calories - sum) <= Math.max(ROUNDED.kcal, sum * ROUNDED.share);
}
