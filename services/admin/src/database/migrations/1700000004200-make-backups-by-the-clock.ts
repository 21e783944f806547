import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The schedule of backups, switched off at first, and which of them was made for which moment: one for each. */
export class MakeBackupsByTheClock1700000004200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE backups ADD COLUMN scheduled_for timestamptz');
    await runner.query('CREATE UNIQUE INDEX backups_scheduled ON backups (practice_id, scheduled_for)');
    await runner.query(`
      CREATE TABLE backup_schedules (
        practice_id uuid PRIMARY KEY DEFAULT '00000000-0000-4000-8000-000000000001',
        version integer NOT NULL DEFAULT 1,
        enabled boolean NOT NULL DEFAULT false,
        cadence text NOT NULL DEFAULT 'daily',
        weekday integer NOT NULL DEFAULT 1,
        at_time text NOT NULL DEFAULT '02:30',
        tables text[] NOT NULL,
        keep_days integer NOT NULL DEFAULT 7,
        keep_weeks integer NOT NULL DEFAULT 4,
        keep_months integer NOT NULL DEFAULT 12,
        keep_manual boolean NOT NULL DEFAULT false,
        handled_until timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        updated_by text,
        CONSTRAINT backup_schedules_cadence CHECK (cadence IN ('daily', 'weekly')),
        CONSTRAINT backup_schedules_weekday CHECK (weekday BETWEEN 1 AND 7)
      )`);
    await runner.query(`
      INSERT INTO backup_schedules (tables) VALUES (ARRAY['patients', 'diet-plans', 'meals', 'foods', 'intolerances',
        'schedule', 'surveys', 'rule-config', 'administration'])`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE backup_schedules');
    await runner.query('ALTER TABLE backups DROP COLUMN scheduled_for');
  }
}
