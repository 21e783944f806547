import type { CallPath } from '../call.js';

/** Verbs and paths of `activityRoutes`. */
export const activityPaths = {
  heartbeat: { method: 'POST', path: '/api/activity/heartbeat' },
  stop: { method: 'DELETE', path: '/api/activity/heartbeat' },
  activeUsers: { method: 'GET', path: '/api/admin/active-users' },
} as const satisfies Record<string, CallPath>;
