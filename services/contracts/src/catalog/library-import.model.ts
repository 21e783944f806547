import { z } from 'zod';
import { identifier, text } from '../text/text.model.js';
import { intoleranceKey } from './intolerance.model.js';
import {
  IMPORT_ENCODINGS,
  IMPORT_FIELDS,
  IMPORT_KEYS,
  IMPORT_KINDS,
  IMPORT_LIMITS,
  IMPORT_SEPARATORS,
  IMPORT_STATES,
  REPEAT_CHOICES,
  ROW_STATUSES,
  SAME_NAME_CHOICES,
  TABLE_FORMATS,
} from './library-import.vocabulary.js';

const field = z.enum([...new Set([...IMPORT_FIELDS.foods, ...IMPORT_FIELDS.meals])]);

/** A column of the file as it was read, and the field that is proposed for it. */
export const importColumnSchema = z.object({
  name: z.string(),
  /** The first values. */
  samples: z.array(z.string()),
  /** Its different values, where there are few enough of them to say what each means; else null. */
  values: z.array(z.string()).nullable(),
  /** Names that stand before "=" in its cells, as measures do, where there are few enough of them. */
  measures: z.array(z.string()).optional(),
  field: field.nullable(),
});
/** A column of a file. */
export type ImportColumn = z.output<typeof importColumnSchema>;

/** How a file is taken over. */
export const importOptionsSchema = z.object({
  /** The field of each column by its place; null leaves a column out. */
  fields: z
    .array(field.nullable())
    .max(IMPORT_LIMITS.columns)
    .refine((list) => new Set(list.filter(Boolean)).size === list.filter(Boolean).length, {
      message: 'Każde pole może mieć tylko jedną kolumnę',
    })
    .refine((list) => list.includes('name'), { message: 'Wskaż kolumnę z nazwą' }),
  key: z.enum(IMPORT_KEYS),
  /** What is done with a record that the library has already. */
  existing: z.enum(['update', 'skip']).default('update'),
  /** What is done with a second row of the same name. */
  repeats: z.enum(REPEAT_CHOICES).default('ask'),
  /** What is done with a new food whose name the library has already (decision 64). */
  sameNames: z.enum(SAME_NAME_CHOICES).default('ask'),
  /** Categories of the practice by the words of the file. */
  categories: z
    .array(z.object({ from: text(200), to: text(60) }))
    .max(IMPORT_LIMITS.values)
    .default([]),
  /** New foods get the links that are sure from their names and allergens, unless the file says which they have. */
  proposeLinks: z.boolean().default(true),
  /** What a person says of single proposed links, by the line of the row; what no row proposes is not linked by it. */
  linkChoices: z
    .array(z.object({ line: z.int().positive(), key: intoleranceKey, linked: z.boolean() }))
    .max(IMPORT_LIMITS.linkChoices)
    .default([]),
  /** Household measures by the words of the file. */
  units: z
    .array(z.object({ from: text(40), to: text(40) }))
    .max(IMPORT_LIMITS.values)
    .default([]),
});
/** How a file is taken over. */
export type ImportOptions = z.output<typeof importOptionsSchema>;

/** How a file is to be read anew. */
export const importReadingSchema = z.object({
  kind: z.enum(IMPORT_KINDS),
  encoding: z.enum(IMPORT_ENCODINGS).nullable().default(null),
  separator: z.enum(IMPORT_SEPARATORS).nullable().default(null),
});

/** A row that was not taken over, and why. */
export const refusedRowSchema = z.object({ line: z.int(), name: z.string(), reasons: z.array(z.string()) });
/** A row that was not taken over, and why. */
export type RefusedRow = z.output<typeof refusedRowSchema>;

/** An import: its file, and how far it is. */
export const libraryImportSchema = z.object({
  id: identifier,
  kind: z.enum(IMPORT_KINDS),
  state: z.enum(IMPORT_STATES),
  fileName: z.string(),
  sizeBytes: z.int(),
  format: z.enum(TABLE_FORMATS),
  encoding: z.enum(IMPORT_ENCODINGS).nullable(),
  separator: z.enum(IMPORT_SEPARATORS).nullable(),
  /** Rows below the head. */
  rows: z.int(),
  columns: z.array(importColumnSchema),
  /** Rows that are done, of all. */
  done: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  /** The first refused rows; all of them are in the file of errors. */
  refusedRows: z.array(refusedRowSchema),
  /** Polish sentence: why it was given up. */
  problem: z.string().nullable(),
  /** E-mail address. */
  createdBy: z.string(),
  createdAt: z.string(),
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
});
/** An import: its file, and how far it is. */
export type LibraryImport = z.output<typeof libraryImportSchema>;

/** An item of the dictionary that a new food is proposed to be linked to. */
export const proposedLinkSchema = z.object({
  key: z.string(),
  name: z.string(),
  /** Why it is proposed, in Polish. */
  reason: z.string(),
  /** Sure enough to be linked unless somebody says no. */
  ticked: z.boolean(),
});
/** An item of the dictionary that a new food is proposed to be linked to. */
export type ProposedLink = z.output<typeof proposedLinkSchema>;

/** A row as it would be taken over. */
export const previewRowSchema = z.object({
  line: z.int(),
  status: z.enum(ROW_STATUSES),
  /** What the fields of the table hold; a field of `bad` is shown as it stands in the file. */
  values: z.partialRecord(field, z.string()),
  bad: z.array(field),
  /** Polish sentences: what is wrong, or what changes. */
  notes: z.array(z.string()),
  /** Polish sentences: what is worth a look and refuses nothing. */
  warnings: z.array(z.string()),
  /** Of a new food whose row names no links. */
  links: z.array(proposedLinkSchema).optional(),
});
/** A row as it would be taken over. */
export type PreviewRow = z.output<typeof previewRowSchema>;

/** What an import would do; nothing of it is done. */
export const importPreviewSchema = z.object({
  counts: z.object({
    all: z.int(),
    new: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    error: z.int(),
    warning: z.int(),
    /** Rows that have the name of a row above them. */
    repeated: z.int(),
    /** Rows of new foods that have the name of one in the library. */
    sameName: z.int(),
    /** Proposed links of all new foods that are ticked in advance. */
    links: z.int().default(0),
  }),
  /** By line; of each kind the first {@link IMPORT_LIMITS.shownOfEach}. */
  rows: z.array(previewRowSchema),
});
/** What an import would do. */
export type ImportPreview = z.output<typeof importPreviewSchema>;
