import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Snapshots become the plan's history: small edits beside big steps, and steps that were taken back. */
export class ExtendPlanSnapshots1700000140000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE plan_snapshots
        ADD COLUMN kind text NOT NULL DEFAULT 'big',
        ADD COLUMN is_whole boolean NOT NULL DEFAULT true,
        ADD COLUMN changed_slots int NOT NULL DEFAULT 0,
        ADD COLUMN places jsonb NOT NULL DEFAULT '[]',
        ADD COLUMN undone_with bigint,
        ADD COLUMN redo jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM plan_snapshots WHERE NOT is_whole OR undone_with IS NOT NULL`);
    await runner.query(`
      ALTER TABLE plan_snapshots
        DROP COLUMN kind, DROP COLUMN is_whole, DROP COLUMN changed_slots, DROP COLUMN places,
        DROP COLUMN undone_with, DROP COLUMN redo`);
  }
}
