import type { CallPath } from '../call.js';

/** Verbs and paths of `foodRoutes`. */
export const foodPaths = {
  list: { method: 'GET', path: '/api/foods' },
  search: { method: 'GET', path: '/api/foods/search' },
  byIds: { method: 'GET', path: '/api/foods/by-ids' },
  trash: { method: 'GET', path: '/api/foods/trash' },
  get: { method: 'GET', path: '/api/foods/:id' },
  create: { method: 'POST', path: '/api/foods' },
  update: { method: 'PATCH', path: '/api/foods/:id' },
  remove: { method: 'DELETE', path: '/api/foods' },
  restore: { method: 'POST', path: '/api/foods/restore' },
  erase: { method: 'DELETE', path: '/api/foods/trash/:id' },
} as const satisfies Record<string, CallPath>;

/** Verbs and paths of `mealRoutes`. */
export const mealPaths = {
  list: { method: 'GET', path: '/api/meals' },
  trash: { method: 'GET', path: '/api/meals/trash' },
  get: { method: 'GET', path: '/api/meals/:id' },
  create: { method: 'POST', path: '/api/meals' },
  update: { method: 'PATCH', path: '/api/meals/:id' },
  remove: { method: 'DELETE', path: '/api/meals/:id' },
  restore: { method: 'POST', path: '/api/meals/:id/restore' },
  erase: { method: 'DELETE', path: '/api/meals/trash/:id' },
} as const satisfies Record<string, CallPath>;
