import { recordColumnsSql } from '@pora/common/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { stepWithTableSql } from '../catalogue-revision.sql.js';

export class CreateOwnWords1700000180000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE own_words (
        id text PRIMARY KEY,
        word text NOT NULL,
        word_key text NOT NULL,
        food_ids integer[] NOT NULL,
        categories text[] NOT NULL,
        allergens text[] NOT NULL,
        ${recordColumnsSql}
      )`);
    await runner.query('CREATE UNIQUE INDEX own_words_word_key ON own_words (word_key)');
    await runner.query(stepWithTableSql('own_words'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE own_words');
  }
}
