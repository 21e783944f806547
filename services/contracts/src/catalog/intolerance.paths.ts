import type { CallPath } from '../call.js';

/** Verbs and paths of `intoleranceDictionaryRoutes`. */
export const intoleranceDictionaryPaths = {
  list: { method: 'GET', path: '/api/intolerances/dictionary' },
  create: { method: 'POST', path: '/api/intolerances/dictionary' },
  update: { method: 'PATCH', path: '/api/intolerances/dictionary/:key' },
  remove: { method: 'DELETE', path: '/api/intolerances/dictionary/:key' },
} as const satisfies Record<string, CallPath>;

/** Verbs and paths of `intoleranceMappingRoutes`. */
export const intoleranceMappingPaths = {
  list: { method: 'GET', path: '/api/intolerances/mappings' },
  listByFood: { method: 'GET', path: '/api/intolerances/mappings/by-food/:foodId' },
  create: { method: 'POST', path: '/api/intolerances/mappings' },
  createBatch: { method: 'POST', path: '/api/intolerances/mappings/batch' },
  remove: { method: 'DELETE', path: '/api/intolerances/mappings' },
  removeBatch: { method: 'DELETE', path: '/api/intolerances/mappings/batch' },
} as const satisfies Record<string, CallPath>;
