import type { MigrationInterface, QueryRunner } from 'typeorm';
import { practiceRecordColumnsSql } from '../../migrations.js';

/** Table of the sample feature. */
export class CreateNotes1700000001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE notes (${practiceRecordColumnsSql}, title text NOT NULL, portion_grams double precision)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE notes');
  }
}
