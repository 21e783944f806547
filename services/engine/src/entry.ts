/**
 * Turns a library meal into the entry of a slot: ingredients of one portion, energy and macros at the portion percent.
 * Sums stay exact; grams are kept to 0.01 g, kcal to 1, macros to 0.1 g at the exit only.
 */
import type { Food, Meal, MealEntry, Nutrition, PlanIngredient } from './model.js';
import { nutritionOf, roundMacros, roundNutrition, scaleNutrition } from './nutrition.js';
import { portionCalories } from './portions.js';
import { roundTo } from './rounding.js';
import type { ResolvedIngredient, ResolvedMeal } from './substitution/resolve-meal.js';

/** Amount of a food on a plate. */
export interface CookedIngredient extends Omit<ResolvedIngredient, 'food'> {
  readonly food: Food;
}

/** Builds the entry of `meal` at a portion percent; `divisor` turns the recipe into one portion (rule 9). */
export function buildEntry(
  meal: Pick<Meal, 'id' | 'name' | 'servings' | 'description'>,
  resolved: Pick<ResolvedMeal, 'ingredients' | 'nutrition'>,
  divisor: number,
  portionPercent: number,
): MealEntry {
  const base = scaleNutrition(resolved.nutrition, 1 / divisor);
  const portion = scaleNutrition(base, portionPercent / 100);
  return {
    name: meal.name,
    mealId: meal.id,
    calories: portionCalories(base.calories, portionPercent),
    macros: roundMacros(portion),
    ingredients: resolved.ingredients.map((item) => planIngredient(item, portionPercent / 100 / divisor)),
    baseIngredients: resolved.ingredients.map((item) => planIngredient(item, 1 / divisor)),
    baseCalories: Math.round(base.calories),
    baseMacros: roundMacros(base),
    portionPercent,
    servings: meal.servings,
    foods: resolved.ingredients.map(({ food }) => food.name),
    ...(meal.description ? { description: meal.description } : {}),
    unmapped: false,
  };
}

/** Ingredient of a plan with `factor` × the recipe's amount. */
export function planIngredient(item: CookedIngredient, factor: number): PlanIngredient {
  const { food, swap } = item;
  const grams = item.grams * factor;
  return {
    foodId: food.id,
    ...(swap ? { originalFoodId: swap.from.id } : {}),
    grams: roundTo(grams, 2),
    ...(item.unitName !== undefined && item.unitQty !== undefined
      ? { unitName: item.unitName, unitQty: roundTo(item.unitQty * factor, 2) }
      : {}),
    ...(item.replaceable === undefined ? {} : { replaceable: item.replaceable }),
    ...(food.intolerances && food.intolerances.length > 0
      ? { intolerances: food.intolerances.map(({ key, name }) => ({ key, name })) }
      : {}),
    nutrition: roundNutrition(nutritionOf(food, grams)),
    foodName: food.name,
    foodCategory: food.category,
    ...(swap
      ? {
          wasSubstituted: true,
          substitution: { reason: swap.reason, from: swap.from.name, to: food.name },
        }
      : {}),
  };
}

/** Nothing left of precision: energy and macros of an entry as they are shown and summed. */
export function nutritionOfEntry(entry: Pick<MealEntry, 'calories' | 'macros'>): Nutrition {
  return { calories: entry.calories, ...entry.macros };
}
