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
  /** By the word. */
  list: defineRoute({
    ...ownWordPaths.list,
    access: 'user',
    answer: z.object({ items: z.array(ownWordSchema) }),
  }),
  /** The same word with the same meaning is answered as it is; with another meaning it is a 409. */
  create: defineRoute({
    ...ownWordPaths.create,
    access: 'user',
    body: newOwnWordSchema,
    answer: ownWordSchema,
    status: 201,
  }),
  /** Tells while a survey is typed what its words mean in this base; nothing is stored. */
  understand: defineRoute({
    ...ownWordPaths.understand,
    access: 'user',
    body: wordsToUnderstandSchema,
    answer: understoodWordsSchema,
  }),
  remove: defineRoute({
    ...ownWordPaths.remove,
    access: 'user',
    params: z.object({ id: identifier }),
  }),
};
