import { z } from 'zod';
import { defineRoute } from '../route.js';
import { foodIdInPath } from './food-id.params.js';
import { newSubstitutionSchema, substitutionChangeSchema, substitutionSchema } from './substitution.model.js';

const ONE = '/api/substitutions/:foodId/:substituteFoodId';
const pair = foodIdInPath('foodId', 'substituteFoodId');

/** Substitutes of a food [library §7]. */
export const substitutionRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/substitutions/:foodId',
    access: 'user',
    params: foodIdInPath('foodId'),
    answer: z.object({ items: z.array(substitutionSchema) }),
  }),
  /** The same pair with the same content is answered as it is; with other content it is a 409. */
  create: defineRoute({
    method: 'POST',
    path: '/api/substitutions',
    access: 'user',
    body: newSubstitutionSchema,
    answer: substitutionSchema,
    status: 201,
  }),
  update: defineRoute({
    method: 'PUT',
    path: ONE,
    access: 'user',
    params: pair,
    body: substitutionChangeSchema,
    answer: substitutionSchema,
  }),
  remove: defineRoute({ method: 'DELETE', path: ONE, access: 'user', params: pair }),
};
