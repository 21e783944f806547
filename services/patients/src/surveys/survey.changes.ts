import { isoOfPolishDate } from '@pora/contracts/text/text.model';
import type { NewSurvey } from '@pora/contracts/patients/survey.model';
import { isDeepStrictEqual } from 'node:util';
import type { SurveyEntity } from './survey.entity.js';

/** The parts of a survey that a person fills in. */
export type SurveyFields = Pick<SurveyEntity, 'surveyDate' | 'sourceFile' | 'answers'>;

/** Fields of a saved survey as they are stored; its day is the one in the header unless another one is given. */
export function fieldsOfSurvey(survey: NewSurvey): SurveyFields {
  const { header, medicalHistory, gastro, nutrition, constraints, preferences, patientNotes } = survey;
  return {
    surveyDate: survey.surveyDate ?? isoOfPolishDate(header.date) ?? null,
    sourceFile: survey.sourceFile,
    answers: { header, medicalHistory, gastro, nutrition, constraints, preferences, patientNotes },
  };
}

/** Names of the survey's parts that a save really alters. */
export function changedParts(row: SurveyFields, saved: SurveyFields): string[] {
  const before = partsOf(row);
  return Object.entries(partsOf(saved))
    .filter(([name, part]) => !isDeepStrictEqual(before[name], part))
    .map(([name]) => name);
}

function partsOf({ surveyDate, sourceFile, answers }: SurveyFields): Record<string, unknown> {
  return { surveyDate, sourceFile, ...answers };
}
