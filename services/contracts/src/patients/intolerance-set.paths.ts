import type { CallPath } from '../call.js';

/** Verbs and paths of `intoleranceSetRoutes`. */
export const intoleranceSetPaths = {
  list: { method: 'GET', path: '/api/patient-intolerances' },
  history: { method: 'GET', path: '/api/patient-intolerances/history' },
  read: { method: 'GET', path: '/api/patient-intolerances/:id' },
  create: { method: 'POST', path: '/api/patient-intolerances' },
  // A report of a laboratory measures some 0.1 MB, one with pictures some megabytes.
  parse: {
    method: 'POST',
    path: '/api/patient-intolerances/parse',
    upload: { field: 'file', extensions: ['.xlsx', '.pdf'], maxFileBytes: 10 * 1024 * 1024 },
  },
  remove: { method: 'DELETE', path: '/api/patient-intolerances/:id' },
  restore: { method: 'POST', path: '/api/patient-intolerances/:id/restore' },
  makeCurrent: { method: 'POST', path: '/api/patient-intolerances/:id/make-current' },
} as const satisfies Record<string, CallPath>;
