import { foodId, foodSchema } from '@pora/contracts/catalog/food.model';
import { intoleranceKey, newIntoleranceSchema } from '@pora/contracts/catalog/intolerance.model';
import { mealSchema } from '@pora/contracts/catalog/meal.model';
import { newSubstitutionSchema } from '@pora/contracts/catalog/substitution.model';
import { text } from '@pora/contracts/text/text.model';

/** Content of a file in `starter/foods`. */
export const starterFoodsSchema = foodSchema
  .omit({ version: true, updatedAt: true, intolerances: true })
  .extend({ anchor: text(200) })
  .array();

/** Content of a file in `starter/meals`. */
export const starterMealsSchema = mealSchema
  .omit({
    version: true,
    updatedAt: true,
    foods: true,
    calories: true,
    macros: true,
    portions: true,
    caloriesPerPortion: true,
    macrosPerPortion: true,
    caloriesOfMacros: true,
    energyDiffers: true,
    unweighedFoods: true,
  })
  .array();

/** Content of a file in `starter/intolerances`: items with the foods that contain them, or why there is none. */
export const starterIntolerancesSchema = newIntoleranceSchema
  .extend({ key: intoleranceKey, foodIds: foodId.array(), withoutFoods: text(300).optional() })
  .refine(({ foodIds, withoutFoods }) => (foodIds.length === 0) === (withoutFoods !== undefined))
  .array();

/** Content of a file in `starter/substitutions`. */
export const starterSubstitutionsSchema = newSubstitutionSchema.array();
