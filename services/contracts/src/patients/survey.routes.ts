import { z } from 'zod';
import { defineRoute } from '../route.js';
import { surveyPaths } from './survey.paths.js';
import { identifier } from '../text/text.model.js';
import { currentListQuery } from './current-list.query.js';
import { newSurveySchema, patientSurveySchema, surveyCardSchema, SURVEY_LIMITS } from './survey.model.js';

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
  remove: defineRoute({ ...surveyPaths.remove, access: 'user', params: byId }),
  /** Takes a survey out of the trash, within 30 days; the one that took its place goes there. */
  restore: defineRoute({ ...surveyPaths.restore, access: 'user', params: byId, answer: patientSurveySchema }),
};
