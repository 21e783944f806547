import { foodSchema } from '@pora/contracts/catalog/food.model';
import { mealSchema } from '@pora/contracts/catalog/meal.model';
import { text } from '@pora/contracts/text/text.model';

/** Content of a file in `starter/foods`. */
export const starterFoodsSchema = foodSchema
  .omit({ version: true, updatedAt: true, intolerances: true })
  .extend({ anchor: text(200) })
  .array();

/** Content of a file in `starter/meals`. */
export const starterMealsSchema = mealSchema
  .omit({ version: true, updatedAt: true, foods: true, calories: true, macros: true })
  .array();
