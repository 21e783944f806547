import type { CallPath } from '../call.js';

/** Verbs and paths of `substitutionRoutes`. */
export const substitutionPaths = {
  list: { method: 'GET', path: '/api/substitutions/:foodId' },
  create: { method: 'POST', path: '/api/substitutions' },
  update: { method: 'PUT', path: '/api/substitutions/:foodId/:substituteFoodId' },
  remove: { method: 'DELETE', path: '/api/substitutions/:foodId/:substituteFoodId' },
} as const satisfies Record<string, CallPath>;
