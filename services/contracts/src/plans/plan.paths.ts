import type { CallPath } from '../call.js';

/** Verbs and paths of `planRoutes`. */
export const planPaths = {
  list: { method: 'GET', path: '/api/diet-plans2' },
  create: { method: 'POST', path: '/api/diet-plans2' },
  trash: { method: 'GET', path: '/api/diet-plans2/trash' },
  get: { method: 'GET', path: '/api/diet-plans2/:id' },
  update: { method: 'PATCH', path: '/api/diet-plans2/:id' },
  remove: { method: 'DELETE', path: '/api/diet-plans2/:id' },
  restore: { method: 'POST', path: '/api/diet-plans2/:id/restore' },
  erase: { method: 'DELETE', path: '/api/diet-plans2/trash/:id' },
  generate: { method: 'POST', path: '/api/diet-plans2/:id/generate' },
  undo: { method: 'POST', path: '/api/diet-plans2/:id/undo' },
  // A hand-out of 14 days × 8 meals measures some 0.1 MB; files saved again elsewhere are larger and get their refusal.
  importDocx: {
    method: 'POST',
    path: '/api/diet-plans2/import-docx',
    upload: { field: 'file', extensions: ['.docx'], maxFileBytes: 2 * 1024 * 1024 },
  },
  exportDocx: { method: 'GET', path: '/api/diet-plans2/:id/export-docx' },
  confirmExport: { method: 'POST', path: '/api/diet-plans2/:id/export-docx-confirmations' },
  debugLog: { method: 'GET', path: '/api/diet-plans2/:id/debug-log' },
} as const satisfies Record<string, CallPath>;
