import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Foods and meals can be deleted and come back; a food made here gets a number of its own. Those numbers begin far above
 * the starter catalogue's, so that a food of a later release never meets one of a person.
 */
export class AddCatalogueTrash1700000021000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE foods ADD COLUMN deleted_at timestamptz');
    await runner.query('ALTER TABLE meals ADD COLUMN deleted_at timestamptz');
    await runner.query('CREATE SEQUENCE food_numbers AS integer START WITH 1000000 MAXVALUE 2000000000');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP SEQUENCE food_numbers');
    // Without the column a deleted row would be in use again.
    await runner.query('DELETE FROM meals WHERE deleted_at IS NOT NULL');
    await runner.query(`
      DELETE FROM foods f WHERE deleted_at IS NOT NULL
      AND NOT EXISTS (SELECT FROM meal_ingredients i WHERE i.food_id = f.id)`);
    await runner.query('ALTER TABLE meals DROP COLUMN deleted_at');
    await runner.query('ALTER TABLE foods DROP COLUMN deleted_at');
  }
}
