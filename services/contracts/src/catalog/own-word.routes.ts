import { z } from 'zod';
import { defineRoute } from '../route.js';
import { identifier } from '../text/text.model.js';
import { ownWordPaths } from './own-word.paths.js';
import {
  newOwnWordSchema,
  ownWordSchema,
  understoodWordsSchema,
  wordsToUnderstandSchema,
} from './own-word.model.js';

/** The practice's own words for what patients write in surveys (decision 33). */
export const ownWordRoutes = {
  list: defineRoute({
    ...ownWordPaths.list,
    access: 'user',
    summary: "The practice's own words, by the word",
    answer: z.object({ items: z.array(ownWordSchema) }),
  }),
  create: defineRoute({
    ...ownWordPaths.create,
    access: 'user',
    summary: 'Add an own word with its meaning',
    notes: 'The same word with the same meaning is answered as it is; with another meaning it is a 409.',
    idempotent: true,
    errors: { 404: ['not_found'], 409: ['conflict'], 422: ['unknown_foods'] },
    body: newOwnWordSchema,
    answer: ownWordSchema,
    status: 201,
  }),
  understand: defineRoute({
    ...ownWordPaths.understand,
    access: 'user',
    summary: 'What the words of a survey mean in this base',
    notes: 'Asked while a survey is typed; nothing is stored.',
    limited: true,
    body: wordsToUnderstandSchema,
    answer: understoodWordsSchema,
  }),
  remove: defineRoute({
    ...ownWordPaths.remove,
    access: 'user',
    summary: 'Remove an own word',
    versioned: true,
    params: z.object({ id: identifier }),
  }),
};
