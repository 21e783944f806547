import type { CallPath } from '../call.js';

/** Verbs and paths of `backupScheduleRoutes`. */
export const backupSchedulePaths = {
  get: { method: 'GET', path: '/api/admin/backup-schedule' },
  save: { method: 'PUT', path: '/api/admin/backup-schedule' },
} as const satisfies Record<string, CallPath>;
