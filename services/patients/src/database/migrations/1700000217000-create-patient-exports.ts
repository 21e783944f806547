import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePatientExports1700000217000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE patient_exports (
        id text PRIMARY KEY,
        practice_id uuid NOT NULL DEFAULT '00000000-0000-4000-8000-000000000001',
        patient_id text NOT NULL CONSTRAINT patient_exports_patient REFERENCES patients ON DELETE CASCADE,
        state text NOT NULL,
        run integer NOT NULL DEFAULT 0,
        step text,
        steps_done integer NOT NULL DEFAULT 0,
        part_done integer,
        part_of integer,
        attempt integer NOT NULL DEFAULT 1,
        problem text,
        requested_by text NOT NULL,
        requested_at timestamptz NOT NULL,
        expires_at timestamptz,
        file_name text,
        size_bytes integer,
        file bytea
      )`);
    await runner.query(
      'CREATE INDEX patient_exports_of_patient ON patient_exports (patient_id, requested_at)',
    );
    await runner.query(
      `CREATE UNIQUE INDEX patient_exports_under_way ON patient_exports (patient_id)
       WHERE state IN ('waiting', 'running')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE patient_exports');
  }
}
