import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A food that became another one keeps its number for good and says which; what the plans still have to be told of is
 * saved together with the merge (ADR 0077).
 */
export class CreateFoodMerges1700000205000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE foods ADD COLUMN merged_into integer
      CONSTRAINT foods_merged_into REFERENCES foods ON DELETE SET NULL`);
    await runner.query('CREATE INDEX foods_by_merged_into ON foods (merged_into)');
    await runner.query(`
      CREATE TABLE food_merges (
        id uuid PRIMARY KEY,
        kind text NOT NULL,
        stays integer NOT NULL,
        goes integer[] NOT NULL,
        requested_by text NOT NULL,
        requested_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        plans_followed_at timestamptz
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE food_merges');
    await runner.query('ALTER TABLE foods DROP COLUMN merged_into');
  }
}
