import { z } from 'zod';
import { defineRoute } from '../route.js';
import { identifier, queryInteger, text } from '../text/text.model.js';
import { foodId, foodSchema } from './food.model.js';
import { mealSchema } from './meal.model.js';
import { ruleConfigSchema } from './rule-config.model.js';

const FOODS_PAGE = 1000;
const MEALS_PAGE = 1500;
const idInPath = z.object({
  id: z
    .string()
    .regex(/^\d{1,10}$/, 'Nieprawidłowy numer produktu')
    .transform(Number)
    .pipe(foodId),
});
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** Food calls [library §7]. */
export const foodRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/foods',
    access: 'user',
    query: z.object({
      limit: queryInteger(1, FOODS_PAGE).default(FOODS_PAGE),
      includeIntolerances: flag.default(true),
      startKey: text(80).optional(),
    }),
    answer: z.object({ items: z.array(foodSchema), nextStartKey: z.string().nullable() }),
  }),
  search: defineRoute({
    method: 'GET',
    path: '/api/foods/search',
    access: 'user',
    query: z.object({ q: text(100), limit: queryInteger(1, 50).default(50) }),
    answer: z.object({ items: z.array(foodSchema) }),
  }),
  get: defineRoute({
    method: 'GET',
    path: '/api/foods/:id',
    access: 'user',
    params: idInPath,
    answer: foodSchema,
  }),
};

/** Meal calls [library §7]. */
export const mealRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/meals',
    access: 'user',
    query: z.object({
      all: flag.default(false),
      limit: queryInteger(1, MEALS_PAGE).default(MEALS_PAGE),
      startKey: text(80).optional(),
    }),
    answer: z.object({ items: z.array(mealSchema), nextStartKey: z.string().nullable() }),
  }),
  get: defineRoute({
    method: 'GET',
    path: '/api/meals/:id',
    access: 'user',
    params: z.object({ id: identifier }),
    answer: mealSchema,
  }),
};

/** Rule configuration as answered: `source` is `database`, or `defaults` until it is saved once [library §7]. */
export const ruleConfigRoutes = {
  get: defineRoute({
    method: 'GET',
    path: '/api/rule-config',
    access: 'user',
    answer: z.object({
      config: ruleConfigSchema,
      defaults: ruleConfigSchema,
      source: z.enum(['defaults', 'database']),
      updatedAt: z.string().nullable(),
    }),
  }),
};

/** Everything the engine needs from the catalogue, in one answer with an ETag. */
export const catalogSnapshotSchema = z.object({
  revision: z.string(),
  foods: z.array(foodSchema),
  meals: z.array(mealSchema),
  ruleConfig: ruleConfigSchema,
});
export type CatalogSnapshot = z.infer<typeof catalogSnapshotSchema>;

/** Calls of other services to the catalogue. */
export const catalogInternalRoutes = {
  snapshot: defineRoute({
    method: 'GET',
    path: '/internal/catalog/snapshot',
    access: 'internal',
    answer: catalogSnapshotSchema,
  }),
};
