import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Settings of hand-outs are counted, so that a save on an older version is refused. */
export class VersionHandOutSettings1700000202000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE hand_out_settings ADD COLUMN version integer NOT NULL DEFAULT 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE hand_out_settings DROP COLUMN version');
  }
}
