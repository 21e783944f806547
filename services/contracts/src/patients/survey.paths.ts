import type { CallPath } from '../call.js';

/** Verbs and paths of `surveyRoutes`. */
export const surveyPaths = {
  list: { method: 'GET', path: '/api/patient-surveys' },
  save: { method: 'POST', path: '/api/patient-surveys' },
  // A filled-in form measures some 0.05 MB, one with photographs some megabytes.
  parse: {
    method: 'POST',
    path: '/api/patient-surveys/parse',
    upload: { field: 'file', extensions: ['.docx'], maxFileBytes: 10 * 1024 * 1024 },
  },
  remove: { method: 'DELETE', path: '/api/patient-surveys/:id' },
  decideWords: { method: 'POST', path: '/api/patient-surveys/:id/word-decisions' },
  restore: { method: 'POST', path: '/api/patient-surveys/:id/restore' },
} as const satisfies Record<string, CallPath>;
