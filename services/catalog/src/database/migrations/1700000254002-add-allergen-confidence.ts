import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each allergen of a food may be sure by itself; null is as sure as the food says of all. */
export class AddAllergenConfidence1700000254002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE food_allergens ADD COLUMN confidence text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE food_allergens DROP COLUMN confidence');
  }
}
