import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddStoredChecks1700000120000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE plans ADD COLUMN food_fingerprint text, ADD COLUMN last_check jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE plans DROP COLUMN food_fingerprint, DROP COLUMN last_check');
  }
}
