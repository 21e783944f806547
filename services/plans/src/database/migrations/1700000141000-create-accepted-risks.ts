import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAcceptedRisks1700000141000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE plan_accepted_risks (
        id uuid PRIMARY KEY,
        plan_id text NOT NULL CONSTRAINT plan_accepted_risks_plan REFERENCES plans (id) ON DELETE CASCADE,
        place jsonb,
        cause text,
        reason text NOT NULL,
        prints text[] NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        created_by text NOT NULL
      )`);
    await runner.query('CREATE INDEX plan_accepted_risks_by_plan ON plan_accepted_risks (plan_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE plan_accepted_risks');
  }
}
