import type { CallPath } from '../call.js';

/** Verbs and paths of `surveyRoutes`. */
export const surveyPaths = {
  list: { method: 'GET', path: '/api/patient-surveys' },
  save: { method: 'POST', path: '/api/patient-surveys' },
  remove: { method: 'DELETE', path: '/api/patient-surveys/:id' },
  restore: { method: 'POST', path: '/api/patient-surveys/:id/restore' },
} as const satisfies Record<string, CallPath>;
