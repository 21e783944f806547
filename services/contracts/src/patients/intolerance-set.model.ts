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

/**
 * What a report says beside the results that were read: rows whose result is no number, foods with several results in one
 * category (of which `data` holds the highest [decisions 53]), and how many foods the report says it tested.
 */
export const intoleranceReviewSchema = z.object({
  unread: z.array(z.object({ category: z.string().nullable(), name: z.string(), text: z.string() })),
  repeated: z.array(z.object({ category: z.string(), name: z.string(), values: z.array(z.number()) })),
  printedCount: z.number().int().nullable(),
});

/** What a report says beside the results that were read. */
export type IntoleranceReview = z.output<typeof intoleranceReviewSchema>;

/** Body of `POST /api/patient-intolerances`; a category without results is left out [core §5]. */
export const newIntoleranceSetSchema = z.object({
  patientId: identifier,
  categories,
  sourceFile: sourceFileName,
  date: recordDate.nullable().default(null),
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
