import type { Food } from '@pora/contracts/catalog/food.model';
import type { Meal, MealIngredient } from '@pora/contracts/catalog/meal.model';
import type { RuleConfig } from '@pora/contracts/catalog/rule-config.model';
import { isWeighed, libraryMealNutrition, nutritionOf, roundNutrition } from '@pora/engine/nutrition';
import { recipeDivisor } from '@pora/engine/portion-detection';
import type { StoredIngredient, StoredMeal } from './stored-meal.js';

/** The only way a meal leaves the service: names of its foods, energy, macros and portions come from its content. */
export function presentMeal(
  row: StoredMeal,
  foodById: ReadonlyMap<number, Food>,
  { portionDetection }: Pick<RuleConfig, 'portionDetection'>,
): Meal {
  const portions = recipeDivisor(row, portionDetection);
  const { missingFoodIds: _missing, ...nutrition } = libraryMealNutrition(
    row.ingredients,
    (id) => foodById.get(id),
    portions,
  );
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    types: row.types,
    source: row.source,
    favorite: row.favorite,
    childFriendly: row.childFriendly,
    servings: row.servings,
    cookingTimeMinutes: row.cookingTimeMinutes,
    preparationTime: row.preparationTime,
    description: row.description,
    diets: row.diets,
    foods: row.ingredients.flatMap(({ foodId }) => foodById.get(foodId)?.name ?? []),
    ingredients: row.ingredients.map(presentIngredient),
    ...nutrition,
    portions,
    ...(row.picture && { picture: row.picture }),
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** The meal alone, as it is read and written: each ingredient tells its energy and macros, where its food lets them be known. */
export function presentWholeMeal(meal: Meal, foodById: ReadonlyMap<number, Food>): Meal {
  return {
    ...meal,
    ingredients: meal.ingredients.map((ingredient) => {
      const food = foodById.get(ingredient.foodId);
      return food && isWeighed(food)
        ? { ...ingredient, nutrition: roundNutrition(nutritionOf(food, ingredient.grams)) }
        : ingredient;
    }),
  };
}

function presentIngredient(row: StoredIngredient): MealIngredient {
  return {
    foodId: row.foodId,
    grams: row.grams,
    ...(row.unitName !== null && { unitName: row.unitName }),
    ...(row.unitQty !== null && { unitQty: row.unitQty }),
    ...(row.replaceable !== null && { replaceable: row.replaceable }),
  };
}
