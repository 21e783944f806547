import { defineRoute } from '@pora/contracts';
import {
  identifier,
  integerBetween,
  queryInteger,
  requiredText,
  text,
} from '@pora/contracts/text/text.model';
import { z } from 'zod';

const noteSchema = z.object({
  id: identifier,
  version: z.int(),
  title: z.string(),
  grams: z.number().nullable(),
});
const newNoteSchema = z.object({
  id: identifier,
  title: requiredText(40, 'Podaj tytuł'),
  grams: z.number().min(0).max(1000).nullish(),
  tags: z.array(text(20)).max(5).optional(),
});
const params = z.object({ id: identifier });

/** Routes of the sample feature. */
export const notesRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/notes',
    access: 'user',
    query: z.object({ limit: queryInteger(1, 50).default(10), search: text(40).optional() }),
    answer: z.object({ items: z.array(noteSchema) }),
  }),
  get: defineRoute({ method: 'GET', path: '/api/notes/:id', access: 'user', params, answer: noteSchema }),
  create: defineRoute({
    method: 'POST',
    path: '/api/notes',
    access: 'user',
    idempotent: true,
    limited: true,
    errors: { 409: ['conflict'] },
    status: 201,
    body: newNoteSchema,
    answer: noteSchema,
    maxBodyBytes: 16 * 1024,
  }),
  update: defineRoute({
    method: 'PATCH',
    path: '/api/notes/:id',
    access: 'user',
    versioned: true,
    errors: { 409: ['conflict'] },
    params,
    body: newNoteSchema.omit({ id: true }).partial(),
    answer: noteSchema,
  }),
  remove: defineRoute({ method: 'DELETE', path: '/api/notes/:id', access: 'user', versioned: true, params }),
  count: defineRoute({
    method: 'GET',
    path: '/api/admin/notes-count',
    access: 'admin',
    answer: z.object({ count: z.int() }),
  }),
  internalGet: defineRoute({
    method: 'GET',
    path: '/internal/notes/:id',
    access: 'internal',
    params,
    answer: noteSchema,
  }),
  snapshot: defineRoute({
    method: 'GET',
    path: '/internal/notes-snapshot',
    access: 'internal',
    answer: z.object({ items: z.array(z.int()) }),
  }),
  file: defineRoute({ method: 'GET', path: '/api/notes-file', access: 'user', answerKind: 'file' }),
  upload: defineRoute({
    method: 'POST',
    path: '/api/notes-upload',
    access: 'user',
    query: z.object({ title: text(40).optional() }),
    upload: { field: 'file', extensions: ['.docx', '.pdf'], maxFileBytes: 64 * 1024 },
    answer: z.object({ name: z.string(), bytes: z.int() }),
  }),
  slow: defineRoute({
    method: 'POST',
    path: '/api/notes-slow',
    access: 'user',
    body: z.object({ sleepMs: integerBetween(0, 10_000) }),
  }),
  broken: defineRoute({
    method: 'GET',
    path: '/api/notes-broken',
    access: 'user',
    query: z.object({ how: z.enum(['throw', 'contract']) }),
    answer: z.object({ fine: z.literal(true) }),
  }),
};
