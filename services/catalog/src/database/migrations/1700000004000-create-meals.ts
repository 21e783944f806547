import { recordColumnsSql } from '@pora/common/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateMeals1700000004000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE meals (
        id text PRIMARY KEY,
        ${recordColumnsSql},
        name text NOT NULL,
        type text NOT NULL,
        source text NOT NULL CONSTRAINT meals_source CHECK (source IN ('own', 'AG', 'KB', 'KS')),
        favorite boolean NOT NULL DEFAULT false,
        child_friendly boolean NOT NULL DEFAULT true,
        servings smallint NOT NULL DEFAULT 1 CONSTRAINT meals_servings CHECK (servings BETWEEN 1 AND 10),
        cooking_time_minutes integer CONSTRAINT meals_cooking_time CHECK (cooking_time_minutes >= 0),
        preparation_time text NOT NULL DEFAULT '',
        description text NOT NULL DEFAULT ''
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE meals');
  }
}
