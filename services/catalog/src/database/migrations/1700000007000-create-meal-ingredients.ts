import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateMealIngredients1700000007000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE meal_ingredients (
        meal_id text NOT NULL CONSTRAINT meal_ingredients_meal REFERENCES meals ON DELETE CASCADE,
        position smallint NOT NULL,
        food_id integer NOT NULL CONSTRAINT meal_ingredients_food REFERENCES foods ON DELETE RESTRICT,
        grams double precision NOT NULL CONSTRAINT meal_ingredients_grams CHECK (grams > 0),
        unit_name text,
        unit_qty double precision,
        replaceable boolean,
        PRIMARY KEY (meal_id, position)
      )`);
    await runner.query('CREATE INDEX meal_ingredients_by_food ON meal_ingredients (food_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE meal_ingredients');
  }
}
