import { z } from 'zod';
import { defineRoute } from '../route.js';
import { identifier } from '../text/text.model.js';
import { newOwnWordSchema, ownWordSchema } from './own-word.model.js';

/** The practice's own words for what patients write in surveys (decision 33). */
export const ownWordRoutes = {
  /** By the word. */
  list: defineRoute({
    method: 'GET',
    path: '/api/own-words',
    access: 'user',
    answer: z.object({ items: z.array(ownWordSchema) }),
  }),
  /** The same word with the same meaning is answered as it is; with another meaning it is a 409. */
  create: defineRoute({
    method: 'POST',
    path: '/api/own-words',
    access: 'user',
    body: newOwnWordSchema,
    answer: ownWordSchema,
    status: 201,
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/api/own-words/:id',
    access: 'user',
    params: z.object({ id: identifier }),
  }),
};
