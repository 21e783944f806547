import type { TestApp } from '@pora/common/testing/app';
import { onDatabase, testEnvironment } from '@pora/common/testing/environment';
import pg from 'pg';

/** Keeps the rows of a table from being read until the answered function is called. */
export async function lockTable({ config }: TestApp, table: string): Promise<() => Promise<void>> {
  const { pathname } = new URL(config.databaseUrl);
  const client = new pg.Client(onDatabase(testEnvironment().ownerUrl, pathname.slice(1)));
  await client.connect();
  await client.query('BEGIN');
  await client.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
  return () => client.end();
}

/** Runs work while nobody can read the table: a backup of it that is begun meanwhile is under way to its end. */
export async function whileLocked<T>(app: TestApp, table: string, work: () => Promise<T>): Promise<T> {
  const release = await lockTable(app, table);
  try {
    return await work();
  } finally {
    await release();
  }
}
