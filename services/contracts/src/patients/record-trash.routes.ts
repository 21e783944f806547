import { z } from 'zod';
import { defineRoute } from '../route.js';
import { SCHEDULE_LIMITS } from '../schedule/schedule.model.js';
import { identifier } from '../text/text.model.js';
import { recordTrashPaths } from './record-trash.paths.js';

/** Most of each kind that one answer lists. */
export const RECORD_TRASH_AT_ONCE = 1_000;

const deletion = { deletedAt: z.string(), deletedBy: z.string(), until: z.string() };
const ofPatient = { patientId: identifier, patientName: z.string() };

/** A deleted survey; `isReplaced` when the patient has another one, which goes to the trash in its place. */
export const trashedSurveySchema = z.object({
  id: identifier,
  ...ofPatient,
  /** `yyyy-MM-dd`. */
  surveyDate: z.string().nullable(),
  isReplaced: z.boolean(),
  ...deletion,
});
/** A deleted survey. */
export type TrashedSurvey = z.output<typeof trashedSurveySchema>;

/** Deleted results; a former set comes back as a former one, one that was current takes the place of `current`. */
export const trashedResultsSchema = z.object({
  id: identifier,
  ...ofPatient,
  /** `yyyy-MM-dd`. */
  date: z.string().nullable(),
  /** Tested foods, and those above the limit of risk. */
  items: z.number().int(),
  elevated: z.number().int(),
  isFormer: z.boolean(),
  /** Results that plans are checked against now. */
  current: z.object({ date: z.string().nullable() }).nullable(),
  ...deletion,
});
/** Deleted results. */
export type TrashedResults = z.output<typeof trashedResultsSchema>;

/** A deleted visit, or visits of one series that were deleted together and come back together. */
export const trashedVisitsSchema = z.object({
  ids: z.array(identifier),
  title: z.string(),
  patientId: identifier.nullable(),
  patientName: z.string().nullable(),
  /** Of the first of them, as ISO moments. */
  start: z.string(),
  end: z.string(),
  /** Who, or what, stands in the calendar at the time of one of them by now. */
  clash: z.string().nullable(),
  ...deletion,
});
/** Deleted visits. */
export type TrashedVisits = z.output<typeof trashedVisitsSchema>;

const byId = z.object({ id: identifier });

/** Calls about deleted surveys, results and visits of patients who are not in the trash themselves (decision 63). */
export const recordTrashRoutes = {
  list: defineRoute({
    ...recordTrashPaths.list,
    access: 'user',
    summary: 'Deleted surveys, results and visits of the last 30 days, the last one first',
    notes:
      `Those of patients in the trash come back with the patient and are left out; up to ${RECORD_TRASH_AT_ONCE} of a kind ` +
      'are listed. Each kind is restored by a call of its own.',
    answer: z.object({
      surveys: z.array(trashedSurveySchema),
      results: z.array(trashedResultsSchema),
      visits: z.array(trashedVisitsSchema),
    }),
  }),
  eraseSurvey: defineRoute({
    ...recordTrashPaths.eraseSurvey,
    access: 'admin',
    summary: 'Remove a deleted survey for good',
    params: byId,
  }),
  eraseResults: defineRoute({
    ...recordTrashPaths.eraseResults,
    access: 'admin',
    summary: 'Remove deleted results for good',
    params: byId,
  }),
  eraseVisits: defineRoute({
    ...recordTrashPaths.eraseVisits,
    access: 'user',
    summary: 'Remove deleted visits for good',
    notes: 'All of them or none: 404 when one is not in the trash.',
    errors: { 404: ['not_found'] },
    body: z.strictObject({ ids: z.array(identifier).min(1).max(SCHEDULE_LIMITS.repeatCount.max) }),
  }),
};
