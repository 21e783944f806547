import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddShoppingLists1700000005000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE plans ADD COLUMN shopping_lists jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE plans DROP COLUMN shopping_lists');
  }
}
