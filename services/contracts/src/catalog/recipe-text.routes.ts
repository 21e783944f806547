import { defineRoute } from '../route.js';
import { recipeTextPaths } from './recipe-text.paths.js';
import { readRecipeSchema, recipeTextSchema } from './recipe-text.model.js';

/** A recipe pasted as text, read into what a meal is made of; nothing is stored. */
export const recipeTextRoutes = {
  read: defineRoute({
    ...recipeTextPaths.read,
    access: 'user',
    summary: 'Read a pasted recipe into what a meal is made of',
    notes: 'Nothing is stored.',
    limited: true,
    body: recipeTextSchema,
    answer: readRecipeSchema,
  }),
  readFile: defineRoute({
    ...recipeTextPaths.readFile,
    access: 'user',
    summary: 'Read a recipe in a Word file into what a meal is made of',
    notes: 'Nothing is stored; read as the pasted text is.',
    limited: true,
    errors: { 422: ['unreadable_file'] },
    answer: readRecipeSchema,
  }),
};
