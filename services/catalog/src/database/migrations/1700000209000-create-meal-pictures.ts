import type { MigrationInterface, QueryRunner } from 'typeorm';
import { stepWithTableSql } from '../catalogue-revision.sql.js';

export class CreateMealPictures1700000209000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE meal_pictures (
        meal_id text PRIMARY KEY CONSTRAINT meal_pictures_meal REFERENCES meals (id) ON DELETE CASCADE,
        key text NOT NULL,
        alt text NOT NULL DEFAULT '',
        width smallint NOT NULL,
        height smallint NOT NULL,
        content bytea NOT NULL
      )`);
    // A photograph is packed already.
    await runner.query('ALTER TABLE meal_pictures ALTER COLUMN content SET STORAGE EXTERNAL');
    await runner.query(stepWithTableSql('meal_pictures'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE meal_pictures');
  }
}
