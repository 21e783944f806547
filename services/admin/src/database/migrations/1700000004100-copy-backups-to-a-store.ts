import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How far the copy of a backup in a store is. */
export class CopyBackupsToAStore1700000004100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE backups
        ADD COLUMN cloud_status text,
        ADD COLUMN cloud_problem text,
        ADD COLUMN cloud_tries integer NOT NULL DEFAULT 0,
        ADD COLUMN cloud_next_at timestamptz,
        ADD CONSTRAINT backups_cloud_status
          CHECK (cloud_status IN ('PENDING', 'RUNNING', 'COMPLETED', 'FAILED', 'REMOVING'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE backups
        DROP COLUMN cloud_status,
        DROP COLUMN cloud_problem,
        DROP COLUMN cloud_tries,
        DROP COLUMN cloud_next_at`);
  }
}
