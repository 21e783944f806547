import type { CallPath } from '../call.js';

/** Verbs and paths of `backupRoutes`. */
export const backupPaths = {
  list: { method: 'GET', path: '/api/admin/backups' },
  start: { method: 'POST', path: '/api/admin/backups' },
  cancel: { method: 'POST', path: '/api/admin/backups/:id/cancel' },
  check: { method: 'POST', path: '/api/admin/backups/:id/restore-check' },
  file: { method: 'GET', path: '/api/admin/backups/:id/file' },
  restorePreview: { method: 'GET', path: '/api/admin/backups/:id/restore' },
  lostChanges: { method: 'GET', path: '/api/admin/backups/:id/lost-changes' },
  restore: { method: 'POST', path: '/api/admin/backups/:id/restore' },
  restores: { method: 'GET', path: '/api/admin/restores' },
  remove: { method: 'DELETE', path: '/api/admin/backups/:id' },
} as const satisfies Record<string, CallPath>;
