import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateMeasurements1700000002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE measurements (
        id text PRIMARY KEY,
        practice_id uuid NOT NULL,
        patient_id text NOT NULL CONSTRAINT measurements_patient REFERENCES patients ON DELETE CASCADE,
        taken_at timestamptz NOT NULL,
        weight_kg double precision,
        waist_cm double precision,
        hip_cm double precision,
        chest_cm double precision,
        arm_cm double precision,
        thigh_cm double precision,
        created_by text NOT NULL
      )`);
    await runner.query('CREATE INDEX measurements_patient_newest ON measurements (patient_id, taken_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE measurements');
  }
}
