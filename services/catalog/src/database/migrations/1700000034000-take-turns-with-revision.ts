import type { MigrationInterface, QueryRunner } from 'typeorm';

const stepSql = (turn: string) => `
  CREATE OR REPLACE FUNCTION step_catalogue_revision() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT
  AS $$ BEGIN
    ${turn}
    UPDATE catalogue_revisions SET revision = revision + 1, changed_at = clock_timestamp() WHERE id = 1;
    RETURN NULL;
  END $$`;

/**
 * Writers queue for the counter in the order they came: waiting for the row itself, one of them could be passed over
 * again and again until its time was up.
 */
export class TakeTurnsWithRevision1700000034000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(stepSql(`PERFORM pg_advisory_xact_lock(hashtextextended('catalogue_revision', 0));`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(stepSql(''));
  }
}
