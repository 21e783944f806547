import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, TEST_ACCOUNTS, type SignedIn, type TestApp } from '@pora/common/testing/app';
import { until } from '@pora/common/testing/until';
import type { BackupRecord } from '@pora/contracts/admin/backup.model';
import type { ActiveSession } from '@pora/contracts/session/activity.model';
import { whileLocked } from './backups/testing/locked-table.js';
import { adminService } from './service.js';
import { TestBrowser } from './testing/browser.js';
import { startRealProvider, type RealProvider } from './testing/real-provider.js';
import { TEST_CLIENT } from './testing/test-client.js';

const PUBLIC_URL = 'http://localhost:8080';
const WITHIN_MS = 30_000;

describe('two instances of the administration', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pora-backups-'));
  let provider: RealProvider;
  let one: TestApp;
  let other: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    provider = await startRealProvider(`${PUBLIC_URL}/auth/google/callback`);
    const env = {
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: TEST_CLIENT.id,
      OIDC_CLIENT_SECRET: TEST_CLIENT.secret,
      PATIENTS_URL: 'http://127.0.0.1:9',
      BACKUP_DIR: folder,
    };
    one = await createTestApp(adminService, { env });
    const { databaseUrl, redisUrl, settings } = one.config as typeof one.config & {
      settings: { BACKUP_DATABASE_URL: string };
    };
    const { BACKUP_DATABASE_URL } = settings;
    const store = { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, BACKUP_DATABASE_URL };
    other = await createTestApp(adminService, { env: { ...env, ...store } });
    admin = await one.signIn('admin');
    await one.query('CREATE TABLE patients.patients (id text PRIMARY KEY)');
    await one.query('GRANT SELECT ON patients.patients TO pora_backup');
  });
  afterAll(async () => {
    await other.stop();
    await one.stop();
    await provider.stop();
    rmSync(folder, { recursive: true });
  });

  const asAdmin = (app: TestApp, verb: 'get' | 'post', address: string) =>
    app.http()[verb](address).set({ cookie: admin.cookie, 'x-csrf-token': admin.csrfToken });

  test('[core §2] a sign-in that began at one ends at the other', async () => {
    const { email, name, sub } = TEST_ACCOUNTS.dietitian;
    provider.visitor = { sub, email, email_verified: true, name };
    const browser = new TestBrowser(PUBLIC_URL, one.url);
    const { location } = await browser.get('/auth/google');
    browser.goesTo(other.url);
    expect(await browser.follow(location)).toBe('/callback');
    for (const app of [one, other]) {
      const { body } = await app.http().get('/api/auth/me').set('Cookie', browser.cookie).expect(200);
      expect(body.user).toMatchObject({ email });
    }
  });

  test('[core §8] who works on what is listed whoever was told of it', async () => {
    const heartbeat = { planId: 'p', view: 'plan-details', planName: 'P', patientId: null, stage: 1 };
    const person = await other.signIn('dietitian');
    await person.post('/api/activity/heartbeat', heartbeat).expect(204);
    for (const app of [one, other]) {
      const { body } = await asAdmin(app, 'get', '/api/admin/active-users').expect(200);
      expect(body.items.map(({ userEmail }: ActiveSession) => userEmail)).toEqual([person.email]);
    }
  });

  test('[core §3] of two backups that are asked for at once one begins, and it is made once', async () => {
    for (const _ of Array.from({ length: 3 })) {
      // None is over before the last is asked for.
      const answers = await whileLocked(one, 'patients.patients', () =>
        Promise.all(
          [one, other, one, other].map((app) =>
            asAdmin(app, 'post', '/api/admin/backups').send({ tables: ['patients'] }),
          ),
        ),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
      const records = async (): Promise<BackupRecord[]> =>
        (await asAdmin(other, 'get', '/api/admin/backups').expect(200)).body.items;
      await until(async () => (await records()).every(({ status }) => status === 'COMPLETED'), WITHIN_MS);
    }
    expect(await one.query('SELECT run FROM backups')).toEqual([{ run: 1 }, { run: 1 }, { run: 1 }]);
  });
});
