import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateMealTypes1700000005000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE meal_types (
        meal_id text NOT NULL CONSTRAINT meal_types_meal REFERENCES meals ON DELETE CASCADE,
        type text NOT NULL,
        position smallint NOT NULL,
        PRIMARY KEY (meal_id, type)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE meal_types');
  }
}
