import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSeededRecords1700000010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE seeded_records (
        kind text NOT NULL,
        record_id text NOT NULL,
        content_hash text NOT NULL,
        seeded_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (kind, record_id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE seeded_records');
  }
}
