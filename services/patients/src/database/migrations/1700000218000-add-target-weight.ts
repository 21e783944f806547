import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddTargetWeight1700000218000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE patients ADD COLUMN target_weight_kg double precision');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE patients DROP COLUMN target_weight_kg');
  }
}
