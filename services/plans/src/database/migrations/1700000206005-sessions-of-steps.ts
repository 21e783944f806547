import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which session made a step, and who took it back; of older steps nobody knows, so they belong to no session of today. */
export class SessionsOfSteps1700000206005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE plan_snapshots
        ADD COLUMN session_key text,
        ADD COLUMN undone_by text,
        ADD COLUMN undone_session text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE plan_snapshots
        DROP COLUMN session_key,
        DROP COLUMN undone_by,
        DROP COLUMN undone_session`);
  }
}
