import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freshRedis } from '@pora/common/testing/app';
import type { TestDatabase } from '@pora/common/testing/databases';
import { onDatabase, roleUrl, testEnvironment } from '@pora/common/testing/environment';
import { signIn, type SignedIn } from '@pora/common/testing/signed-in';
import { until } from '@pora/common/testing/until';
import { createClient } from '@redis/client';
import { LOCAL_ACCOUNTS } from '../local/identity-provider/accounts.mjs';
import { SERVICES, type ServiceName } from '../local/paths.mjs';
import { freePorts } from '../local/ports.mjs';
import { readDataSet, storedVersions } from './data-set.js';
import { databaseOf, migrateAll, on } from './databases.js';
import { layOutProgram, programBytes } from './program.js';

const MOST_BYTES = 1_000_000;
const START_MS = 90_000;
const SECRET = 'a secret of these tests and of nothing else';
const PATIENT = 'p-przyklad-ewa';
const PLAN = 'plan-przyklad-ewa';
const versions = storedVersions();
const latest = versions.at(-1) ?? '';

/** What a newer version may do to the tables: it adds, and what it added has rows. */
const LATER = `
  ALTER TABLE patients.patients ADD COLUMN later_note text NOT NULL DEFAULT 'jeszcze nic';
  ALTER TABLE plans.plans ADD COLUMN later_state jsonb;
  ALTER TABLE catalog.foods ADD COLUMN later_source text CHECK (later_source <> '');
  CREATE TABLE patients.later_letters (patient_id text PRIMARY KEY REFERENCES patients.patients ON DELETE CASCADE);
  INSERT INTO patients.later_letters VALUES ('${PATIENT}');
  UPDATE patients.patients SET later_note = 'z nowszej wersji' WHERE id = '${PATIENT}';
  UPDATE plans.plans SET later_state = '{"seen": true}' WHERE id = '${PLAN}';
  INSERT INTO patients.migrations (timestamp, name) VALUES (9999999999999, 'AddLetters9999999999999');
  INSERT INTO plans.migrations (timestamp, name) VALUES (9999999999999, 'AddStates9999999999999');
  INSERT INTO catalog.migrations (timestamp, name) VALUES (9999999999999, 'AddSources9999999999999');
  INSERT INTO admin.migrations (timestamp, name) VALUES (9999999999999, 'AddNothing9999999999999');`;

it.each(versions)('the built services of %s are kept, and small', (version) => {
  expect(programBytes(version)).toBeGreaterThan(100_000);
  expect(programBytes(version)).toBeLessThan(MOST_BYTES);
});

describe(`the services of ${latest} themselves, on tables of the newest version and of one after it`, () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pora-older-'));
  const started: ChildProcess[] = [];
  let said = '';
  let database: TestDatabase;
  let people: Record<ServiceName, SignedIn>;
  let redis: { destroy(): void };

  beforeAll(async () => {
    layOutProgram(latest, folder);
    database = await databaseOf(readDataSet(latest));
    await migrateAll(database);
    await on(database.ownerUrl, (client) => client.query(LATER));
    const redisUrl = await freshRedis();
    const ports = await freePorts(SERVICES.length);
    const urls = Object.fromEntries(SERVICES.map((name, at) => [name, `http://127.0.0.1:${ports[at]}`]));
    for (const name of SERVICES) start(name, urls, redisUrl);
    await until(async () => {
      const answers = await Promise.all(Object.values(urls).map(isReady));
      return answers.every(Boolean);
    }, START_MS);
    const client = await createClient({ url: redisUrl }).connect();
    redis = client;
    const sink = {
      set: (key: string, value: string, { PX }: { PX: number }) =>
        client.set(key, value, { expiration: { type: 'PX', value: PX } }),
    };
    const { email, name } = LOCAL_ACCOUNTS.dietitian;
    const user = { email, name, sub: 'the-dietitian' };
    const all = SERVICES.map(async (service) => {
      const target = { baseUrl: urls[service] ?? '', sessionSecret: SECRET, sink };
      return [service, await signIn('dietitian', target, { user })] as const;
    });
    people = Object.fromEntries(await Promise.all(all)) as Record<ServiceName, SignedIn>;
  }, START_MS);
  afterAll(async () => {
    redis?.destroy();
    await Promise.all(
      started
        .filter(({ exitCode }) => exitCode === null)
        .map(async (child) => {
          const ended = once(child, 'exit');
          child.kill('SIGKILL');
          await ended;
        }),
    );
    await database?.drop();
    rmSync(folder, { recursive: true });
  });

  function start(name: ServiceName, urls: Record<string, string>, redisUrl: string): void {
    const url = (service: ServiceName) => urls[service] ?? '';
    const child = spawn(process.execPath, [path.join(folder, 'services', name, 'dist/main.js')], {
      env: {
        PATH: process.env['PATH'] ?? '',
        ...{ NODE_ENV: 'test', LOG_LEVEL: 'error', RATE_LIMITS: 'off', HOST: '127.0.0.1' },
        SERVICE_PORT: new URL(url(name)).port,
        DATABASE_URL: onDatabase(roleUrl(testEnvironment(), name), database.name),
        REDIS_URL: redisUrl,
        PUBLIC_URL: 'http://localhost:8080',
        ...{ SESSION_SECRET: SECRET, INTERNAL_SECRET: `${SECRET} between services` },
        ALLOWED_EMAILS: LOCAL_ACCOUNTS.dietitian.email,
        ADMIN_EMAIL: LOCAL_ACCOUNTS.administrator.email,
        ...{ PATIENTS_URL: url('patients'), PLANS_URL: url('plans'), CATALOG_URL: url('catalog') },
        ...{ OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'x' },
        DOCX_ARCHIVE: 'on',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text) => (said += `${name}: ${String(text)}`));
    started.push(child);
  }

  /** A service that ended says why. */
  async function isReady(url: string): Promise<boolean> {
    if (started.some(({ exitCode }) => exitCode !== null)) throw new Error(said);
    return fetch(`${url}/ready`).then(
      ({ status }) => status === 200,
      () => false,
    );
  }

  it.each<[ServiceName, string]>([
    ['patients', '/api/patients'],
    ['patients', `/api/patients/${PATIENT}`],
    ['patients', '/api/patient-surveys'],
    ['patients', '/api/schedule'],
    ['catalog', '/api/foods?limit=5'],
    ['catalog', '/api/meals'],
    ['catalog', '/api/rule-config'],
    ['catalog', '/api/own-words'],
    ['plans', '/api/diet-plans2'],
    ['plans', `/api/diet-plans2/${PLAN}`],
    ['plans', `/api/diet-plans2/${PLAN}/safety`],
    ['admin', '/api/auth/me'],
  ])('%s reads %s', async (service, address) => {
    const { status, text } = await people[service].get(address);
    expect([status, status === 200 ? '' : text]).toEqual([200, '']);
  });

  it('a patient is changed and added, and what the newer version wrote about her stays', async () => {
    const notes = 'Zapisane po powrocie do poprzedniej wersji.';
    await people.patients.patch(`/api/patients/${PATIENT}`, { notes }).expect(200);
    expect((await people.patients.get(`/api/patients/${PATIENT}`)).body.notes).toBe(notes);
    const personal = { firstName: 'Ola', lastName: 'Nowa' };
    await people.patients.post('/api/patients', { id: 'p-po-powrocie', personal }).expect(201);
    const visit = { title: 'Kontrola', start: '2027-01-04T09:00:00.000Z', end: '2027-01-04T10:00:00.000Z' };
    await people.patients.post('/api/schedule', { ...visit, patientId: 'p-po-powrocie' }).expect(201);
    const { rows } = await on(database.ownerUrl, (client) =>
      client.query('SELECT id, later_note FROM patients.patients WHERE id = ANY ($1) ORDER BY id', [
        ['p-po-powrocie', PATIENT],
      ]),
    );
    expect(rows).toEqual([
      { id: 'p-po-powrocie', later_note: 'jeszcze nic' },
      { id: PATIENT, later_note: 'z nowszej wersji' },
    ]);
  });

  it('a food and a meal of it are added, and the plan is generated anew with what the catalogue holds', async () => {
    const values = { category: 'Nabiał', per: '100g', carbs: 4, fat: 3, protein: 11, calories: 87 };
    const food = await people.catalog
      .post('/api/foods', { ...values, name: 'Serek po powrocie' })
      .expect(201);
    await people.catalog
      .post('/api/meals', {
        ...{ id: 'm-po-powrocie', name: 'Owsianka po powrocie', types: ['breakfast'] },
        ingredients: [{ foodId: food.body.id, grams: 150 }],
      })
      .expect(201);
    const generated = await people.plans.post(`/api/diet-plans2/${PLAN}/generate`, { seed: 7 });
    expect([generated.status, generated.status < 300 ? '' : generated.text]).toEqual([200, '']);
    const { body } = await people.plans.get(`/api/diet-plans2/${PLAN}`).expect(200);
    expect(JSON.stringify(body)).toContain('"day":3');
    const { rows } = await on(database.ownerUrl, (client) =>
      client.query('SELECT later_state FROM plans.plans WHERE id = $1', [PLAN]),
    );
    expect(rows).toEqual([{ later_state: { seen: true } }]);
  });

  it('nothing of it was a fault of the services', () => {
    expect(started.map(({ exitCode }) => exitCode)).toEqual(started.map(() => null));
    // They write down errors alone.
    expect(said).toBe('');
  });
});
