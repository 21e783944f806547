import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateMealDiets1700000006000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE meal_diets (
        meal_id text NOT NULL CONSTRAINT meal_diets_meal REFERENCES meals ON DELETE CASCADE,
        diet text NOT NULL,
        position smallint NOT NULL,
        PRIMARY KEY (meal_id, diet)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE meal_diets');
  }
}
