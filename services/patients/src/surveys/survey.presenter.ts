import type { PatientSurvey } from '@pora/contracts/patients/survey.model';
import type { SurveyEntity } from './survey.entity.js';

/** Turns a stored survey into the wire object. */
export function presentSurvey(row: SurveyEntity): PatientSurvey {
  return {
    id: row.id,
    patientId: row.patientId,
    surveyDate: row.surveyDate,
    sourceFile: row.sourceFile,
    ...row.answers,
    wordDecisions: row.wordDecisions,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    createdBy: row.createdBy,
    updatedBy: row.updatedBy,
  };
}
