import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateDocxArchive1700000004000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE docx_archive (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        practice_id uuid NOT NULL DEFAULT '00000000-0000-4000-8000-000000000001',
        sha256 text NOT NULL,
        bytes bytea NOT NULL,
        file_name text NOT NULL,
        plan_id text NOT NULL,
        patient_id text,
        stage int NOT NULL,
        plan jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        created_by text NOT NULL
      )`);
    await runner.query('CREATE UNIQUE INDEX docx_archive_sha256 ON docx_archive (sha256)');
    await runner.query('CREATE INDEX docx_archive_by_patient ON docx_archive (patient_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE docx_archive');
  }
}
