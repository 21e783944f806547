import { practiceRecordColumnsSql } from '@pora/common/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePatientSurveys1700000004000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE patient_surveys (
        ${practiceRecordColumnsSql},
        patient_id text NOT NULL CONSTRAINT patient_surveys_patient REFERENCES patients ON DELETE CASCADE,
        survey_date date,
        source_file text,
        answers jsonb NOT NULL
      )`);
    await runner.query(
      'CREATE UNIQUE INDEX patient_surveys_current ON patient_surveys (patient_id) WHERE deleted_at IS NULL',
    );
    await runner.query('CREATE INDEX patient_surveys_of_patient ON patient_surveys (patient_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE patient_surveys');
  }
}
