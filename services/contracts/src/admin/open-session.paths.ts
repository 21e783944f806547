import type { CallPath } from '../call.js';

/** Verbs and paths of `openSessionRoutes`. */
export const openSessionPaths = {
  list: { method: 'GET', path: '/api/admin/sessions' },
  revoke: { method: 'POST', path: '/api/admin/sessions/:id/revoke' },
} as const satisfies Record<string, CallPath>;
