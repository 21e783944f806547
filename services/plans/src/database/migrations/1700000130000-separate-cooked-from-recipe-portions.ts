import type { MigrationInterface, QueryRunner } from 'typeorm';
import { rewriteSlots } from '../rewrite-slots.sql.js';

/**
 * `servings` of a planned meal held how many portions its recipe makes; it is how many are cooked. What was written
 * becomes `recipeServings`, and one portion is cooked.
 */
export class SeparateCookedFromRecipePortions1700000130000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await rewriteSlots(
      runner,
      `CASE WHEN (slot#>>'{entry,servings}')::numeric > 1
         THEN jsonb_set(jsonb_set(slot, '{entry,recipeServings}', slot#>'{entry,servings}'), '{entry,servings}', '1')
         ELSE slot END`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await rewriteSlots(
      runner,
      `CASE WHEN slot#>'{entry,recipeServings}' IS NOT NULL
         THEN jsonb_set(slot #- '{entry,recipeServings}', '{entry,servings}',
                        to_jsonb(LEAST(10, (slot#>>'{entry,recipeServings}')::numeric)))
         ELSE slot END`,
    );
  }
}
