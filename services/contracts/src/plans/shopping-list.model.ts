import { z } from 'zod';

/** One line of a list, rounded for the shop; `uses` name the days (1-based) and meals that need it. */
export const shoppingItemSchema = z.object({
  foodId: z.number().nullable(),
  name: z.string(),
  department: z.string(),
  grams: z.number(),
  unitName: z.string().optional(),
  unitQty: z.number().optional(),
  uses: z.array(z.object({ day: z.number(), slotLabel: z.string(), mealName: z.string() })).readonly(),
});
export type ShoppingItem = z.infer<typeof shoppingItemSchema>;

/** Lists of days 1–7 and of all other days, with the fingerprint of the ingredients they stand for (decision 22). */
export const shoppingListsSchema = z.object({
  week1: z.array(shoppingItemSchema).readonly(),
  week2: z.array(shoppingItemSchema).readonly(),
  fingerprint: z.string(),
});
export type ShoppingLists = z.infer<typeof shoppingListsSchema>;
