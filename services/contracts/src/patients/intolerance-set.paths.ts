import type { CallPath } from '../call.js';

/** Verbs and paths of `intoleranceSetRoutes`. */
export const intoleranceSetPaths = {
  list: { method: 'GET', path: '/api/patient-intolerances' },
  create: { method: 'POST', path: '/api/patient-intolerances' },
  remove: { method: 'DELETE', path: '/api/patient-intolerances/:id' },
  restore: { method: 'POST', path: '/api/patient-intolerances/:id/restore' },
} as const satisfies Record<string, CallPath>;
