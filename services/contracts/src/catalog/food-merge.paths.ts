import type { CallPath } from '../call.js';

/** Verbs and paths of `foodMergeRoutes`. */
export const foodMergePaths = {
  preview: { method: 'GET', path: '/api/foods/merges/preview' },
  uses: { method: 'GET', path: '/api/foods/:id/uses' },
  open: { method: 'GET', path: '/api/foods/merges/open' },
  create: { method: 'POST', path: '/api/foods/merges' },
} as const satisfies Record<string, CallPath>;
