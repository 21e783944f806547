import { z } from 'zod';
import { defineRoute } from '../route.js';
import { substitutionPaths } from './substitution.paths.js';
import { foodIdInPath } from './food-id.params.js';
import { newSubstitutionSchema, substitutionChangeSchema, substitutionSchema } from './substitution.model.js';

const pair = foodIdInPath('foodId', 'substituteFoodId');

/** Substitutes of a food [library §7]. */
export const substitutionRoutes = {
  list: defineRoute({
    ...substitutionPaths.list,
    access: 'user',
    summary: 'Substitutes of a food',
    params: foodIdInPath('foodId'),
    answer: z.object({ items: z.array(substitutionSchema) }),
  }),
  create: defineRoute({
    ...substitutionPaths.create,
    access: 'user',
    summary: 'Add a substitute of a food',
    notes: 'The same pair with the same content is answered as it is; with other content it is a 409.',
    idempotent: true,
    errors: { 404: ['not_found'], 409: ['conflict'], 422: ['unknown_foods'] },
    body: newSubstitutionSchema,
    answer: substitutionSchema,
    status: 201,
  }),
  update: defineRoute({
    ...substitutionPaths.update,
    access: 'user',
    summary: 'Change a substitute of a food',
    versioned: true,
    params: pair,
    body: substitutionChangeSchema,
    answer: substitutionSchema,
  }),
  remove: defineRoute({
    ...substitutionPaths.remove,
    access: 'user',
    summary: 'Remove a substitute of a food',
    versioned: true,
    params: pair,
  }),
};
