import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepFormerIntoleranceSets1700000216000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE patient_intolerance_sets ADD COLUMN superseded_at timestamptz');
    await runner.query('DROP INDEX patient_intolerance_sets_current');
    await runner.query(`
      CREATE UNIQUE INDEX patient_intolerance_sets_current ON patient_intolerance_sets (patient_id)
      WHERE deleted_at IS NULL AND superseded_at IS NULL`);
  }

  /** Where one set alone may be outside the trash, the former ones go there, for its 30 days. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE patient_intolerance_sets SET deleted_at = now()
      WHERE superseded_at IS NOT NULL AND deleted_at IS NULL`);
    await runner.query('DROP INDEX patient_intolerance_sets_current');
    await runner.query(`
      CREATE UNIQUE INDEX patient_intolerance_sets_current ON patient_intolerance_sets (patient_id)
      WHERE deleted_at IS NULL`);
    await runner.query('ALTER TABLE patient_intolerance_sets DROP COLUMN superseded_at');
  }
}
