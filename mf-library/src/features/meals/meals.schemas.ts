import { type Meal, macrosSchema, mealPatchSchema, mealSchema } from '@pora/contracts/catalog/meal.model';
import { type CopySchemas } from '@pora/kit';
import { type MealChange } from './meal-change.js';

/** What the browser's copies of meals and of their changes are checked with; loaded only when one is read. */
export const mealCopySchemas: CopySchemas<Meal, MealChange> = {
  record: mealSchema,
  patch: {
    safeParse: (value) => {
      const { figures } = (value ?? {}) as MealChange;
      const fits =
        mealPatchSchema.safeParse(value).success &&
        (figures === undefined || macrosSchema.safeParse(figures.macros).success);
      return fits ? { success: true, data: value as MealChange } : { success: false };
    },
  },
};
