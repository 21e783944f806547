import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NoteOwnWords1700000301000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE own_words ADD COLUMN is_note boolean NOT NULL DEFAULT false');
  }

  /** What was a note is asked about again; it must not become a word that means nothing. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM own_words WHERE is_note');
    await runner.query('ALTER TABLE own_words DROP COLUMN is_note');
  }
}
