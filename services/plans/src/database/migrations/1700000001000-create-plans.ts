import { practiceRecordColumnsSql } from '@pora/common/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePlans1700000001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE plans (
        ${practiceRecordColumnsSql},
        name text NOT NULL,
        patient_id text,
        days int NOT NULL,
        calories_per_day double precision NOT NULL,
        meals_per_day int NOT NULL,
        status text NOT NULL,
        created date NOT NULL,
        stage int NOT NULL,
        tdee int,
        calorie_deficit double precision,
        generator_sources text[] NOT NULL,
        meal_times text[] NOT NULL,
        plan_days jsonb NOT NULL,
        plan_summary jsonb,
        filled_slots int NOT NULL,
        generation jsonb,
        generation_count int NOT NULL,
        removed_with_patient boolean NOT NULL
      )`);
    await runner.query(`
      CREATE UNIQUE INDEX plans_one_per_stage ON plans (practice_id, patient_id, stage)
      WHERE deleted_at IS NULL AND patient_id IS NOT NULL`);
    await runner.query(`
      CREATE UNIQUE INDEX plans_one_active ON plans (practice_id, patient_id)
      WHERE deleted_at IS NULL AND patient_id IS NOT NULL AND status = 'active'`);
    await runner.query('CREATE INDEX plans_by_patient ON plans (patient_id)');
    await runner.query('CREATE INDEX plans_by_update ON plans (updated_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE plans');
  }
}
