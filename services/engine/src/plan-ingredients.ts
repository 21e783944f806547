/**
 * Ingredients of a planned meal as they are kept: names, measures and swap marks follow from the food base, the same food
 * stands once. What a client sends beside food and amount is never believed.
 */
import type { FoodLookup } from './entry.js';
import type { Food, PlanIngredient } from './model.js';
import { rememberedOf } from './safety/missing-food.js';
import { addNutrition, roundNutrition, scaleNutrition } from './nutrition.js';
import { roundTo } from './rounding.js';
import { swapOf } from './swap-marks.js';
import { canonicalUnit } from './text-pl/units.js';

const NAMED_FOODS = 3;
const LONGEST_NAME = 200;

/**
 * An ingredient as the food base names it; a measure needs a name and a quantity, which follows the grams: less than a
 * hundredth of a piece is told in grams alone.
 */
export function completedIngredient(item: PlanIngredient, foodById: FoodLookup): PlanIngredient {
  const { unitName, unitQty, intolerances, allergens, ...rest } = item;
  const food = item.foodId === null ? undefined : foodById(item.foodId);
  const measure = unitName && unitQty ? { unitName, unitQty } : undefined;
  if (!food)
    return { ...rest, ...(intolerances && { intolerances }), ...(allergens && { allergens }), ...measure };
  const quantity = measure && quantityOf(food, item.grams, measure);
  return {
    ...rest,
    ...(measure && quantity && { unitName: measure.unitName, unitQty: quantity }),
    ...rememberedOf(food),
    foodName: food.name,
    foodCategory: food.category,
  };
}

/** The same food given twice is one ingredient with the sum of both; a measure stays when both have it [diets §5]. */
export function mergedIngredients(ingredients: readonly PlanIngredient[]): PlanIngredient[] {
  const result: PlanIngredient[] = [];
  for (const item of ingredients) {
    const at = result.findIndex(({ foodId }) => foodId !== null && foodId === item.foodId);
    const known = result[at];
    if (known) result[at] = sumOf(known, item);
    else result.push(item);
  }
  return result;
}

/** Name a person reads for an ingredient; empty when it has none. */
export function ingredientName({ foodName, sourceText }: PlanIngredient): string {
  return (foodName || sourceText || '').trim();
}

/** Names of the ingredients that have one. */
export function ingredientNames(ingredients: readonly PlanIngredient[]): string[] {
  return ingredients.map(ingredientName).filter((name) => name !== '');
}

/** Name of a meal put together by hand: its first foods. */
export function nameFromIngredients(ingredients: readonly PlanIngredient[]): string {
  const names = ingredientNames(ingredients).slice(0, NAMED_FOODS);
  return names.join(', ').slice(0, LONGEST_NAME).trim() || 'Własny posiłek';
}

/**
 * Name of a meal whose ingredients changed. One that was named after its own foods is named after the new ones, so that
 * it never promises a food that was taken out; a name somebody gave stays.
 */
export function nameAfterChange(
  { name, mealId }: { readonly name: string; readonly mealId: string | null },
  before: readonly PlanIngredient[],
  after: readonly PlanIngredient[],
): string {
  return mealId === null && before.length > 0 && name === nameFromIngredients(before)
    ? nameFromIngredients(after)
    : name;
}

function quantityOf(food: Food, grams: number, measure: { unitName: string; unitQty: number }): number {
  const name = canonicalUnit(measure.unitName);
  const unit = food.units.find((one) => canonicalUnit(one.name) === name);
  return unit ? roundTo(grams / unit.grams, 2) : measure.unitQty;
}

function sumOf(a: PlanIngredient, b: PlanIngredient): PlanIngredient {
  const { unitName, unitQty, nutrition, ...rest } = a;
  const whole = {
    ...rest,
    grams: roundTo(a.grams + b.grams, 2),
    ...(a.replaceable === false || b.replaceable === false ? { replaceable: false } : {}),
    ...(nutrition && b.nutrition ? { nutrition: roundNutrition(addNutrition(nutrition, b.nutrition)) } : {}),
    ...swapOf(a, b),
  };
  if (!unitName || unitName !== b.unitName) return whole;
  return { ...whole, unitName, unitQty: roundTo((unitQty ?? 0) + (b.unitQty ?? 0), 2) };
}

/** An ingredient whose food has left the base: it keeps what the plan knew of it, for the amount it has now. */
export function keptIngredient(item: PlanIngredient, held: PlanIngredient): PlanIngredient {
  const { nutrition, foodName, foodCategory, intolerances, allergens } = held;
  const { nutrition: _nutrition, ...rest } = item;
  return {
    ...rest,
    foodName,
    foodCategory,
    ...(intolerances && { intolerances }),
    ...(allergens && { allergens }),
    ...(nutrition &&
      held.grams > 0 && { nutrition: roundNutrition(scaleNutrition(nutrition, item.grams / held.grams)) }),
  };
}
