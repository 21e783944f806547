import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateExportConfirmations1700000121000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE export_confirmations (
        id text NOT NULL PRIMARY KEY,
        practice_id uuid NOT NULL DEFAULT '00000000-0000-4000-8000-000000000001',
        plan_id text NOT NULL,
        state text NOT NULL,
        check_fingerprint text NOT NULL,
        reason text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        created_by text NOT NULL,
        CONSTRAINT export_confirmations_plan FOREIGN KEY (plan_id) REFERENCES plans (id) ON DELETE CASCADE
      )`);
    await runner.query('CREATE INDEX export_confirmations_by_plan ON export_confirmations (plan_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE export_confirmations');
  }
}
