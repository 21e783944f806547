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
import { mealPictureSchema } from './meal-picture.model.js';
import { MEAL_SOURCES, mealTypeSchema } from './meal-types.model.js';
import {
  MEAL_LIMITS,
  mealTypesOf,
  normaliseChildFriendly,
  normaliseCookingTime,
  normaliseIngredients,
  normaliseMealSource,
  normaliseServings,
} from './meal.rules.js';
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

/** An ingredient as a single meal is answered; a list leaves the energy and macros of each out. */
const answeredIngredientSchema = mealIngredientSchema.extend({
  nutrition: macrosSchema.extend({ calories: z.number() }).optional(),
});

/** What follows from the ingredients of a meal: of the whole recipe, and of one portion. */
export const mealNutritionSchema = z.object({
  calories: z.number(),
  macros: macrosSchema,
  caloriesPerPortion: z.number(),
  macrosPerPortion: macrosSchema,
  /** Energy of the whole recipe by 4/4/9, and whether the stated one differs from it by more than 5 %. */
  caloriesOfMacros: z.number(),
  energyDiffers: z.boolean(),
  /** Foods by the piece whose piece has no weight: the figures above are without them, so nobody knows the meal's. */
  unweighedFoods: z.array(z.string()).optional(),
});
export type MealNutrition = z.infer<typeof mealNutritionSchema>;

/**
 * Meal of the library; calories (kcal) and macros are computed from the ingredients [library §3, §5] and are those of the
 * whole recipe, which makes `portions` portions; lists show one of them and a plan takes one.
 */
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
  ingredients: z.array(answeredIngredientSchema),
  /** `servings`, or what name or text say ("na 6 porcji") where that is 1. */
  portions: z.int().min(1),
  ...mealNutritionSchema.shape,
  picture: mealPictureSchema.optional(),
  version,
  updatedAt: z.string(),
});
export type Meal = z.infer<typeof mealSchema>;

const enteredIngredient = z.object({
  foodId,
  grams: numberBetween(0.1, 10000),
  unitName: text(40).nullish(),
  unitQty: numberBetween(0, 1000).nullish(),
  replaceable: z.boolean().nullish(),
});

/** What a person may write into a meal; the answer of each field is what is kept [library §5]. */
const fields = {
  name: requiredText(200, 'Podaj nazwę posiłku'),
  source: z.unknown().optional().transform(normaliseMealSource),
  favorite: z.boolean(),
  childFriendly: z.unknown().optional().transform(normaliseChildFriendly),
  servings: z.unknown().optional().transform(normaliseServings),
  cookingTimeMinutes: z
    .unknown()
    .optional()
    .transform(normaliseCookingTime)
    .pipe(integerBetween(0, 100_000).nullable()),
  preparationTime: text(200),
  // As long as a plan accepts, so that every meal of the library fits into a plan.
  description: text(4000),
  diets: z
    .array(z.enum(DIET_CATEGORIES))
    .max(DIET_CATEGORIES.length)
    .overwrite((list) => [...new Set(list)]),
  ingredients: z
    .array(enteredIngredient)
    .max(MEAL_LIMITS.ingredients, `Najwyżej ${MEAL_LIMITS.ingredients} składników`)
    .transform(normaliseIngredients)
    .pipe(z.array(mealIngredientSchema)),
};

/**
 * Body of `POST /api/meals`, normalised by the rules of [library §5]; without an id the server gives one. Without
 * `types` the primary `type` is the only one. Names of foods, energy and macros are never taken from it: they follow
 * from the ingredients.
 */
export const newMealSchema = z
  .object({
    ...fields,
    id: identifier.optional(),
    /** A meal whose photograph the new one begins with, as it is now; without one there is nothing to copy. */
    pictureOf: identifier.optional(),
    type: z.unknown().optional(),
    types: z.unknown().optional(),
    favorite: fields.favorite.default(false),
    preparationTime: fields.preparationTime.default(''),
    description: fields.description.default(''),
    diets: fields.diets.default([]),
    ingredients: fields.ingredients.prefault([]),
  })
  .transform(({ type, types, ...meal }) => ({ ...meal, types: mealTypesOf({ type, types }) }));
/** Validated body of a new meal. */
export type NewMealBody = z.output<typeof newMealSchema>;

/**
 * Body of `PATCH /api/meals/{id}`: any part of a meal; lists are replaced as a whole. What its types become,
 * `patchedMealTypes` says.
 */
export const mealPatchSchema = z.object({
  name: fields.name.optional(),
  type: z.unknown().optional(),
  types: z.unknown().optional(),
  source: fields.source.optional(),
  favorite: fields.favorite.optional(),
  childFriendly: fields.childFriendly.optional(),
  servings: fields.servings.optional(),
  cookingTimeMinutes: fields.cookingTimeMinutes.optional(),
  preparationTime: fields.preparationTime.optional(),
  description: fields.description.optional(),
  diets: fields.diets.optional(),
  ingredients: fields.ingredients.optional(),
});
/** Validated body of a meal change. */
export type MealPatch = z.output<typeof mealPatchSchema>;
