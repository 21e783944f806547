import { recordColumnsSql } from '@pora/common/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { stepWithTableSql } from '../catalogue-revision.sql.js';

export class CreateSubstitutions1700000033000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE substitutions (
        food_id integer NOT NULL CONSTRAINT substitutions_food REFERENCES foods ON DELETE CASCADE,
        substitute_food_id integer NOT NULL CONSTRAINT substitutions_substitute REFERENCES foods ON DELETE CASCADE,
        percentage double precision NOT NULL DEFAULT 100
          CONSTRAINT substitutions_percentage CHECK (percentage >= 1 AND percentage <= 1000),
        description text NOT NULL DEFAULT '',
        ${recordColumnsSql},
        PRIMARY KEY (food_id, substitute_food_id),
        CONSTRAINT substitutions_not_itself CHECK (food_id <> substitute_food_id)
      )`);
    await runner.query('CREATE INDEX substitutions_substitute_food_id ON substitutions (substitute_food_id)');
    await runner.query(stepWithTableSql('substitutions'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE substitutions');
  }
}
