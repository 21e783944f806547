import { practiceRecordColumnsSql } from '@pora/common/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePatientIntoleranceSets1700000005000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE patient_intolerance_sets (
        ${practiceRecordColumnsSql},
        patient_id text NOT NULL
          CONSTRAINT patient_intolerance_sets_patient REFERENCES patients ON DELETE CASCADE,
        date date,
        source_file text,
        categories jsonb NOT NULL
      )`);
    await runner.query(`
      CREATE UNIQUE INDEX patient_intolerance_sets_current ON patient_intolerance_sets (patient_id)
      WHERE deleted_at IS NULL`);
    await runner.query(
      'CREATE INDEX patient_intolerance_sets_of_patient ON patient_intolerance_sets (patient_id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE patient_intolerance_sets');
  }
}
