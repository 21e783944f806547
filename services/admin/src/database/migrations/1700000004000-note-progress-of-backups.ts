import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many rows of a table are written, while they are. */
export class NoteProgressOfBackups1700000004000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE backup_tables ADD COLUMN rows_done bigint, ADD COLUMN rows_expected bigint',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE backup_tables DROP COLUMN rows_done, DROP COLUMN rows_expected');
  }
}
