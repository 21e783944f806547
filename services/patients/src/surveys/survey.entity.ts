import { PracticeRecordEntity } from '@pora/common/database';
import type { SurveyAnswers } from '@pora/contracts/patients/survey.model';
import type { KeptWordDecision } from '@pora/contracts/catalog/word-decision.model';
import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { PatientEntity } from '../patients/patient.entity.js';

/** A survey; outside the trash a patient has at most one. */
@Entity('patient_surveys')
@Index('patient_surveys_current', ['patientId'], { unique: true, where: 'deleted_at IS NULL' })
@Index('patient_surveys_of_patient', ['patientId'])
export class SurveyEntity extends PracticeRecordEntity {
  @Column({ type: 'text' })
  @ForeignKey(() => PatientEntity, { name: 'patient_surveys_patient', onDelete: 'CASCADE' })
  patientId!: string;

  /** Calendar date `yyyy-MM-dd`. */
  @Column({ type: 'date', nullable: true })
  surveyDate!: string | null;

  @Column({ type: 'text', nullable: true })
  sourceFile!: string | null;

  /** One document, because it is always read and written as a whole. */
  @Column({ type: 'jsonb' })
  answers!: SurveyAnswers;

  /** What dietitians decided about its phrases; goes wherever the survey goes. */
  @Column({ type: 'jsonb', default: [] })
  wordDecisions!: KeptWordDecision[];
}
