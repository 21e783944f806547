import { z } from 'zod';
import {
  identifier,
  integerBetween,
  numberBetween,
  requiredText,
  text,
  version,
} from '../text/text.model.js';
import { foodId } from './food.model.js';
import { MEAL_SOURCES, mealTypeSchema } from './meal-types.model.js';
import { DIET_CATEGORIES } from './meal.vocabulary.js';

export * from './meal.vocabulary.js';

/** Macros in grams, one decimal. */
export const macrosSchema = z.object({ carbs: z.number(), fat: z.number(), protein: z.number() });
export type Macros = z.infer<typeof macrosSchema>;

/** Ingredient of a library meal; `replaceable: false` marks a key ingredient [library §3]. */
export const mealIngredientSchema = z.object({
  foodId,
  grams: numberBetween(0.1, 10000),
  unitName: text(40).optional(),
  unitQty: numberBetween(0.01, 1000).optional(),
  replaceable: z.boolean().optional(),
});
export type MealIngredient = z.output<typeof mealIngredientSchema>;

/** Meal of the library; calories (kcal) and macros are computed from the ingredients [library §3, §5]. */
export const mealSchema = z.object({
  id: identifier,
  name: requiredText(200, 'Podaj nazwę posiłku'),
  type: mealTypeSchema,
  types: z.array(mealTypeSchema),
  source: z.enum(MEAL_SOURCES),
  favorite: z.boolean(),
  childFriendly: z.boolean(),
  servings: integerBetween(1, 10),
  cookingTimeMinutes: z.int().min(0).nullable(),
  preparationTime: z.string(),
  description: z.string(),
  diets: z.array(z.enum(DIET_CATEGORIES)),
  foods: z.array(z.string()),
  ingredients: z.array(mealIngredientSchema),
  calories: z.number(),
  macros: macrosSchema,
  version,
  updatedAt: z.string(),
});
export type Meal = z.infer<typeof mealSchema>;
