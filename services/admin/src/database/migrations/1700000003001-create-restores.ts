import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The record of restores: one under way at a time. */
export class CreateRestores1700000003001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE restores (
        id text PRIMARY KEY,
        practice_id uuid NOT NULL DEFAULT '00000000-0000-4000-8000-000000000001',
        backup_id text NOT NULL,
        tables text[] NOT NULL,
        state text NOT NULL DEFAULT 'waiting',
        step text NOT NULL DEFAULT 'waiting',
        present_backup_id text,
        requested_by text NOT NULL,
        requested_at timestamptz NOT NULL DEFAULT now(),
        completed_at timestamptz,
        erased_people integer,
        problem text,
        CONSTRAINT restores_state CHECK (state IN ('waiting', 'running', 'done', 'failed')),
        CONSTRAINT restores_step CHECK (step IN ('waiting', 'reading', 'keeping', 'writing', 'over'))
      )`);
    await runner.query('CREATE INDEX restores_requested ON restores (requested_at)');
    await runner.query(
      `CREATE UNIQUE INDEX restores_under_way ON restores (practice_id) WHERE state IN ('waiting', 'running')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE restores');
  }
}
