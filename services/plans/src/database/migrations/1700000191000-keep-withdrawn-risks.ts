import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepWithdrawnRisks1700000191000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE plan_accepted_risks
        ADD COLUMN withdrawn_at timestamptz,
        ADD COLUMN withdrawn_by text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM plan_accepted_risks WHERE withdrawn_at IS NOT NULL');
    await runner.query(`
      ALTER TABLE plan_accepted_risks
        DROP COLUMN withdrawn_at,
        DROP COLUMN withdrawn_by`);
  }
}
