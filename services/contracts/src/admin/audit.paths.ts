import type { CallPath } from '../call.js';

/** Verbs and paths of `auditRoutes`. */
export const auditPaths = {
  list: { method: 'GET', path: '/api/admin/audit' },
  file: { method: 'GET', path: '/api/admin/audit/file' },
} as const satisfies Record<string, CallPath>;
