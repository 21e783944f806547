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
import { wordDecisionsSchema } from '../catalog/word-decision.model.js';

const byId = z.object({ id: identifier });

/** Survey calls [core §7]. */
export const surveyRoutes = {
  list: defineRoute({
    ...surveyPaths.list,
    access: 'user',
    summary: 'Current surveys',
    errors: { 404: ['not_found'] },
    notes:
      "With `patientId` the patient's survey, whole; without it one card for each patient who has " + 'one.',
    query: currentListQuery(SURVEY_LIMITS),
    answer: z.object({
      items: z.array(z.union([patientSurveySchema, surveyCardSchema])),
      nextStartKey: z.string().nullable(),
    }),
  }),
  save: defineRoute({
    ...surveyPaths.save,
    access: 'user',
    summary: 'Save the survey of a patient',
    notes:
      'Creates it, or changes it in place under its id; `If-Match` names the version it was made ' + 'from.',
    versioned: true,
    idempotent: true,
    errors: { 404: ['not_found'] },
    body: newSurveySchema,
    answer: patientSurveySchema,
  }),
  parse: defineRoute({
    ...surveyPaths.parse,
    access: 'user',
    summary: 'Read a filled-in survey form',
    notes:
      'Nothing of it is stored. The answer is exactly `{ data }`; who asks for the `review` is told ' +
      'beside it what of the file found no place in `data`, where each answer stands, and the document itself.',
    limited: true,
    query: z.object({ review: z.literal('true').optional() }),
    answer: z.object({ data: surveyAnswersSchema, review: surveyReviewSchema.optional() }),
  }),
  remove: defineRoute({
    ...surveyPaths.remove,
    access: 'user',
    summary: 'Move a survey to the trash',
    versioned: true,
    params: byId,
  }),
  decideWords: defineRoute({
    ...surveyPaths.decideWords,
    access: 'user',
    summary: 'Decide what phrases of a survey mean for this patient',
    notes:
      'Each decision takes the place of the former one about its phrase; what is `undecided` is asked again. ' +
      'Nothing of it is meant for another patient.',
    versioned: true,
    idempotent: true,
    errors: { 422: ['too_many_decisions'] },
    params: byId,
    body: wordDecisionsSchema,
    answer: patientSurveySchema,
    status: 201,
  }),
  restore: defineRoute({
    ...surveyPaths.restore,
    access: 'user',
    summary: 'Take a survey out of the trash, within 30 days',
    notes: 'The one that took its place goes there.',
    versioned: true,
    errors: { 409: ['conflict'] },
    params: byId,
    answer: patientSurveySchema,
  }),
};
