import type { MigrationInterface, QueryRunner } from 'typeorm';
import { stepWithTableSql } from '../catalogue-revision.sql.js';

export class CreateIntoleranceMappings1700000032000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE intolerance_mappings (
        intolerance text NOT NULL CONSTRAINT intolerance_mappings_intolerance REFERENCES intolerances,
        food_id integer NOT NULL CONSTRAINT intolerance_mappings_food REFERENCES foods ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now(),
        created_by text NOT NULL,
        PRIMARY KEY (intolerance, food_id)
      )`);
    await runner.query('CREATE INDEX intolerance_mappings_food_id ON intolerance_mappings (food_id)');
    await runner.query(stepWithTableSql('intolerance_mappings'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE intolerance_mappings');
  }
}
