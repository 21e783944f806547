import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists of another shape are forgotten, in both directions: they are made anew at the next look. */
export class ForgetOldShoppingLists1700000200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await forgetLists(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await forgetLists(runner);
  }
}

async function forgetLists(runner: QueryRunner): Promise<void> {
  await runner.query('UPDATE plans SET shopping_lists = NULL WHERE shopping_lists IS NOT NULL');
}
