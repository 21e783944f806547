/** Another food in the place of one: grams stay, what else is said of an ingredient follows from the food it becomes. */
import type { Food, MealEntry, PlanIngredient } from './model.js';
import { mergedIngredients } from './plan-ingredients.js';
import { rememberedOf } from './safety/missing-food.js';
import { roundTo } from './rounding.js';
import { canonicalUnit } from './text-pl/units.js';

interface Amount {
  readonly grams: number;
  readonly unitName?: string | null | undefined;
  readonly unitQty?: number | null | undefined;
}

/** The food an ingredient becomes; undefined where it stays. */
export type FoodTarget = (foodId: number) => Food | undefined;

/**
 * The measure of an amount in another food: the quantity follows the grams. A measure that food does not have is dropped,
 * because nobody knows what it weighs there; the grams say it all.
 */
export function movedMeasure(
  { grams, unitName, unitQty }: Amount,
  { units }: Pick<Food, 'units'>,
): { unitName?: string; unitQty?: number } {
  if (!unitName || !unitQty) return {};
  const name = canonicalUnit(unitName);
  const unit = units.find((one) => canonicalUnit(one.name) === name);
  const quantity = unit ? roundTo(grams / unit.grams, 2) : 0;
  return quantity > 0 ? { unitName, unitQty: quantity } : {};
}

/** The meal of a plan with the foods that became others; the very same meal where none of its foods did. */
export function withMovedFoods<
  T extends Pick<MealEntry, 'ingredients'> & { baseIngredients?: PlanIngredient[] | undefined },
>(entry: T, targetOf: FoodTarget): T {
  const ingredients = movedAll(entry.ingredients, targetOf);
  const base = entry.baseIngredients && movedAll(entry.baseIngredients, targetOf);
  if (ingredients === entry.ingredients && base === entry.baseIngredients) return entry;
  return { ...entry, ingredients, ...(base && { baseIngredients: base }) };
}

function movedAll(items: PlanIngredient[], targetOf: FoodTarget): PlanIngredient[] {
  const moved = items.map((item) => movedIngredient(item, targetOf));
  return moved.every((item, i) => item === items[i]) ? items : mergedIngredients(moved);
}

function movedIngredient(item: PlanIngredient, targetOf: FoodTarget): PlanIngredient {
  const food = item.foodId === null ? undefined : targetOf(item.foodId);
  const original = typeof item.originalFoodId === 'number' ? targetOf(item.originalFoodId) : undefined;
  if (!food && !original) return item;
  const moved = food ? inFood(item, food) : item;
  const originalFoodId = original?.id ?? item.originalFoodId;
  if (originalFoodId === undefined) return moved;
  // What a food was swapped for is the same food now: nothing was swapped.
  if (originalFoodId === moved.foodId) return withoutSwap(moved);
  return { ...moved, originalFoodId };
}

function inFood(item: PlanIngredient, food: Food): PlanIngredient {
  const { unitName: _unit, unitQty: _quantity, nutrition: _nutrition, ...rest } = item;
  const { intolerances: _intolerances, allergens: _allergens, ...kept } = rest;
  return {
    ...kept,
    ...rememberedOf(food),
    foodId: food.id,
    foodName: food.name,
    foodCategory: food.category,
    ...movedMeasure(item, food),
  };
}

function withoutSwap(item: PlanIngredient): PlanIngredient {
  const { originalFoodId: _id, wasSubstituted: _mark, substitution: _words, ...rest } = item;
  return rest;
}
