import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People who have signed in, with the provider's own name for each of them. */
export class CreateUsers1700000001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE users (
        issuer text NOT NULL,
        email text NOT NULL,
        sub text NOT NULL,
        name text NOT NULL,
        first_signed_in_at timestamptz NOT NULL DEFAULT now(),
        last_signed_in_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (issuer, email)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE users');
  }
}
