import { recordColumnsSql } from '@pora/common/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { stepWithTableSql } from '../catalogue-revision.sql.js';

export class CreateSearchWords1700000213004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE search_words (
        id text PRIMARY KEY,
        word text NOT NULL,
        word_key text NOT NULL,
        means text NOT NULL,
        ${recordColumnsSql}
      )`);
    await runner.query('CREATE UNIQUE INDEX search_words_word_key ON search_words (word_key)');
    await runner.query(stepWithTableSql('search_words'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE search_words');
  }
}
