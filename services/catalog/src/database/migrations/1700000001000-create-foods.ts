import { recordColumnsSql } from '@pora/common/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateFoods1700000001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE foods (
        id integer PRIMARY KEY,
        ${recordColumnsSql},
        name text NOT NULL,
        category text NOT NULL DEFAULT 'Inne',
        per text NOT NULL CONSTRAINT foods_per CHECK (per IN ('100g', 'sztuka')),
        carbs double precision NOT NULL,
        fat double precision NOT NULL,
        protein double precision NOT NULL,
        calories double precision NOT NULL,
        allergen_confidence text NOT NULL DEFAULT 'niepewny'
          CONSTRAINT foods_confidence CHECK (allergen_confidence IN ('pewny', 'prawdopodobny', 'niepewny')),
        allergen_note text NOT NULL DEFAULT '',
        allergen_verified_at date,
        anchor text NOT NULL DEFAULT '',
        CONSTRAINT foods_nutrition CHECK (carbs >= 0 AND fat >= 0 AND protein >= 0 AND calories >= 0)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE foods');
  }
}
