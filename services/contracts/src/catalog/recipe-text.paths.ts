import type { CallPath } from '../call.js';

/** Verbs and paths of `recipeTextRoutes`. */
export const recipeTextPaths = {
  read: { method: 'POST', path: '/api/meals/from-text' },
} as const satisfies Record<string, CallPath>;
