import { z } from 'zod';
import { defineRoute } from '../route.js';
import { foodPaths, mealPaths } from './catalog.paths.js';
import { foodTrashSchema, mealTrashSchema } from './catalog-trash.model.js';
import { identifier, queryInteger, text } from '../text/text.model.js';
import { foodIdInText, foodIdsInQuery } from './food-id.params.js';
import { foodId, foodPatchSchema, foodSchema, newFoodSchema } from './food.model.js';
import { intoleranceMappingSchema, intoleranceSchema } from './intolerance.model.js';
import { mealPatchSchema, mealSchema, newMealSchema } from './meal.model.js';
import { mealPictureSchema, pictureKey } from './meal-picture.model.js';
import { ruleConfigSchema } from './rule-config.model.js';
import { ownWordSchema } from './own-word.model.js';
import { substitutionSchema } from './substitution.model.js';

const FOODS_PAGE = 1000;
const MEALS_PAGE = 1500;
const FOODS_BY_IDS = 100;
const FOODS_AT_ONCE = 1000;
const idInPath = z.object({ id: foodIdInText });
const foodIds = z.object({
  ids: z
    .array(foodId)
    .min(1, 'Podaj co najmniej jeden produkt')
    .max(FOODS_AT_ONCE, `Najwyżej ${FOODS_AT_ONCE} produktów`)
    .overwrite((list) => [...new Set(list)]),
});
const mealById = z.object({ id: identifier });
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** Food calls [library §7]. */
export const foodRoutes = {
  list: defineRoute({
    ...foodPaths.list,
    access: 'user',
    summary: 'Foods of the base, in pages',
    query: z.object({
      limit: queryInteger(1, FOODS_PAGE).default(FOODS_PAGE),
      includeIntolerances: flag.default(true),
      startKey: text(80).optional(),
    }),
    answer: z.object({ items: z.array(foodSchema), nextStartKey: z.string().nullable() }),
  }),
  search: defineRoute({
    ...foodPaths.search,
    access: 'user',
    summary: 'Foods by a part of their name',
    query: z.object({ q: text(100), limit: queryInteger(1, 50).default(50) }),
    answer: z.object({ items: z.array(foodSchema) }),
  }),
  byIds: defineRoute({
    ...foodPaths.byIds,
    access: 'user',
    summary: 'Foods of up to 100 ids, in the order of the ids',
    notes: 'Ids nobody knows are left out.',
    query: z.object({ ids: foodIdsInQuery(FOODS_BY_IDS) }),
    answer: z.object({ items: z.array(foodSchema) }),
  }),
  trash: defineRoute({
    ...foodPaths.trash,
    access: 'user',
    summary: 'Deleted foods of the last 30 days, the last one first',
    notes: 'Foods that became another one do not come back and are left out; up to 1,000 are listed.',
    answer: foodTrashSchema,
  }),
  get: defineRoute({
    ...foodPaths.get,
    access: 'user',
    summary: 'One food',
    params: idInPath,
    answer: foodSchema,
  }),
  create: defineRoute({
    ...foodPaths.create,
    access: 'user',
    summary: 'Add a food',
    notes:
      '409 `duplicate_food` when a food of the base has the name already (case, accents and blanks ignored): `details.food` is ' +
      'that one, and `allowDuplicate` says that a second is meant. A bar code names one food: one that is taken is a 409 in ' +
      'any case.',
    idempotent: true,
    errors: { 409: ['conflict', 'duplicate_food'], 422: ['unknown_foods'] },
    body: newFoodSchema,
    answer: foodSchema,
    status: 201,
  }),
  update: defineRoute({
    ...foodPaths.update,
    access: 'user',
    summary: 'Change a food',
    versioned: true,
    // A bar code that another food has.
    errors: { 409: ['conflict'] },
    params: idInPath,
    body: foodPatchSchema,
    answer: foodSchema,
  }),
  remove: defineRoute({
    ...foodPaths.remove,
    access: 'user',
    summary: 'Move foods to the trash',
    notes: 'A food that a meal of the library uses is skipped; ids nobody knows are in neither list.',
    body: foodIds,
    answer: z.object({ deleted: z.array(foodId), skippedInUse: z.array(foodId) }),
  }),
  restore: defineRoute({
    ...foodPaths.restore,
    access: 'user',
    summary: 'Take deleted foods out of the trash, within 30 days',
    notes: 'Answers those of the ids that are in use now.',
    body: foodIds,
    answer: z.object({ items: z.array(foodSchema) }),
  }),
  erase: defineRoute({
    ...foodPaths.erase,
    access: 'user',
    summary: 'Remove a deleted food for good',
    notes:
      'With its substitutes, its mappings and the foods that became it; nothing brings it back. One that a deleted meal ' +
      'is made of stays (409).',
    errors: { 409: ['conflict'] },
    params: idInPath,
  }),
};

/** Meal calls [library §7]. */
export const mealRoutes = {
  list: defineRoute({
    ...mealPaths.list,
    access: 'user',
    summary: 'Meals of the library, in pages',
    query: z.object({
      all: flag.default(false),
      limit: queryInteger(1, MEALS_PAGE).default(MEALS_PAGE),
      startKey: text(80).optional(),
    }),
    answer: z.object({ items: z.array(mealSchema), nextStartKey: z.string().nullable() }),
  }),
  trash: defineRoute({
    ...mealPaths.trash,
    access: 'user',
    summary: 'Deleted meals of the last 30 days, the last one first',
    notes: 'Up to 1,000 are listed.',
    answer: mealTrashSchema,
  }),
  get: defineRoute({
    ...mealPaths.get,
    access: 'user',
    summary: 'One meal',
    params: mealById,
    answer: mealSchema,
  }),
  create: defineRoute({
    ...mealPaths.create,
    access: 'user',
    summary: 'Add a meal',
    idempotent: true,
    errors: { 409: ['conflict'], 422: ['unknown_foods'] },
    body: newMealSchema,
    answer: mealSchema,
    status: 201,
  }),
  update: defineRoute({
    ...mealPaths.update,
    access: 'user',
    summary: 'Change a meal',
    versioned: true,
    errors: { 422: ['unknown_foods'] },
    params: mealById,
    body: mealPatchSchema,
    answer: mealSchema,
  }),
  remove: defineRoute({
    ...mealPaths.remove,
    access: 'user',
    summary: 'Move a meal to the trash',
    versioned: true,
    params: mealById,
  }),
  restore: defineRoute({
    ...mealPaths.restore,
    access: 'user',
    summary: 'Take a deleted meal out of the trash, within 30 days',
    errors: { 422: ['unknown_foods'] },
    params: mealById,
    answer: mealSchema,
  }),
  erase: defineRoute({
    ...mealPaths.erase,
    access: 'user',
    summary: 'Remove a deleted meal for good',
    notes:
      'With its photograph; nothing brings it back. Plans keep their own copy of a meal and do not change.',
    params: mealById,
  }),
};

/** Everything the engine needs from the catalogue, in one answer with an ETag. */
export const catalogSnapshotSchema = z.object({
  revision: z.string(),
  foods: z.array(foodSchema),
  meals: z.array(mealSchema),
  ruleConfig: ruleConfigSchema,
  dictionary: z.array(intoleranceSchema.pick({ key: true, name: true, aliases: true })),
  mappings: z.array(
    intoleranceMappingSchema.pick({ intolerance: true, intoleranceName: true, foodId: true }),
  ),
  substitutions: z.array(substitutionSchema.pick({ foodId: true, substituteFoodId: true, percentage: true })),
  ownWords: z.array(
    ownWordSchema.pick({ word: true, kind: true, foodIds: true, categories: true, allergens: true }),
  ),
  /**
   * Numbers of foods that became another one. Each also stands in the lists above as what it became, so that whoever still
   * holds such a number is checked by the food that stayed (ADR 0077).
   */
  mergedFoods: z.array(z.object({ foodId, into: foodId })),
});
export type CatalogSnapshot = z.infer<typeof catalogSnapshotSchema>;

/** More meals than any plan holds. */
const MOST_PICTURED_MEALS = 500;

/** Calls of other services to the catalogue. */
export const catalogInternalRoutes = {
  snapshot: defineRoute({
    method: 'GET',
    path: '/internal/catalog/snapshot',
    access: 'internal',
    answer: catalogSnapshotSchema,
  }),
  /** Which of these meals have a photograph, by the meal's id. */
  pictures: defineRoute({
    method: 'POST',
    path: '/internal/catalog/meal-pictures',
    access: 'internal',
    body: z.strictObject({ ids: z.array(identifier).max(MOST_PICTURED_MEALS) }),
    answer: z.object({ pictures: z.record(z.string(), mealPictureSchema) }),
  }),
  /** A photograph as small as paper needs it; 404 when the meal has another one or none. */
  smallPicture: defineRoute({
    method: 'GET',
    path: '/internal/catalog/meal-pictures/:id/:key',
    access: 'internal',
    params: z.object({ id: identifier, key: pictureKey }),
    answerKind: 'file',
  }),
};
