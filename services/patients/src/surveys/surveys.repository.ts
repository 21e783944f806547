import { Injectable } from '@nestjs/common';
import { Database } from '@pora/common/database';
import { CurrentRecordRepository } from '../current-records/current-record.repository.js';
import { SurveyEntity } from './survey.entity.js';

/** Rows of surveys. */
@Injectable()
export class SurveysRepository extends CurrentRecordRepository<SurveyEntity> {
  constructor(database: Database) {
    super(database, SurveyEntity, {
      name: 'patient_surveys',
      idPrefix: 'ps-',
      day: { column: 'survey_date', name: 'surveyDate' },
      missing: 'Nie znaleziono ankiety.',
    });
  }
}
