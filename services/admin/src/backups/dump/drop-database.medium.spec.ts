import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '@pora/common/testing/app';
import { onDatabase, testEnvironment } from '@pora/common/testing/environment';
import { until } from '@pora/common/testing/until';
import pg from 'pg';
import { adminService } from '../../service.js';
import { ADMIN_SETTINGS } from '../../testing/admin-settings.js';
import { BackupDatabase } from './backup-database.js';
import { dropDatabase } from './drop-database.js';

const NAME = 'pora_dropped_for_a_try';
/** Postgres goes round all databases of the tests, one after the other. */
const COMES_WITHIN_MS = 120_000;

describe('the database a backup was tried in', () => {
  let app: TestApp;
  const owner = new pg.Client(onDatabase(testEnvironment().ownerUrl, 'postgres'));
  const role = () => app.get<BackupDatabase>(BackupDatabase);
  const there = async (sql: string): Promise<number> =>
    (await owner.query<{ count: number }>(sql, [NAME])).rows[0]?.count ?? 0;
  const databases = () => there('SELECT count(*)::int AS count FROM pg_database WHERE datname = $1');
  const drop = () => role().run((client) => dropDatabase(client, NAME));

  beforeAll(async () => {
    app = await createTestApp(adminService, { env: ADMIN_SETTINGS });
    await owner.connect();
    await owner.query(`ALTER SYSTEM SET autovacuum_naptime = '1s'`);
    await owner.query('SELECT pg_reload_conf()');
  });
  afterAll(async () => {
    await owner.query('ALTER SYSTEM RESET autovacuum_naptime');
    await owner.query('SELECT pg_reload_conf()');
    await owner.query(`DROP DATABASE IF EXISTS ${NAME} WITH (FORCE)`);
    await owner.end();
    await app.stop();
  });

  test(
    'goes although Postgres is tidying it up in that moment',
    async () => {
      await role().run((client) => client.query(`CREATE DATABASE ${NAME} TEMPLATE template0`));
      await role().run(async (client) => {
        // Much to do, and slowly.
        await client.query(`CREATE TABLE rows WITH (autovacuum_vacuum_threshold = 1, autovacuum_vacuum_cost_limit = 1,
          autovacuum_vacuum_cost_delay = 100) AS SELECT n, md5(n::text) AS word FROM generate_series(1, 100000) n`);
        await client.query('DELETE FROM rows WHERE n % 2 = 0');
      }, NAME);
      const tidying = () =>
        there(`SELECT count(*)::int AS count FROM pg_stat_activity
          WHERE datname = $1 AND backend_type = 'autovacuum worker'`);
      await until(async () => (await tidying()) > 0, COMES_WITHIN_MS);
      await drop();
      expect(await databases()).toBe(0);
    },
    COMES_WITHIN_MS * 2,
  );

  test('goes although a connection of the same role was cut off and is still at work', async () => {
    await role().run((client) => client.query(`CREATE DATABASE ${NAME} TEMPLATE template0`));
    const slow = role().run((client) => client.query('SELECT pg_sleep(600)'), NAME);
    const ended = expect(slow).rejects.toThrow();
    await until(
      async () => (await there('SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = $1')) > 0,
    );
    await drop();
    expect(await databases()).toBe(0);
    await ended;
  });

  test('goes however long somebody takes to leave whom the role may not send away', async () => {
    await role().run((client) => client.query(`CREATE DATABASE ${NAME} TEMPLATE template0`));
    const guest = new pg.Client(onDatabase(testEnvironment().ownerUrl, NAME));
    await guest.connect();
    const dropped = drop();
    const tries = new Set<string>();
    await until(async () => {
      const { rows } = await owner.query<{ begun: string }>(
        `SELECT query_start::text AS begun FROM pg_stat_activity WHERE query = 'DROP DATABASE "' || $1 || '"'`,
        [NAME],
      );
      for (const { begun } of rows) tries.add(begun);
      return tries.size > 1;
    }, 30_000);
    await guest.end();
    await dropped;
    expect(await databases()).toBe(0);
  });
});
