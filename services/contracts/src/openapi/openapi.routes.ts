import { z } from 'zod';
import { defineRoute } from '../route.js';
import { openApiPaths } from './openapi.paths.js';

/** The description of the API itself. */
export const openApiRoutes = {
  document: defineRoute({
    ...openApiPaths.document,
    access: 'user',
    summary: 'This description, for programs',
    notes: 'Its version is the version of the release that answers.',
    answer: z.looseObject({ openapi: z.string() }),
  }),
  page: defineRoute({
    ...openApiPaths.page,
    access: 'user',
    summary: 'This description, for people',
    answerKind: 'text',
    mediaTypes: ['text/html'],
  }),
};
