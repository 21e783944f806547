import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateGenerationLogs1700000003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE generation_logs (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        plan_id text NOT NULL,
        seed bigint NOT NULL,
        engine_version text NOT NULL,
        input_hashes jsonb NOT NULL,
        log text NOT NULL,
        duration_ms int NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        created_by text NOT NULL
      )`);
    await runner.query('CREATE INDEX generation_logs_by_plan ON generation_logs (plan_id, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE generation_logs');
  }
}
