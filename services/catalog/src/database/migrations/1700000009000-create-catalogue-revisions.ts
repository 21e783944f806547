import type { MigrationInterface, QueryRunner } from 'typeorm';
import { stepWithTableSql } from '../catalogue-revision.sql.js';

const TABLES = [
  ...['foods', 'food_units', 'food_allergens'],
  ...['meals', 'meal_types', 'meal_diets', 'meal_ingredients'],
  'rule_configs',
];

export class CreateCatalogueRevisions1700000009000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE catalogue_revisions (
        id smallint PRIMARY KEY CONSTRAINT catalogue_revisions_only_one CHECK (id = 1),
        revision bigint NOT NULL,
        changed_at timestamptz NOT NULL
      )`);
    await runner.query('INSERT INTO catalogue_revisions VALUES (1, 1, clock_timestamp())');
    await runner.query(`
      CREATE FUNCTION step_catalogue_revision() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
      BEGIN
        UPDATE catalogue_revisions SET revision = revision + 1, changed_at = clock_timestamp() WHERE id = 1;
        RETURN NULL;
      END $$`);
    for (const table of TABLES) await runner.query(stepWithTableSql(table));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`DROP TRIGGER step_catalogue_revision ON ${table}`);
    await runner.query('DROP FUNCTION step_catalogue_revision()');
    await runner.query('DROP TABLE catalogue_revisions');
  }
}
