import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddPatientNotes1700000170000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE patients ADD COLUMN notes text NOT NULL DEFAULT ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE patients DROP COLUMN notes');
  }
}
