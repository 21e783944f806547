import { z } from 'zod';
import { defineRoute } from '../route.js';
import { intoleranceDictionaryPaths, intoleranceMappingPaths } from './intolerance.paths.js';
import { foodId } from './food.model.js';
import { foodIdInPath } from './food-id.params.js';
import {
  intoleranceChangeSchema,
  intoleranceMappingSchema,
  intoleranceSchema,
  knownIntoleranceKey,
  newIntoleranceSchema,
  newMappingSchema,
} from './intolerance.model.js';

/** Foods one batch may name. */
export const MAPPING_BATCH = 5_000;

const mappings = z.array(intoleranceMappingSchema);
const batch = z.object({
  intolerance: knownIntoleranceKey,
  foodIds: z.array(foodId).min(1, 'Podaj produkty').max(MAPPING_BATCH, `Najwyżej ${MAPPING_BATCH}`),
});
const batchAnswer = z.object({ succeeded: z.array(foodId), failed: z.array(foodId) });
const keyInPath = z.object({ key: knownIntoleranceKey });

/** Dictionary of intolerances; reading as specified, writing so that no tested food stays a hole [library §7]. */
export const intoleranceDictionaryRoutes = {
  list: defineRoute({
    ...intoleranceDictionaryPaths.list,
    access: 'user',
    answer: z.object({ items: z.array(intoleranceSchema) }),
  }),
  /** 409 when another item already has the key, the name or one of the other names. */
  create: defineRoute({
    ...intoleranceDictionaryPaths.create,
    access: 'user',
    body: newIntoleranceSchema,
    answer: intoleranceSchema,
    status: 201,
  }),
  update: defineRoute({
    ...intoleranceDictionaryPaths.update,
    access: 'user',
    params: keyInPath,
    body: intoleranceChangeSchema,
    answer: intoleranceSchema,
  }),
  /** 409 while foods are mapped to it. */
  remove: defineRoute({ ...intoleranceDictionaryPaths.remove, access: 'user', params: keyInPath }),
};

/** Links between intolerances and foods [library §7]. */
export const intoleranceMappingRoutes = {
  /** Foods of one intolerance by name; `cached` tells that the list was kept from an earlier call, of whichever instance. */
  list: defineRoute({
    ...intoleranceMappingPaths.list,
    access: 'user',
    query: z.object({ intolerance: knownIntoleranceKey }),
    answer: z.object({ items: mappings, cached: z.boolean() }),
  }),
  listByFood: defineRoute({
    ...intoleranceMappingPaths.listByFood,
    access: 'user',
    params: foodIdInPath('foodId'),
    answer: z.object({ items: mappings }),
  }),
  /** A link that is already there is answered as it is. */
  create: defineRoute({
    ...intoleranceMappingPaths.create,
    access: 'user',
    body: newMappingSchema,
    answer: intoleranceMappingSchema,
    status: 201,
  }),
  /** `failed` are foods that are not in the base; the others are linked together, also those that were already. */
  createBatch: defineRoute({
    ...intoleranceMappingPaths.createBatch,
    access: 'user',
    body: batch,
    answer: batchAnswer,
  }),
  remove: defineRoute({
    ...intoleranceMappingPaths.remove,
    access: 'user',
    body: z.object({ intolerance: knownIntoleranceKey, foodId }),
  }),
  /** `failed` are the foods that were not mapped to it; the others are removed together. */
  removeBatch: defineRoute({
    ...intoleranceMappingPaths.removeBatch,
    access: 'user',
    body: batch,
    answer: batchAnswer,
  }),
};
