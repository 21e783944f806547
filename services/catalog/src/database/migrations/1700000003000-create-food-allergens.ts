import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateFoodAllergens1700000003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE food_allergens (
        food_id integer NOT NULL CONSTRAINT food_allergens_food REFERENCES foods ON DELETE CASCADE,
        allergen text NOT NULL,
        PRIMARY KEY (food_id, allergen)
      )`);
    await runner.query('CREATE INDEX food_allergens_allergen ON food_allergens (allergen)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE food_allergens');
  }
}
