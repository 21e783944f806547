import { fileURLToPath } from 'node:url';
import { addNutrition, caloriesOfMacros, nutritionOf, ZERO_NUTRITION } from '@pora/engine/nutrition';
import { detectPortions } from '@pora/engine/portion-detection';
import { readStarterFoods, readStarterMeals, type SeedIngredient, type SeedMeal } from './read-seed.mjs';

const dir = fileURLToPath(new URL('.', import.meta.url));
/** Foods of the starter catalogue by id. */
export const foods = new Map(readStarterFoods(dir).map((food) => [food.id, food]));
/** Meals of the starter catalogue. */
export const meals = readStarterMeals(dir);

/** How many portions the ingredients of a meal make. */
export const portionsOf = (meal: SeedMeal) =>
  meal.servings > 1
    ? meal.servings
    : (detectPortions(meal.name, 30) ?? detectPortions(meal.description, 30) ?? 1);

/** The food of an ingredient; a meal without one is broken. */
export function foodOf({ foodId }: SeedIngredient) {
  const food = foods.get(foodId);
  if (!food) throw new Error(`Nie ma produktu ${foodId}`);
  return food;
}

/** Macros (g) and energy by 4/9/4 (kcal) of one serving. */
export function servingOf(meal: SeedMeal) {
  const pot = meal.ingredients
    .map((ingredient) => nutritionOf(foodOf(ingredient), ingredient.grams))
    .reduce(addNutrition, ZERO_NUTRITION);
  const portions = portionsOf(meal);
  const macros = { carbs: pot.carbs / portions, fat: pot.fat / portions, protein: pot.protein / portions };
  return { ...macros, calories: caloriesOfMacros(macros) };
}

/** Every allergen of a meal's foods. */
export const allergensOf = (meal: SeedMeal) =>
  new Set(meal.ingredients.flatMap((ingredient) => foodOf(ingredient).allergenInfo.allergens));
