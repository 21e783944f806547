import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSeededRecords1700000003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE seeded_records (
        id text PRIMARY KEY,
        seeded_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE seeded_records');
  }
}
