import type { CallPath } from '../call.js';

/** Verbs and paths of `exportRoutes`. */
export const exportPaths = {
  list: { method: 'GET', path: '/api/patients/:id/exports' },
  start: { method: 'POST', path: '/api/patients/:id/exports' },
  remove: { method: 'DELETE', path: '/api/patients/:id/exports/:exportId' },
  file: { method: 'GET', path: '/api/patients/:id/exports/:exportId/file' },
} as const satisfies Record<string, CallPath>;
