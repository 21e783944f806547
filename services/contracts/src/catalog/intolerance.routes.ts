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
    summary: 'Items of the dictionary of intolerances',
    answer: z.object({ items: z.array(intoleranceSchema) }),
  }),
  create: defineRoute({
    ...intoleranceDictionaryPaths.create,
    access: 'user',
    summary: 'Add an item to the dictionary',
    notes: '409 when another item already has the key, the name or one of the other names.',
    idempotent: true,
    errors: { 409: ['conflict'] },
    body: newIntoleranceSchema,
    answer: intoleranceSchema,
    status: 201,
  }),
  update: defineRoute({
    ...intoleranceDictionaryPaths.update,
    access: 'user',
    summary: 'Change an item of the dictionary',
    versioned: true,
    errors: { 409: ['conflict'] },
    params: keyInPath,
    body: intoleranceChangeSchema,
    answer: intoleranceSchema,
  }),
  remove: defineRoute({
    ...intoleranceDictionaryPaths.remove,
    access: 'user',
    summary: 'Remove an item of the dictionary',
    notes: '409 while foods are mapped to it.',
    versioned: true,
    errors: { 409: ['conflict'] },
    params: keyInPath,
  }),
};

/** Links between intolerances and foods [library §7]. */
export const intoleranceMappingRoutes = {
  list: defineRoute({
    ...intoleranceMappingPaths.list,
    access: 'user',
    summary: 'Foods that are mapped to one intolerance, by name',
    errors: { 404: ['not_found'] },
    notes: '`cached` tells that the list was kept from an earlier call, of whichever instance.',
    query: z.object({ intolerance: knownIntoleranceKey }),
    answer: z.object({ items: mappings, cached: z.boolean() }),
  }),
  listByFood: defineRoute({
    ...intoleranceMappingPaths.listByFood,
    access: 'user',
    summary: 'Intolerances that a food is mapped to',
    params: foodIdInPath('foodId'),
    answer: z.object({ items: mappings }),
  }),
  create: defineRoute({
    ...intoleranceMappingPaths.create,
    access: 'user',
    summary: 'Map a food to an intolerance',
    notes: 'A link that is already there is answered as it is.',
    idempotent: true,
    errors: { 404: ['not_found'] },
    body: newMappingSchema,
    answer: intoleranceMappingSchema,
    status: 201,
  }),
  createBatch: defineRoute({
    ...intoleranceMappingPaths.createBatch,
    access: 'user',
    summary: 'Map many foods to an intolerance',
    notes:
      '`failed` are foods that are not in the base; the others are linked together, also those that ' +
      'were already.',
    idempotent: true,
    errors: { 404: ['not_found'] },
    body: batch,
    answer: batchAnswer,
  }),
  remove: defineRoute({
    ...intoleranceMappingPaths.remove,
    access: 'user',
    summary: 'Remove the link of a food to an intolerance',
    errors: { 404: ['not_found'] },
    body: z.object({ intolerance: knownIntoleranceKey, foodId }),
  }),
  removeBatch: defineRoute({
    ...intoleranceMappingPaths.removeBatch,
    access: 'user',
    summary: 'Remove the links of many foods to an intolerance',
    errors: { 404: ['not_found'] },
    notes: '`failed` are the foods that were not mapped to it; the others are removed together.',
    body: batch,
    answer: batchAnswer,
  }),
};
