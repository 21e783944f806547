import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepWordDecisions1700000301000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE patient_surveys ADD COLUMN word_decisions jsonb NOT NULL DEFAULT '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE patient_surveys DROP COLUMN word_decisions');
  }
}
