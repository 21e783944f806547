import { z } from 'zod';
import { MEAL_TYPES } from '../catalog/meal-types.vocabulary.js';

/** Where an item is needed: the day (1-based), the meal, and the grams that are cooked there, not rounded. */
const shoppingUseSchema = z.object({
  day: z.number(),
  slotLabel: z.string(),
  slotType: z.enum(MEAL_TYPES),
  mealName: z.string(),
  grams: z.number(),
});
export type ShoppingUse = z.infer<typeof shoppingUseSchema>;

/** One line of a list, rounded for the shop. */
export const shoppingItemSchema = z.object({
  foodId: z.number().nullable(),
  name: z.string(),
  department: z.string(),
  grams: z.number(),
  unitName: z.string().optional(),
  unitQty: z.number().optional(),
  /** Which of the two amounts a shop sells: pieces, slices and packages by the unit, everything else by weight. */
  soldBy: z.enum(['unit', 'weight']),
  /** Exact sum of the uses in grams, before minimums and rounding. */
  neededGrams: z.number(),
  /** Weight of one unit in grams, where it is known. */
  unitGrams: z.number().optional(),
  uses: z.array(shoppingUseSchema).readonly(),
});
export type ShoppingItem = z.infer<typeof shoppingItemSchema>;

/** Lists of days 1–7 and of all other days, with the fingerprint of the ingredients they stand for (decision 22). */
export const shoppingListsSchema = z.object({
  week1: z.array(shoppingItemSchema).readonly(),
  week2: z.array(shoppingItemSchema).readonly(),
  fingerprint: z.string(),
});
export type ShoppingLists = z.infer<typeof shoppingListsSchema>;
