import type { CallPath } from '../call.js';
import { IMPORT_LIMITS } from './library-import.vocabulary.js';

/** Verbs and paths of `libraryImportRoutes`. */
export const libraryImportPaths = {
  upload: {
    method: 'POST',
    path: '/api/library/imports',
    upload: { field: 'file', extensions: ['.xlsx', '.csv'], maxFileBytes: IMPORT_LIMITS.fileBytes },
  },
  list: { method: 'GET', path: '/api/library/imports' },
  read: { method: 'GET', path: '/api/library/imports/:id' },
  readAnew: { method: 'PATCH', path: '/api/library/imports/:id' },
  preview: { method: 'POST', path: '/api/library/imports/:id/preview' },
  start: { method: 'POST', path: '/api/library/imports/:id/start' },
  remove: { method: 'DELETE', path: '/api/library/imports/:id' },
  refused: { method: 'GET', path: '/api/library/imports/:id/refused' },
  table: { method: 'GET', path: '/api/library/exports/:kind' },
} as const satisfies Record<string, CallPath>;
