import { mealCalls } from '@pora/contracts/calls';
import { type Meal } from '@pora/contracts/catalog/meal.model';
import { callRoute, defineCollection, readPages, saysAlready } from '@pora/kit';
import {
  type AddedMeal,
  applyMealChange,
  bodyOfChange,
  comparable,
  describeMealChange,
  type MealChange,
} from './meal-change.js';

/** Every meal in one call [library §7]. */
const ALL = { query: { all: 'true' } } as const;

/** The meals of the library, changed locally first and kept in the browser until the first load [library §7]. */
export const mealsCollection = defineCollection<Meal, MealChange>({
  key: 'meals',
  storageKey: 'meal-storage',
  list: mealCalls.list,
  read: (signal) => readPages(mealCalls.list, ALL, signal),
  isUsable: ({ name, types, ingredients, macrosPerPortion }) =>
    typeof name === 'string' &&
    Array.isArray(types) &&
    Array.isArray(ingredients) &&
    typeof macrosPerPortion === 'object' &&
    macrosPerPortion !== null,
  create: (meal: AddedMeal, idempotencyKey) => {
    const { id, pictureOf } = meal;
    const body = { id, ...comparable(meal), ...(pictureOf !== undefined && { pictureOf }) };
    return callRoute(mealCalls.create, { body, idempotencyKey });
  },
  update: (id, change, version) =>
    callRoute(mealCalls.update, {
      params: { id },
      body: bodyOfChange(change),
      ...(version !== undefined && { ifMatch: version }),
    }),
  remove: (id) => callRoute(mealCalls.remove, { params: { id } }),
  applyPatch: applyMealChange,
  says: (meal, change) => saysAlready(comparable(meal), bodyOfChange(change)),
  describe: describeMealChange,
  schemas: async () => (await import('./meals.schemas.js')).mealCopySchemas,
});
