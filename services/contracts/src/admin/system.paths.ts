import type { CallPath } from '../call.js';

/** Verbs and paths of `systemRoutes`. */
export const systemPaths = {
  state: { method: 'GET', path: '/api/admin/system' },
  rollback: { method: 'POST', path: '/api/admin/releases/:name/rollback' },
} as const satisfies Record<string, CallPath>;
