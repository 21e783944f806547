import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateHandOutSettings1700000201000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE hand_out_settings (
        practice_id uuid NOT NULL DEFAULT '00000000-0000-4000-8000-000000000001' PRIMARY KEY,
        content jsonb NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT now(),
        updated_by text NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE hand_out_settings');
  }
}
