import { z } from 'zod';
import {
  calendarDate,
  integerBetween,
  numberBetween,
  requiredText,
  text,
  version,
} from '../text/text.model.js';
import { ALLERGEN_CONFIDENCE, ALLERGENS, FOOD_PER } from './food.vocabulary.js';

export * from './food.vocabulary.js';

/** Identifier of a food: a positive whole number [library §3]. */
export const foodId = integerBetween(1, 2_000_000_000);

/** Household measure of one food, e.g. `{ name: 'kromka', grams: 35 }`. */
export const foodUnitSchema = z.object({
  name: requiredText(40, 'Podaj nazwę miary'),
  grams: numberBetween(0.1, 5000),
});
export type FoodUnit = z.output<typeof foodUnitSchema>;

const allergenInfoSchema = z.object({
  allergens: z.array(z.enum(ALLERGENS)).max(ALLERGENS.length).default([]),
  confidence: z.enum(ALLERGEN_CONFIDENCE).default('niepewny'),
  note: text(500).default(''),
  verifiedAt: calendarDate.nullable().default(null),
});

/** Food: macros in g and energy in kcal per `per` [library §3]. */
export const foodSchema = z.object({
  id: foodId,
  name: requiredText(160, 'Podaj nazwę produktu'),
  category: z.string(),
  per: z.enum(FOOD_PER),
  carbs: numberBetween(0, 1000),
  fat: numberBetween(0, 1000),
  protein: numberBetween(0, 1000),
  calories: numberBetween(0, 10000),
  units: z.array(foodUnitSchema).max(20),
  allergenInfo: allergenInfoSchema,
  intolerances: z.array(z.object({ key: z.string(), name: z.string() })).optional(),
  version,
  updatedAt: z.string(),
});
export type Food = z.infer<typeof foodSchema>;
