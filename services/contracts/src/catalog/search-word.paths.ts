import type { CallPath } from '../call.js';

/** Verbs and paths of `searchWordRoutes`. */
export const searchWordPaths = {
  list: { method: 'GET', path: '/api/search-words' },
  create: { method: 'POST', path: '/api/search-words' },
  remove: { method: 'DELETE', path: '/api/search-words/:id' },
} as const satisfies Record<string, CallPath>;
