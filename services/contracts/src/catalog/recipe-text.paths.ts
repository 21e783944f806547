import type { CallPath } from '../call.js';
import { RECIPE_TEXT_LIMITS } from './recipe-text.vocabulary.js';

/** Verbs and paths of `recipeTextRoutes`. */
export const recipeTextPaths = {
  read: { method: 'POST', path: '/api/meals/from-text' },
  readFile: {
    method: 'POST',
    path: '/api/meals/from-file',
    upload: { field: 'file', extensions: ['.docx'], maxFileBytes: RECIPE_TEXT_LIMITS.fileBytes },
  },
} as const satisfies Record<string, CallPath>;
