import { z } from 'zod';
import { requiredText } from '../text/text.model.js';
import { foodId } from './food.model.js';
import { RECIPE_TEXT_LIMITS } from './recipe-text.vocabulary.js';

export * from './recipe-text.vocabulary.js';

/** A recipe as somebody pasted it. */
export const recipeTextSchema = z.strictObject({
  text: requiredText(RECIPE_TEXT_LIMITS.text, 'Wklej przepis'),
});

/** How much of a food a line names: in grams, millilitres, a household measure, or pieces where the unit is null. */
const amountSchema = z.object({
  quantity: z.number().positive(),
  unit: z.string().nullable(),
  /** What the text itself says the whole amount weighs: "1 puszka (400 g)". */
  statedGrams: z.number().positive().nullable(),
});
export type RecipeAmount = z.output<typeof amountSchema>;

/** What an amount of one food weighs; the measure only where the text names one. */
const measuredFoodSchema = z.object({
  foodId,
  name: z.string(),
  /** Null where nobody knows what the measure of this food weighs. */
  grams: z.number().positive().nullable(),
  unitName: z.string().nullable(),
  unitQty: z.number().positive().nullable(),
});
export type MeasuredFood = z.output<typeof measuredFoodSchema>;

/**
 * One ingredient of the text. `matched`: food and amount are sure; `check`: the first of the foods is the best of several,
 * or its weight is an assumption; `missing`: no food is meant for sure, those listed are only similar; `no_amount`: the
 * text names no amount.
 */
const recipeLineSchema = z.object({
  /** As it is written, and where it stands in the text. */
  written: z.string(),
  start: z.int().min(0),
  end: z.int().min(0),
  certainty: z.enum(['matched', 'check', 'missing', 'no_amount']),
  amount: amountSchema.nullable(),
  /** The best first. */
  foods: z.array(measuredFoodSchema).max(RECIPE_TEXT_LIMITS.foods),
  /** What was assumed or left aside, as sentences. */
  remarks: z.array(z.string()),
});
export type RecipeLine = z.output<typeof recipeLineSchema>;

/** What was understood of a recipe; what was not stands in `unread`. */
export const readRecipeSchema = z.object({
  /** The text the places of the lines count in. */
  text: z.string(),
  /** Empty where the text has no name. */
  name: z.string(),
  /** Null where the text does not say; may be more than a meal can have. */
  servings: z.int().nullable(),
  minutes: z.int().nullable(),
  lines: z.array(recipeLineSchema),
  /** Names of parts, as they are written: "Na sos:". */
  headings: z.array(z.string()),
  steps: z.array(z.string()),
  unread: z.array(z.string()),
});
export type ReadRecipe = z.output<typeof readRecipeSchema>;
