import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Verdicts of another shape are forgotten, in both directions: a check that is not known is made anew. */
export class ForgetOldVerdicts1700000110000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await forgetVerdicts(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await forgetVerdicts(runner);
  }
}

async function forgetVerdicts(runner: QueryRunner): Promise<void> {
  await runner.query(
    `UPDATE plans SET generation = jsonb_set(generation, '{verdict}', 'null')
      WHERE jsonb_typeof(generation -> 'verdict') = 'object'`,
  );
  await runner.query(
    `UPDATE plan_snapshots SET content = jsonb_set(content, '{generation,verdict}', 'null')
      WHERE jsonb_typeof(content -> 'generation' -> 'verdict') = 'object'`,
  );
}
