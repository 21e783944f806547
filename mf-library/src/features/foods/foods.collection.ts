import { foodCalls } from '@pora/contracts/calls';
import { type Food } from '@pora/contracts/catalog/food.model';
import { callRoute, defineCollection, HttpError, readPages, saysAlready } from '@pora/kit';
import {
  applyFoodChange,
  contentOfFood,
  describeFoodChange,
  type DraftFood,
  type FoodChange,
  mergeFoodChanges,
} from './food-change.js';
import { foodStrings as t } from './foods.strings.js';

/** A thousand foods a call [library §9]. */
const PAGES = { query: { limit: '1000', includeIntolerances: 'false' } } as const;

/** The foods of the base, changed locally first; the plan editor reads the same copy in the browser [library §7]. */
export const foodsCollection = defineCollection<Food, FoodChange>({
  key: 'foods',
  storageKey: 'foods-cache-v5',
  list: foodCalls.list,
  read: (signal) => readPages(foodCalls.list, PAGES, signal),
  isUsable: ({ name, units, allergenInfo }) =>
    typeof name === 'string' &&
    Array.isArray(units) &&
    typeof allergenInfo === 'object' &&
    Array.isArray(allergenInfo?.allergens),
  create: (food: DraftFood, idempotencyKey) => {
    const { code, ...content } = contentOfFood(food);
    const { allowDuplicate, intolerances } = food;
    const body = {
      ...content,
      ...(code !== null && { code }),
      ...(intolerances && { intoleranceKeys: intolerances.map(({ key }) => key) }),
      ...(allowDuplicate && { allowDuplicate }),
    };
    return callRoute(foodCalls.create, { body, idempotencyKey });
  },
  update: (id, change, version) =>
    callRoute(foodCalls.update, {
      params: { id },
      body: change,
      ...(version !== undefined && { ifMatch: version }),
    }),
  remove: async (id) => {
    const { skippedInUse } = await callRoute(foodCalls.remove, { body: { ids: [Number(id)] } });
    if (skippedInUse.length > 0) throw new HttpError(t.trash.inUse, { status: 409, code: FOOD_IN_USE });
  },
  // A food that could not be saved stays [library §8].
  keepsAdds: true,
  applyPatch: applyFoodChange,
  mergePatches: mergeFoodChanges,
  // Nothing in the record tells which links it has.
  says: (food, change) =>
    change.intoleranceKeys === undefined &&
    saysAlready(contentOfFood(food), contentOfFood(applyFoodChange(food, change))),
  describe: describeFoodChange,
  schemas: async () => (await import('./foods.schemas.js')).foodCopySchemas,
});

/** Code of a deletion that the server skipped: a meal is made of the food [library §4]. */
export const FOOD_IN_USE = 'food_in_use';

let lastNumber = 0;

/** Stands in for the number of a new food until the server has given one; never a food's own. */
export const nextPlaceholder = (): number => (lastNumber = Math.min(lastNumber - 1, -Date.now()));

/** Whether the server has given the food its number. */
export const hasNumber = ({ id }: Pick<Food, 'id'>): boolean => id > 0;
