import { z } from 'zod';
import { defineRoute } from '../route.js';
import { identifier } from '../text/text.model.js';
import { newSearchWordSchema, searchWordSchema } from './search-word.model.js';
import { searchWordPaths } from './search-word.paths.js';

/** The practice's own names for foods and dishes in searches and recipes; no check of a plan reads them. */
export const searchWordRoutes = {
  list: defineRoute({
    ...searchWordPaths.list,
    access: 'user',
    summary: 'Names the practice has added to the search, by the name',
    answer: z.object({ items: z.array(searchWordSchema) }),
  }),
  create: defineRoute({
    ...searchWordPaths.create,
    access: 'user',
    summary: 'Add a name to the search',
    notes:
      'The same name for the same thing is answered as it is. It widens searches and never decides safety.',
    idempotent: true,
    errors: { 409: ['conflict'] },
    body: newSearchWordSchema,
    answer: searchWordSchema,
    status: 201,
  }),
  remove: defineRoute({
    ...searchWordPaths.remove,
    access: 'user',
    summary: 'Remove a name from the search',
    params: z.object({ id: identifier }),
  }),
};
