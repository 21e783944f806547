import type { MigrationInterface, QueryRunner } from 'typeorm';

const stepSql = (noted: string) => `
  CREATE OR REPLACE FUNCTION step_catalogue_revision() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT
  AS $$ BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended('catalogue_revision', 0));
    UPDATE catalogue_revisions SET revision = revision + 1, changed_at = clock_timestamp()${noted} WHERE id = 1;
    RETURN NULL;
  END $$`;

const STAMP = `(revision + 1) || '-' || extract(epoch FROM clock_timestamp())`;

/** Notes for each table which step changed it last, so that a load reads again only what has changed. */
export class NoteChangedTables1700000191000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE catalogue_revisions ADD COLUMN changed_tables jsonb NOT NULL DEFAULT '{}'`,
    );
    await runner.query(`
      UPDATE catalogue_revisions SET changed_tables = (
        SELECT coalesce(jsonb_object_agg(relname, ${STAMP}), '{}')
        FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
        WHERE tgname = 'step_catalogue_revision' AND relnamespace = current_schema()::regnamespace
      )`);
    await runner.query(
      stepSql(`, changed_tables = changed_tables || jsonb_build_object(TG_TABLE_NAME, ${STAMP})`),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(stepSql(''));
    await runner.query('ALTER TABLE catalogue_revisions DROP COLUMN changed_tables');
  }
}
