import { practiceRecordColumnsSql } from '@pora/common/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSchedule1700000210000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE schedule_events (
        ${practiceRecordColumnsSql},
        patient_id text CONSTRAINT schedule_events_patient REFERENCES patients ON DELETE CASCADE,
        title text NOT NULL,
        starts_at timestamptz NOT NULL,
        ends_at timestamptz NOT NULL,
        type text NOT NULL,
        status text NOT NULL,
        notes text NOT NULL DEFAULT '',
        series_id text,
        CONSTRAINT schedule_events_times CHECK (ends_at > starts_at),
        CONSTRAINT schedule_events_status CHECK (status IN ('planned', 'done', 'missed', 'cancelled'))
      )`);
    await runner.query('CREATE INDEX schedule_events_by_start ON schedule_events (practice_id, starts_at)');
    await runner.query('CREATE INDEX schedule_events_of_patient ON schedule_events (patient_id, starts_at)');
    await runner.query('CREATE INDEX schedule_events_of_series ON schedule_events (series_id)');
    await runner.query(`
      CREATE TABLE working_hours (
        practice_id uuid PRIMARY KEY DEFAULT '00000000-0000-4000-8000-000000000001',
        days jsonb NOT NULL,
        version int NOT NULL DEFAULT 1,
        updated_at timestamptz NOT NULL DEFAULT now(),
        updated_by text NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE working_hours');
    await runner.query('DROP TABLE schedule_events');
  }
}
