import type { CallPath } from '../call.js';

/** Verbs and paths of `ownWordRoutes`. */
export const ownWordPaths = {
  list: { method: 'GET', path: '/api/own-words' },
  create: { method: 'POST', path: '/api/own-words' },
  understand: { method: 'POST', path: '/api/own-words/understand' },
  remove: { method: 'DELETE', path: '/api/own-words/:id' },
} as const satisfies Record<string, CallPath>;
