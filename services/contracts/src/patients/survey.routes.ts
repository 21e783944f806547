import { z } from 'zod';
import { defineRoute } from '../route.js';
import { surveyPaths } from './survey.paths.js';
import { identifier } from '../text/text.model.js';
import { currentListQuery } from './current-list.query.js';
import {
  newSurveySchema,
  patientSurveySchema,
  surveyAnswersSchema,
  surveyCardSchema,
  surveyReviewSchema,
  SURVEY_LIMITS,
} from './survey.model.js';

const byId = z.object({ id: identifier });

/** Survey calls [core §7]. */
export const surveyRoutes = {
  /** With `patientId` the patient's survey, whole; without it one card for each patient who has one. */
  list: defineRoute({
    ...surveyPaths.list,
    access: 'user',
    query: currentListQuery(SURVEY_LIMITS),
    answer: z.object({
      items: z.array(z.union([patientSurveySchema, surveyCardSchema])),
      nextStartKey: z.string().nullable(),
    }),
  }),
  /** Creates the patient's survey, or changes it in place under its id; `If-Match` names the version it was made from. */
  save: defineRoute({
    ...surveyPaths.save,
    access: 'user',
    body: newSurveySchema,
    answer: patientSurveySchema,
  }),
  /**
   * Reads a filled-in form, which nothing is stored of. The answer is exactly `{ data }` [core §7]; who asks for the
   * `review` is told beside it what of the file found no place in `data`.
   */
  parse: defineRoute({
    ...surveyPaths.parse,
    access: 'user',
    query: z.object({ review: z.literal('true').optional() }),
    answer: z.object({ data: surveyAnswersSchema, review: surveyReviewSchema.optional() }),
  }),
  remove: defineRoute({ ...surveyPaths.remove, access: 'user', params: byId }),
  /** Takes a survey out of the trash, within 30 days; the one that took its place goes there. */
  restore: defineRoute({ ...surveyPaths.restore, access: 'user', params: byId, answer: patientSurveySchema }),
};
