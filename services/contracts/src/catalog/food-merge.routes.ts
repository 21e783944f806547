import { z } from 'zod';
import { defineRoute } from '../route.js';
import { foodId } from './food.model.js';
import { foodIdInText, foodIdsInQuery } from './food-id.params.js';
import {
  foodMergePreviewSchema,
  foodMergeSchema,
  foodUsesSchema,
  mergeChoice,
  MOST_MERGED_FOODS,
} from './food-merge.model.js';
import { foodMergePaths } from './food-merge.paths.js';

const ONE_OF_THEM = 'Produkt, który zostaje, nie może zarazem zniknąć';
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** Several foods become one, or one is replaced everywhere [library §2]. */
export const foodMergeRoutes = {
  preview: defineRoute({
    ...foodMergePaths.preview,
    access: 'user',
    summary: 'What a merge of foods would change',
    notes: 'Saves nothing.',
    errors: { 422: ['unknown_foods'] },
    query: z
      .object({
        ...mergeChoice,
        stays: foodIdInText,
        goes: foodIdsInQuery(MOST_MERGED_FOODS),
        takeAllergens: flag.default(true),
        takeIntolerances: flag.default(true),
      })
      .refine(({ stays, goes }) => !goes.includes(stays), { path: ['goes'], message: ONE_OF_THEM }),
    answer: foodMergePreviewSchema,
  }),
  uses: defineRoute({
    ...foodMergePaths.uses,
    access: 'user',
    summary: 'Where a food is used in the library',
    params: z.object({ id: foodIdInText }),
    answer: foodUsesSchema,
  }),
  open: defineRoute({
    ...foodMergePaths.open,
    access: 'user',
    summary: 'Merges that the plans have not followed yet, the oldest first',
    answer: z.object({ items: z.array(foodMergeSchema) }),
  }),
  create: defineRoute({
    ...foodMergePaths.create,
    access: 'user',
    summary: 'Make several foods one, or replace one everywhere',
    notes:
      'Everything in the library changes at once or not at all; the plans follow. 409 when ' +
      'something changed since the preview that the `stamp` is of.',
    idempotent: true,
    errors: { 409: ['conflict'], 422: ['unknown_foods'] },
    body: z
      .strictObject({
        ...mergeChoice,
        goes: z
          .array(foodId)
          .min(1, 'Podaj co najmniej jeden produkt')
          .max(MOST_MERGED_FOODS, `Najwyżej ${MOST_MERGED_FOODS} produktów`)
          .overwrite((list) => [...new Set(list)]),
        takeAllergens: z.boolean().default(true),
        takeIntolerances: z.boolean().default(true),
        stamp: z.string().max(100),
      })
      .refine(({ stays, goes }) => !goes.includes(stays), { path: ['goes'], message: ONE_OF_THEM }),
    answer: foodMergeSchema,
    status: 201,
  }),
};
