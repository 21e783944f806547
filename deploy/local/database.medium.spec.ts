import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@pora/common/testing/until';
import pg from 'pg';
import { openLedger, provisionDatabase } from './database.mjs';
import { freePorts } from './ports.mjs';
import { postgresAnswers, preparePostgres } from './postgres.mjs';

const secrets = {
  migratorPassword: 'migrator secret',
  patientsPassword: 'patients secret',
  plansPassword: 'plans secret',
  catalogPassword: 'catalog secret',
  adminPassword: 'admin secret',
  backupPassword: 'backup secret',
  restorePassword: 'restore secret',
};

async function query(url: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

describe('roles and schemas', () => {
  let folder = '';
  let server: ChildProcess;
  let superuserUrl = '';
  /** Owner of one database as a hosting company gives it: not the ruler of the server. */
  let ownerUrl = '';
  let urls: Awaited<ReturnType<typeof provisionDatabase>>;
  const serviceUrl = (name: keyof typeof urls.services) => urls.services[name];

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'pora-database-'));
    chmodSync(folder, 0o711);
    const [port] = await freePorts(1);
    const log = path.join(folder, 'log');
    const prepared = await preparePostgres({
      dataDir: folder,
      instance: 'x',
      password: 'p',
      port: port!,
      log,
      fast: true,
    });
    server = spawn(prepared.command, prepared.args, { ...prepared, stdio: 'ignore' });
    superuserUrl = prepared.ownerUrl;
    await until(() => postgresAnswers(superuserUrl));
    await query(superuserUrl, "CREATE ROLE hosted LOGIN CREATEROLE PASSWORD 'hosted'");
    await query(superuserUrl, 'CREATE DATABASE practice OWNER hosted');
    ownerUrl = `postgres://hosted:hosted@127.0.0.1:${port}/practice`;
    urls = await provisionDatabase({ ownerUrl, ownDatabase: false, secrets });
    await query(urls.migrator, 'CREATE TABLE patients.probe (id serial PRIMARY KEY, name text)');
  });

  afterAll(async () => {
    server.kill('SIGINT');
    await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  });

  it('a service reads and writes the rows of its own schema without naming it', async () => {
    const { rows } = await query(
      serviceUrl('patients'),
      "INSERT INTO probe (name) VALUES ('Łucja') RETURNING name",
    );
    expect(rows).toEqual([{ name: 'Łucja' }]);
  });

  it('a service sees nothing of another one', async () => {
    const reading = query(serviceUrl('plans'), 'SELECT * FROM patients.probe');
    await expect(reading).rejects.toMatchObject({ code: '42501' });
  });

  it('the role of backups reads every row and changes none', async () => {
    await query(urls.migrator, 'CREATE TABLE plans.made_later (id int)');
    expect((await query(urls.backup, 'SELECT * FROM plans.made_later')).rows).toEqual([]);
    const writing = query(urls.backup, 'DELETE FROM plans.made_later');
    await expect(writing).rejects.toMatchObject({ code: '42501' });
    await query(urls.migrator, 'DROP TABLE plans.made_later');
  });

  it('the role of restores writes every row, and only adds to what has happened', async () => {
    await query(urls.migrator, 'CREATE TABLE plans.audit_entries (id int)');
    await provisionDatabase({ ownerUrl, ownDatabase: false, secrets });
    await query(urls.migrator, 'CREATE TABLE plans.made_later (id serial)');
    await query(urls.restore, 'CREATE TEMP TABLE waiting (id int)');
    await query(urls.restore, "INSERT INTO plans.made_later SELECT setval('plans.made_later_id_seq', 7)");
    await query(urls.restore, 'DELETE FROM plans.made_later');
    await query(urls.restore, 'INSERT INTO plans.audit_entries VALUES (1)');
    for (const statement of [
      'UPDATE plans.audit_entries SET id = 2',
      'DELETE FROM plans.audit_entries',
      'TRUNCATE plans.made_later',
      'CREATE TABLE plans.x (id int)',
    ])
      await expect(query(urls.restore, statement)).rejects.toMatchObject({ code: '42501' });
    await query(urls.migrator, 'DROP TABLE plans.made_later, plans.audit_entries');
  });

  it.each([
    'CREATE TABLE patients.x (id int)',
    'CREATE TABLE public.x (id int)',
    'ALTER TABLE patients.probe ADD y int',
  ])('a service changes no tables, not even its own: %s', async (statement) => {
    await expect(query(serviceUrl('patients'), statement)).rejects.toMatchObject({ code: '42501' });
  });

  it('Polish names sort and search as they should', async () => {
    const { rows } = await query(
      serviceUrl('patients'),
      `SELECT array_agg(n ORDER BY n) AS sorted, unaccent('Żółć') AS plain, lower('ŁÓDŹ') AS lower,
              similarity('ser', 'serek') > 0.3 AS similar
       FROM unnest(ARRAY['Łoś', 'Lis', 'Żbik', 'Ćma', 'Cielę', 'Miś']) AS n`,
    );
    expect(rows[0]).toEqual({
      sorted: ['Cielę', 'Ćma', 'Lis', 'Łoś', 'Miś', 'Żbik'],
      plain: 'Zolc',
      lower: 'łódź',
      similar: true,
    });
  });

  it('making them again changes nothing', async () => {
    expect(await provisionDatabase({ ownerUrl, ownDatabase: false, secrets })).toEqual(urls);
    const { rows } = await query(serviceUrl('patients'), 'SELECT name FROM probe');
    expect(rows).toEqual([{ name: 'Łucja' }]);
  });

  it('the own server gets a database of its own', async () => {
    const own = await provisionDatabase({ ownerUrl: superuserUrl, ownDatabase: true, secrets });
    expect(new URL(own.owner).pathname).toBe('/pora');
    const { rows } = await query(own.services.admin, 'SHOW search_path');
    expect(rows).toEqual([{ search_path: 'admin, public' }]);
  });

  it('a server that is away is named in one sentence', async () => {
    const away = provisionDatabase({ ownerUrl: 'postgres://a:b@127.0.0.1:1/c', ownDatabase: false, secrets });
    await expect(away).rejects.toThrow(
      'Postgres cannot be reached (ECONNREFUSED): check DATABASE_URL and whether the server runs.',
    );
  });

  it('what was done to a database is remembered in it, for exactly what it was done with', async () => {
    const ledger = await openLedger(ownerUrl);
    try {
      expect(await ledger.isDone('seed catalog', 'demo:1')).toBe(false);
      await ledger.note('seed catalog', 'demo:1');
      await ledger.note('seed catalog', 'demo:2');
      const done = [
        await ledger.isDone('seed catalog', 'demo:1'),
        await ledger.isDone('seed catalog', 'demo:2'),
      ];
      expect(done).toEqual([false, true]);
    } finally {
      await ledger.close();
    }
  });
});
