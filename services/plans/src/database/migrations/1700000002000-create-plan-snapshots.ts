import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePlanSnapshots1700000002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE plan_snapshots (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        plan_id text NOT NULL CONSTRAINT plan_snapshots_plan REFERENCES plans (id) ON DELETE CASCADE,
        step text NOT NULL,
        content jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        created_by text NOT NULL
      )`);
    await runner.query('CREATE INDEX plan_snapshots_by_plan ON plan_snapshots (plan_id, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE plan_snapshots');
  }
}
