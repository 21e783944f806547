import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keeps every save of the rules; what is saved today is the first of them. */
export class KeepRuleVersions1700000206000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE rule_config_versions (
        version integer PRIMARY KEY,
        config jsonb NOT NULL,
        saved_at timestamptz NOT NULL,
        saved_by text NOT NULL
      )`);
    await runner.query(`
      INSERT INTO rule_config_versions (version, config, saved_at, saved_by)
      SELECT version, config, updated_at, updated_by FROM rule_configs`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE rule_config_versions');
  }
}
