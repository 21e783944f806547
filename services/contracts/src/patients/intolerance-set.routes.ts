import { z } from 'zod';
import { defineRoute } from '../route.js';
import { intoleranceSetPaths } from './intolerance-set.paths.js';
import { identifier } from '../text/text.model.js';
import { currentListQuery } from './current-list.query.js';
import {
  INTOLERANCE_SET_LIMITS,
  intoleranceCategorySchema,
  intoleranceReviewSchema,
  intoleranceSetCardSchema,
  intoleranceSetSummarySchema,
  newIntoleranceSetSchema,
  patientIntoleranceSetSchema,
} from './intolerance-set.model.js';

const byId = z.object({ id: identifier });

/** Calls about the patients' intolerance sets [core §7]. */
export const intoleranceSetRoutes = {
  /** With `patientId` the patient's current set, whole; without it one card for each patient who has one. */
  list: defineRoute({
    ...intoleranceSetPaths.list,
    access: 'user',
    query: currentListQuery(INTOLERANCE_SET_LIMITS),
    answer: z.object({
      items: z.array(z.union([patientIntoleranceSetSchema, intoleranceSetCardSchema])),
      nextStartKey: z.string().nullable(),
    }),
  }),
  /** The patient's sets outside the trash by their day, the latest first: the current one and the former ones. */
  history: defineRoute({
    ...intoleranceSetPaths.history,
    access: 'user',
    query: z.object({ patientId: identifier }),
    answer: z.object({
      items: z.array(intoleranceSetSummarySchema).max(INTOLERANCE_SET_LIMITS.ofPatient),
    }),
  }),
  /** One set, whole, be it a former one. */
  read: defineRoute({
    ...intoleranceSetPaths.read,
    access: 'user',
    params: byId,
    answer: patientIntoleranceSetSchema,
  }),
  /**
   * Adds a set in the place of the patient's current one, which is kept as a former one; `If-Match` names its version,
   * `"0"` that there was none.
   */
  create: defineRoute({
    ...intoleranceSetPaths.create,
    access: 'user',
    body: newIntoleranceSetSchema,
    answer: patientIntoleranceSetSchema,
    status: 201,
  }),
  /**
   * Reads a laboratory's report, which nothing is stored of; the results are saved by {@link create} after a review. The
   * answer is exactly `{ data: { categories } }` [core §7]; who asks for the `review` is told beside it what is to be decided.
   */
  parse: defineRoute({
    ...intoleranceSetPaths.parse,
    access: 'user',
    query: z.object({ review: z.literal('true').optional() }),
    answer: z.object({
      data: z.object({ categories: z.array(intoleranceCategorySchema) }),
      review: intoleranceReviewSchema.optional(),
    }),
  }),
  remove: defineRoute({ ...intoleranceSetPaths.remove, access: 'user', params: byId }),
  /**
   * Takes a set out of the trash, within 30 days. The current one is that again, and the one that took its place is kept as
   * a former one; a former one stays a former one.
   */
  restore: defineRoute({
    ...intoleranceSetPaths.restore,
    access: 'user',
    params: byId,
    answer: patientIntoleranceSetSchema,
  }),
  /** Makes a former set the current one; `If-Match` names the version of the one whose place it takes. */
  makeCurrent: defineRoute({
    ...intoleranceSetPaths.makeCurrent,
    access: 'user',
    params: byId,
    answer: patientIntoleranceSetSchema,
  }),
};
