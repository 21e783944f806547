import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Days that change without a new version of their plan were written past the service: what was checked are other foods
 * then, and the list, which reads no days, must not go on showing that verdict (decision 35). As a trigger it is no
 * matter of who writes. What was written before there was one is checked anew.
 */
export class DoubtDaysChangedByHand1700000203000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION doubt_food_fingerprint() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
      BEGIN
        NEW.food_fingerprint = NULL;
        RETURN NEW;
      END $$`);
    await runner.query(`
      CREATE TRIGGER doubt_food_fingerprint BEFORE UPDATE OF plan_days ON plans FOR EACH ROW
      WHEN (NEW.version = OLD.version AND NEW.plan_days IS DISTINCT FROM OLD.plan_days)
      EXECUTE FUNCTION doubt_food_fingerprint()`);
    await runner.query('UPDATE plans SET food_fingerprint = NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER doubt_food_fingerprint ON plans');
    await runner.query('DROP FUNCTION doubt_food_fingerprint()');
  }
}
