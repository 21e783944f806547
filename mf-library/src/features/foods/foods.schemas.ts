import { type Food, foodPatchSchema, foodSchema } from '@pora/contracts/catalog/food.model';
import { type CopySchemas } from '@pora/kit';
import { z } from 'zod';
import { type FoodChange } from './food-change.js';

/** What the browser's copies of foods and of their changes are checked with; a new food has a placeholder for its number. */
export const foodCopySchemas: CopySchemas<Food, FoodChange> = {
  record: foodSchema.extend({ id: z.int(), allowDuplicate: z.boolean().optional() }),
  patch: foodPatchSchema,
};
