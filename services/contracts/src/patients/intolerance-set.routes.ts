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
  list: defineRoute({
    ...intoleranceSetPaths.list,
    access: 'user',
    summary: 'Current intolerance sets',
    errors: { 404: ['not_found'] },
    notes:
      "With `patientId` the patient's current set, whole; without it one card for each patient who " +
      'has one.',
    query: currentListQuery(INTOLERANCE_SET_LIMITS),
    answer: z.object({
      items: z.array(z.union([patientIntoleranceSetSchema, intoleranceSetCardSchema])),
      nextStartKey: z.string().nullable(),
    }),
  }),
  history: defineRoute({
    ...intoleranceSetPaths.history,
    access: 'user',
    summary: 'Intolerance sets of a patient, the latest first',
    errors: { 404: ['not_found'] },
    notes: 'Those outside the trash: the current one and the former ones.',
    query: z.object({ patientId: identifier }),
    answer: z.object({
      items: z.array(intoleranceSetSummarySchema).max(INTOLERANCE_SET_LIMITS.ofPatient),
    }),
  }),
  read: defineRoute({
    ...intoleranceSetPaths.read,
    access: 'user',
    summary: 'One intolerance set, whole, be it a former one',
    params: byId,
    answer: patientIntoleranceSetSchema,
  }),
  create: defineRoute({
    ...intoleranceSetPaths.create,
    access: 'user',
    summary: 'Add an intolerance set in the place of the current one',
    notes:
      'The one before is kept as a former one; `If-Match` names its version, `"0"` that there was ' + 'none.',
    versioned: true,
    idempotent: true,
    errors: { 404: ['not_found'], 409: ['conflict'] },
    body: newIntoleranceSetSchema,
    answer: patientIntoleranceSetSchema,
    status: 201,
  }),
  parse: defineRoute({
    ...intoleranceSetPaths.parse,
    access: 'user',
    summary: "Read a laboratory's report",
    notes:
      'Nothing of it is stored; the results are saved by a call of their own after a review. The ' +
      'answer is exactly `{ data: { categories } }`; who asks for the `review` is told beside it ' +
      'what is to be decided, and `data` is then a proposal. Without it a file with an open question ' +
      '(which column, which unit, numbers without a name) is refused.',
    limited: true,
    query: z.object({ review: z.literal('true').optional() }),
    answer: z.object({
      data: z.object({ categories: z.array(intoleranceCategorySchema) }),
      review: intoleranceReviewSchema.optional(),
    }),
  }),
  remove: defineRoute({
    ...intoleranceSetPaths.remove,
    access: 'user',
    summary: 'Move an intolerance set to the trash',
    versioned: true,
    params: byId,
  }),
  restore: defineRoute({
    ...intoleranceSetPaths.restore,
    access: 'user',
    summary: 'Take an intolerance set out of the trash, within 30 days',
    notes:
      'The current one is that again, and the one that took its place is kept as a former one; a ' +
      'former one stays a former one.',
    versioned: true,
    errors: { 409: ['conflict'] },
    params: byId,
    answer: patientIntoleranceSetSchema,
  }),
  makeCurrent: defineRoute({
    ...intoleranceSetPaths.makeCurrent,
    access: 'user',
    summary: 'Make a former intolerance set the current one',
    notes: '`If-Match` names the version of the one whose place it takes.',
    versioned: true,
    errors: { 409: ['conflict'] },
    params: byId,
    answer: patientIntoleranceSetSchema,
  }),
};
