import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The factory list of tolerance categories is empty now. A stored list that is the old factory one, and that nobody
 * ever changed, was carried along with other settings: it goes. A list somebody chose is in the audit trail and stays.
 */
export class EmptyFactoryTolerance1700000111000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE rule_configs
         SET config = jsonb_set(config, '{ingredientToleranceCategories}', '[]'), version = version + 1
       WHERE config -> 'ingredientToleranceCategories' = '["Przyprawy i dodatki"]'
         AND NOT EXISTS (
           SELECT 1 FROM audit_entries
            WHERE action = 'rule-config.save' AND 'ingredientToleranceCategories' = ANY (fields)
         )`);
  }

  /** What was let through by mistake is not let through again; a stored empty list is good for both versions. */
  async down(): Promise<void> {}
}
