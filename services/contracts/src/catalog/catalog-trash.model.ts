import { z } from 'zod';
import { identifier } from '../text/text.model.js';
import { foodId } from './food.model.js';

/** Most of the trash that one answer lists. */
export const TRASH_AT_ONCE = 1_000;

const trashed = { name: z.string(), deletedAt: z.string(), deletedBy: z.string(), until: z.string() };

/** A list of the trash: the last that were deleted, and how many there are. */
const listOf = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), total: z.number() });

/** A deleted food that can come back until `until`. */
export const trashedFoodSchema = z.object({ id: foodId, ...trashed });
/** A deleted food. */
export type TrashedFood = z.output<typeof trashedFoodSchema>;

/** A deleted meal that can come back until `until`. */
export const trashedMealSchema = z.object({ id: identifier, ...trashed });
/** A deleted meal. */
export type TrashedMeal = z.output<typeof trashedMealSchema>;

/** The trash of the foods. */
export const foodTrashSchema = listOf(trashedFoodSchema);
/** The trash of the meals. */
export const mealTrashSchema = listOf(trashedMealSchema);
