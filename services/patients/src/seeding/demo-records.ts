import { newIntoleranceSetSchema } from '@pora/contracts/patients/intolerance-set.model';
import { newSurveySchema } from '@pora/contracts/patients/survey.model';
import { identifier, integerBetween } from '@pora/contracts/text/text.model';
import type { ImportedIntoleranceSet } from '../intolerance-sets/intolerance-sets.service.js';
import type { ImportedSurvey } from '../surveys/surveys.service.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const dated = { id: identifier, daysAgo: integerBetween(0, 36_500) };

/** Content of `demo/surveys.json`: each is of a day before the day of loading. */
export const demoSurveysSchema = newSurveySchema.omit({ surveyDate: true }).extend(dated).array();

/**
 * Content of `demo/intolerance-sets.json`: each is of a day before the day of loading, and a former one has a day another
 * took its place.
 */
export const demoIntoleranceSetsSchema = newIntoleranceSetSchema
  .omit({ date: true })
  .extend({ ...dated, supersededDaysAgo: dated.daysAgo.optional() })
  .array();

/** One survey of the file. */
export type DemoSurvey = ReturnType<typeof demoSurveysSchema.parse>[number];

/** One intolerance set of the file. */
export type DemoIntoleranceSet = ReturnType<typeof demoIntoleranceSetsSchema.parse>[number];

/** Gives a demo survey its place in the calendar. */
export function datedSurvey({ id, daysAgo, ...survey }: DemoSurvey, now: Date): ImportedSurvey {
  const createdAt = before(now, daysAgo);
  const surveyDate = dayOf(createdAt);
  const header = { ...survey.header, date: surveyDate.split('-').reverse().join('.') };
  return { id, createdAt, fields: { ...survey, surveyDate, header } };
}

/** Gives a demo intolerance set its place in the calendar. */
export function datedIntoleranceSet(
  { id, daysAgo, supersededDaysAgo, ...set }: DemoIntoleranceSet,
  now: Date,
): ImportedIntoleranceSet {
  const createdAt = before(now, daysAgo);
  return {
    id,
    createdAt,
    fields: { ...set, date: dayOf(createdAt) },
    ...(supersededDaysAgo !== undefined && { supersededAt: before(now, supersededDaysAgo) }),
  };
}

const before = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
