import type { CallPath } from '../call.js';

/** Verbs and paths of `recordTrashRoutes`. */
export const recordTrashPaths = {
  list: { method: 'GET', path: '/api/patients/trash/records' },
  eraseSurvey: { method: 'DELETE', path: '/api/patient-surveys/trash/:id' },
  eraseResults: { method: 'DELETE', path: '/api/patient-intolerances/trash/:id' },
  eraseVisits: { method: 'DELETE', path: '/api/schedule/trash/visits' },
} as const satisfies Record<string, CallPath>;
