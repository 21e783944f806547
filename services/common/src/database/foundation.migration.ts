import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables every schema has: the append-only audit trail and the keys of repeated requests. */
export class Foundation1700000000000 implements MigrationInterface {
  readonly name = 'Foundation1700000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE audit_entries (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        practice_id uuid NOT NULL DEFAULT '00000000-0000-4000-8000-000000000001',
        at timestamptz NOT NULL DEFAULT now(),
        actor text NOT NULL,
        action text NOT NULL,
        entity text NOT NULL,
        entity_id text NOT NULL,
        fields text[] NOT NULL DEFAULT '{}',
        request_id text
      )`);
    await runner.query('CREATE INDEX audit_entries_entity ON audit_entries (entity, entity_id, at)');
    await runner.query(`
      CREATE TABLE idempotency_keys (
        owner text NOT NULL,
        operation text NOT NULL,
        key text NOT NULL,
        body_hash text NOT NULL,
        answer json,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (owner, operation, key)
      )`);
    await runner.query('CREATE INDEX idempotency_keys_created_at ON idempotency_keys (created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE idempotency_keys');
    await runner.query('DROP TABLE audit_entries');
  }
}
