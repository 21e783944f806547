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
  /** Reads a file and proposes a field for each of its columns. It is kept for a day, the library stays as it is. */
  upload: defineRoute({
    ...libraryImportPaths.upload,
    access: 'user',
    query: z.object({ kind: z.enum(IMPORT_KINDS) }),
    answer: libraryImportSchema,
    status: 201,
  }),
  /** The latest imports that were begun, the newest first; asked again and again while one is under way. */
  list: defineRoute({
    ...libraryImportPaths.list,
    access: 'user',
    answer: z.object({ items: z.array(libraryImportSchema) }),
  }),
  read: defineRoute({
    ...libraryImportPaths.read,
    access: 'user',
    params: byId,
    answer: libraryImportSchema,
  }),
  /** Reads the kept file anew: as another kind, with another character set or separator. */
  readAnew: defineRoute({
    ...libraryImportPaths.readAnew,
    access: 'user',
    params: byId,
    body: importReadingSchema,
    answer: libraryImportSchema,
  }),
  /** Tells row by row what {@link start} with these options would do, and does nothing. */
  preview: defineRoute({
    ...libraryImportPaths.preview,
    access: 'user',
    params: byId,
    body: importOptionsSchema,
    answer: importPreviewSchema,
  }),
  /** Begins the import; one may be under way at a time (409 `conflict`). Begun once more, it is answered as it is. */
  start: defineRoute({
    ...libraryImportPaths.start,
    access: 'user',
    params: byId,
    body: importOptionsSchema,
    answer: libraryImportSchema,
  }),
  /** Stops an import under way, whose written rows stay; removes one that was not begun, or is over. */
  remove: defineRoute({ ...libraryImportPaths.remove, access: 'user', params: byId }),
  /** CSV of the refused rows as they stand in the file, each with its reason: of the last preview, or of the import. */
  refused: defineRoute({
    ...libraryImportPaths.refused,
    access: 'user',
    params: byId,
    answerKind: 'file',
  }),
  /** All foods or meals as a file that {@link upload} takes without a change; `template` asks for its head and an example. */
  table: defineRoute({
    ...libraryImportPaths.table,
    access: 'user',
    params: z.object({ kind: z.enum(IMPORT_KINDS) }),
    query: z.object({ format: z.enum(TABLE_FORMATS), template: z.literal('true').optional() }),
    answerKind: 'file',
  }),
};
