import { z } from 'zod';
import {
  identifier,
  numberBetween,
  recordDate,
  requiredText,
  sourceFileName,
  version,
} from '../text/text.model.js';
import { INTOLERANCE_SET_LIMITS as LIMITS, NO_CATEGORIES } from './intolerance-set.vocabulary.js';

export * from './intolerance-set.vocabulary.js';

/** One tested food with its result in U/ml [core §3]. */
export const intoleranceItemSchema = z.object({
  name: requiredText(LIMITS.name, 'Podaj nazwę badanego produktu'),
  value: numberBetween(LIMITS.value.min, LIMITS.value.max),
});

/** One tested food with its result. */
export type IntoleranceItem = z.output<typeof intoleranceItemSchema>;

/** Results of tested foods that belong together. */
export const intoleranceCategorySchema = z.object({
  name: requiredText(LIMITS.name, 'Podaj nazwę kategorii'),
  items: z.array(intoleranceItemSchema).max(LIMITS.items, `Najwyżej ${LIMITS.items} wyników w zestawie`),
});

/** Results of tested foods that belong together. */
export type IntoleranceCategory = z.output<typeof intoleranceCategorySchema>;

const categories = z
  .array(intoleranceCategorySchema, { error: NO_CATEGORIES })
  .max(LIMITS.categories, `Najwyżej ${LIMITS.categories} kategorii`)
  .transform((all) => all.filter(({ items }) => items.length > 0))
  .refine((all) => all.length > 0, { message: NO_CATEGORIES })
  .refine((all) => all.reduce((sum, { items }) => sum + items.length, 0) <= LIMITS.items, {
    message: `Najwyżej ${LIMITS.items} wyników w zestawie`,
  });

/** Where in a report something stands: a sheet with its row and column, or a page with its line. */
export const reportPlaceSchema = z.object({
  sheet: z.string().nullable(),
  page: z.number().int().nullable(),
  row: z.number().int(),
  /** Letters of the column of a sheet. */
  column: z.string().nullable(),
  /** The file keeps it out of sight. */
  isHidden: z.boolean(),
});

/** Where in a report something stands. */
export type ReportPlace = z.output<typeof reportPlaceSchema>;

const repeatedSchema = z.object({ category: z.string(), name: z.string(), values: z.array(z.number()) });

const unreadSchema = z.object({
  category: z.string().nullable(),
  name: z.string(),
  /** As it stands in the report; empty for a food without anything beside it. */
  text: z.string(),
  place: reportPlaceSchema.nullable(),
});

/** Why a column is none of results, or why it is doubted to be one. */
export const columnReasonSchema = z.enum([
  ...([
    'optical_density',
    'percent',
    'repeat',
    'former',
    'difference',
    'reference',
    'class',
    'number',
  ] as const),
  ...(['index', 'statistic', 'hidden', 'older', 'newest', 'fractions', 'plausible', 'unclear'] as const),
]);

/** Why a column is none of results, or why it is doubted to be one. */
export type ColumnReason = z.output<typeof columnReasonSchema>;

const columnSchema = z.object({
  /** Its head as the report prints it; empty without one. */
  head: z.string(),
  /** Letters of the column of a sheet; null on a page. */
  column: z.string().nullable(),
  reason: columnReasonSchema,
  lowest: z.number().nullable(),
  highest: z.number().nullable(),
});

/** A column that may hold the results, with what is saved when the person says that it does. */
const candidateSchema = columnSchema.extend({
  /** Marked, never chosen by itself [decisions 71]. */
  isProposed: z.boolean(),
  /** The day its head names. */
  date: z.string().nullable(),
  categories: z.array(intoleranceCategorySchema),
  repeated: z.array(repeatedSchema),
  unread: z.array(unreadSchema),
});

/** A column that may hold the results. */
export type ColumnCandidate = z.output<typeof candidateSchema>;

/**
 * What a report says beside the results that were read [decisions 57, 58]. Every number and name of it is a result, something
 * recognised, or stands in `unread`. While `columnQuestion` holds anything, or `unit` is null, nothing is to be saved: `data`
 * is then the proposal alone.
 */
export const intoleranceReviewSchema = z.object({
  unread: z.array(unreadSchema),
  /** Foods with several results, of which `data` holds the highest [decisions 53]. */
  repeated: z.array(repeatedSchema),
  /** How many foods the report itself says it tested. */
  printedCount: z.number().int().nullable(),
  counts: z.object({ printed: z.number().int(), read: z.number().int() }),
  /** The columns to choose from; empty when it is beyond doubt which one holds the results. */
  columnQuestion: z.array(candidateSchema),
  /** The column the results were taken from; null when they have none of their own, or several. */
  resultColumn: z.object({ head: z.string(), column: z.string().nullable() }).nullable(),
  /** Columns with numbers that are no results, by name. */
  ignoredColumns: z.array(columnSchema),
  /** The unit as it is printed; null when it is nowhere. */
  unit: z.object({ text: z.string(), place: reportPlaceSchema.nullable() }).nullable(),
  patient: z
    .object({
      name: z.string(),
      birthDate: z.string().nullable(),
      birthYear: z.number().int().nullable(),
      place: reportPlaceSchema.nullable(),
    })
    .nullable(),
  date: z.object({ value: z.string(), label: z.string(), place: reportPlaceSchema.nullable() }).nullable(),
  /** Sheets or pages that were read. */
  extent: z.object({ kind: z.enum(['sheets', 'pages']), count: z.number().int() }),
});

/** What a report says beside the results that were read. */
export type IntoleranceReview = z.output<typeof intoleranceReviewSchema>;

/** Body of `POST /api/patient-intolerances`; a category without results is left out [core §5]. */
export const newIntoleranceSetSchema = z.object({
  patientId: identifier,
  categories,
  sourceFile: sourceFileName,
  date: recordDate.nullable().default(null),
  /** Keeps it behind the current set: a test that is older than the one plans are checked against [decisions 58]. */
  asFormer: z.boolean().optional(),
});

/** Validated body of a new intolerance set. */
export type NewIntoleranceSet = z.output<typeof newIntoleranceSetSchema>;

/** What a list of the whole practice tells: who has a set and of what day, no result. */
export const intoleranceSetCardSchema = z.object({
  id: identifier,
  patientId: identifier,
  date: z.string().nullable(),
  updatedAt: z.string(),
  version,
});

/** An intolerance set in the list of the whole practice. */
export type IntoleranceSetCard = z.infer<typeof intoleranceSetCardSchema>;

/** What the list of one patient's sets tells: how many results of each colour, none of them. */
export const intoleranceSetSummarySchema = intoleranceSetCardSchema.extend({
  sourceFile: z.string().nullable(),
  createdAt: z.string(),
  /** Whether plans are checked against it; the others are former ones. */
  current: z.boolean(),
  counts: z.object({ green: z.number().int(), yellow: z.number().int(), red: z.number().int() }),
});

/** An intolerance set in the list of its patient. */
export type IntoleranceSetSummary = z.infer<typeof intoleranceSetSummarySchema>;

/** Intolerance set as stored and answered [core §3]; a patient has at most one current one. */
export const patientIntoleranceSetSchema = intoleranceSetCardSchema.extend({
  categories: z.array(intoleranceCategorySchema),
  sourceFile: z.string().nullable(),
  createdAt: z.string(),
  createdBy: z.string(),
  updatedBy: z.string(),
});

/** The intolerance set of a patient. */
export type PatientIntoleranceSet = z.infer<typeof patientIntoleranceSetSchema>;

/** The results of a set in one list, in the order of its categories. */
export function itemsOfSet({
  categories: all,
}: Pick<PatientIntoleranceSet, 'categories'>): IntoleranceItem[] {
  return all.flatMap(({ items }) => items);
}
