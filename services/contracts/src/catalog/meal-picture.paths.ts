import type { CallPath } from '../call.js';

/** Verbs and paths of `mealPictureRoutes`. */
export const mealPicturePaths = {
  put: {
    method: 'PUT',
    path: '/api/meals/:id/picture',
    upload: {
      field: 'file',
      extensions: ['.jpg', '.jpeg', '.png', '.webp'],
      maxFileBytes: 8 * 1024 * 1024,
    },
  },
  describe: { method: 'PATCH', path: '/api/meals/:id/picture' },
  remove: { method: 'DELETE', path: '/api/meals/:id/picture' },
  show: { method: 'GET', path: '/api/meals/:id/pictures/:key' },
} as const satisfies Record<string, CallPath>;
