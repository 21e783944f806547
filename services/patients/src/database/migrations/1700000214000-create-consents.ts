import { recordColumnsSql } from '@pora/common/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateConsents1700000214000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE patient_consents (
        id text PRIMARY KEY,
        practice_id uuid NOT NULL DEFAULT '00000000-0000-4000-8000-000000000001',
        patient_id text NOT NULL CONSTRAINT patient_consents_patient REFERENCES patients ON DELETE CASCADE,
        text_version text NOT NULL,
        date date NOT NULL,
        how text NOT NULL,
        given_by jsonb NOT NULL,
        withdrawal jsonb,
        ${recordColumnsSql.trim()}
      )`);
    await runner.query('CREATE INDEX patient_consents_of_patient ON patient_consents (patient_id, date)');
    await runner.query(`
      CREATE TABLE patient_erasure_requests (
        patient_id text PRIMARY KEY
          CONSTRAINT patient_erasure_requests_patient REFERENCES patients ON DELETE CASCADE,
        practice_id uuid NOT NULL DEFAULT '00000000-0000-4000-8000-000000000001',
        requested_by text NOT NULL,
        requested_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE patient_erasure_requests');
    await runner.query('DROP TABLE patient_consents');
  }
}
