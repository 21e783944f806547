import { z } from 'zod';
import { defineRoute } from '../route.js';
import { identifier } from '../text/text.model.js';
import {
  importOptionsSchema,
  importPreviewSchema,
  importReadingSchema,
  libraryImportSchema,
} from './library-import.model.js';
import { libraryImportPaths } from './library-import.paths.js';
import { IMPORT_KINDS, TABLE_FORMATS } from './library-import.vocabulary.js';

const byId = z.object({ id: identifier });

/** Calls that bring foods and meals in from a file, and out into one. */
export const libraryImportRoutes = {
  upload: defineRoute({
    ...libraryImportPaths.upload,
    access: 'user',
    summary: 'Upload a file of foods or meals and read it',
    notes: 'Proposes a field for each of its columns. It is kept for a day, the library stays as it is.',
    limited: true,
    query: z.object({ kind: z.enum(IMPORT_KINDS) }),
    answer: libraryImportSchema,
    status: 201,
  }),
  list: defineRoute({
    ...libraryImportPaths.list,
    access: 'user',
    summary: 'The latest imports, the newest first',
    notes: 'Asked again and again while one is under way.',
    answer: z.object({ items: z.array(libraryImportSchema) }),
  }),
  read: defineRoute({
    ...libraryImportPaths.read,
    access: 'user',
    summary: 'One import',
    params: byId,
    answer: libraryImportSchema,
  }),
  readAnew: defineRoute({
    ...libraryImportPaths.readAnew,
    access: 'user',
    summary: 'Read the kept file anew',
    notes: 'As another kind, with another character set or separator.',
    errors: { 409: ['conflict'], 422: ['unreadable_file'] },
    params: byId,
    body: importReadingSchema,
    answer: libraryImportSchema,
  }),
  preview: defineRoute({
    ...libraryImportPaths.preview,
    access: 'user',
    summary: 'What an import with these options would do, row by row',
    notes: 'Does nothing.',
    errors: { 409: ['conflict'], 422: ['unreadable_file'] },
    params: byId,
    body: importOptionsSchema,
    answer: importPreviewSchema,
  }),
  start: defineRoute({
    ...libraryImportPaths.start,
    access: 'user',
    summary: 'Begin an import',
    notes: 'One may be under way at a time (409 `conflict`). Begun once more, it is answered as it is.',
    errors: { 409: ['conflict'], 422: ['unreadable_file'] },
    params: byId,
    body: importOptionsSchema,
    answer: libraryImportSchema,
  }),
  remove: defineRoute({
    ...libraryImportPaths.remove,
    access: 'user',
    summary: 'Stop an import under way, or remove one that is not',
    notes: 'The rows that were written stay.',
    params: byId,
  }),
  refused: defineRoute({
    ...libraryImportPaths.refused,
    access: 'user',
    summary: 'The refused rows of an import, as CSV',
    mediaTypes: ['text/csv'],
    notes: 'As they stand in the file, each with its reason: of the last preview, or of the import.',
    errors: { 409: ['conflict'] },
    params: byId,
    answerKind: 'file',
  }),
  table: defineRoute({
    ...libraryImportPaths.table,
    access: 'user',
    summary: 'All foods or meals as a file',
    mediaTypes: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    notes: 'The upload takes it without a change; `template` asks for its head and an example.',
    params: z.object({ kind: z.enum(IMPORT_KINDS) }),
    query: z.object({ format: z.enum(TABLE_FORMATS), template: z.literal('true').optional() }),
    answerKind: 'file',
  }),
};
