import { recordColumnsSql } from '@pora/common/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { stepWithTableSql } from '../catalogue-revision.sql.js';

const TABLES = ['intolerances', 'intolerance_names'];

export class CreateIntolerances1700000031000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE intolerances (id text PRIMARY KEY, ${recordColumnsSql})`);
    await runner.query(`
      CREATE TABLE intolerance_names (
        folded text PRIMARY KEY,
        intolerance text NOT NULL CONSTRAINT intolerance_names_intolerance REFERENCES intolerances ON DELETE CASCADE,
        position smallint NOT NULL,
        name text NOT NULL,
        CONSTRAINT intolerance_names_position UNIQUE (intolerance, position)
      )`);
    for (const table of TABLES) await runner.query(stepWithTableSql(table));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE intolerance_names');
    await runner.query('DROP TABLE intolerances');
  }
}
