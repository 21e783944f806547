import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The record of backups: one under way at a time, a row for each table of each. */
export class CreateBackups1700000002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE backups (
        id text PRIMARY KEY,
        practice_id uuid NOT NULL DEFAULT '00000000-0000-4000-8000-000000000001',
        state text NOT NULL DEFAULT 'waiting',
        run integer NOT NULL DEFAULT 0,
        description text,
        requested_by text NOT NULL,
        requested_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        encrypted boolean NOT NULL DEFAULT false,
        restore_check text NOT NULL DEFAULT 'none',
        restore_checked_at timestamptz,
        restore_problem text,
        CONSTRAINT backups_state CHECK (state IN ('waiting', 'running', 'done', 'failed')),
        CONSTRAINT backups_restore_check CHECK (restore_check IN ('none', 'running', 'passed', 'failed'))
      )`);
    await runner.query('CREATE INDEX backups_requested ON backups (requested_at)');
    await runner.query(
      `CREATE UNIQUE INDEX backups_under_way ON backups (practice_id) WHERE state IN ('waiting', 'running')`,
    );
    await runner.query(`
      CREATE TABLE backup_tables (
        backup_id text NOT NULL CONSTRAINT backup_tables_backup REFERENCES backups (id) ON DELETE CASCADE,
        table_name text NOT NULL,
        position integer NOT NULL,
        status text NOT NULL DEFAULT 'PENDING',
        started_at timestamptz,
        completed_at timestamptz,
        rows bigint,
        bytes bigint,
        problem text,
        PRIMARY KEY (backup_id, table_name),
        CONSTRAINT backup_tables_status CHECK (status IN ('PENDING', 'RUNNING', 'COMPLETED', 'FAILED'))
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE backup_tables');
    await runner.query('DROP TABLE backups');
  }
}
