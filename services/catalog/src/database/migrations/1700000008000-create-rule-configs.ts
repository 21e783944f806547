import { recordColumnsSql } from '@pora/common/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateRuleConfigs1700000008000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE rule_configs (
        id smallint PRIMARY KEY CONSTRAINT rule_configs_only_one CHECK (id = 1),
        ${recordColumnsSql},
        config jsonb NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE rule_configs');
  }
}
