import type { CallPath } from '../call.js';

/** Verbs and paths of `planHistoryRoutes`. */
export const planHistoryPaths = {
  list: { method: 'GET', path: '/api/diet-plans2/:id/history' },
  compare: { method: 'GET', path: '/api/diet-plans2/:id/history/:n/compare' },
  restore: { method: 'POST', path: '/api/diet-plans2/:id/history/:n/restore' },
  redo: { method: 'POST', path: '/api/diet-plans2/:id/redo' },
} as const satisfies Record<string, CallPath>;
