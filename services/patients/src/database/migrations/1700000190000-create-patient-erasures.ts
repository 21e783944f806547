import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePatientErasures1700000190000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE patient_erasures (
        patient_id text PRIMARY KEY,
        requested_by text NOT NULL,
        requested_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE patient_erasures');
  }
}
