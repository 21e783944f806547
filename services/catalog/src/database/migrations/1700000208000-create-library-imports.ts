import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateLibraryImports1700000208000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE library_imports (
        id text PRIMARY KEY,
        practice_id uuid NOT NULL DEFAULT '00000000-0000-4000-8000-000000000001',
        kind text NOT NULL CONSTRAINT library_imports_kind CHECK (kind IN ('foods', 'meals')),
        state text NOT NULL DEFAULT 'draft',
        run integer NOT NULL DEFAULT 0,
        file_name text NOT NULL,
        format text NOT NULL CONSTRAINT library_imports_format CHECK (format IN ('xlsx', 'csv')),
        size_bytes integer NOT NULL,
        file bytea,
        encoding text,
        separator text,
        rows integer NOT NULL,
        columns jsonb NOT NULL,
        options jsonb,
        done integer NOT NULL DEFAULT 0,
        added integer NOT NULL DEFAULT 0,
        changed integer NOT NULL DEFAULT 0,
        unchanged integer NOT NULL DEFAULT 0,
        refused_rows jsonb NOT NULL DEFAULT '[]',
        problem text,
        created_by text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        started_at timestamptz,
        finished_at timestamptz
      )`);
    await runner.query('CREATE INDEX library_imports_created ON library_imports (created_at)');
    await runner.query(
      `CREATE UNIQUE INDEX library_imports_under_way ON library_imports (practice_id)
       WHERE state IN ('waiting', 'running')`,
    );
    await runner.query(`
      CREATE TABLE food_codes (
        food_id integer PRIMARY KEY CONSTRAINT food_codes_food REFERENCES foods ON DELETE CASCADE,
        code text NOT NULL
      )`);
    await runner.query('CREATE UNIQUE INDEX food_codes_code ON food_codes (code)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE food_codes');
    await runner.query('DROP TABLE library_imports');
  }
}
