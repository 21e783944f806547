import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateScheduleFeeds1700000215000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE schedule_feeds (
        owner text PRIMARY KEY,
        practice_id uuid NOT NULL DEFAULT '00000000-0000-4000-8000-000000000001',
        token_hash text NOT NULL CONSTRAINT schedule_feeds_token UNIQUE,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_used_at timestamptz
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE schedule_feeds');
  }
}
