import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { SignedIn } from '@pora/common/testing/app';
import { freePort } from '@pora/common/testing/free-port';
import { runProgram } from '@pora/common/testing/program';
import { until } from '@pora/common/testing/until';
import { fileURLToPath } from 'node:url';
import { startPatientsApp, type PatientsTestApp } from '../testing/patients-app.js';

// This service is asked for no export; the programs below do the work, or it takes over what the first of them left.
let app: PatientsTestApp;
let dietitian: SignedIn;

beforeAll(async () => {
  app = await startPatientsApp();
  dietitian = await app.signIn('dietitian');
});
afterAll(() => app.stop());

const stored = async () => {
  const [row] = await app.query<{ state: string; step: string | null; run: number }>(
    'SELECT state, step, run FROM patient_exports',
  );
  return row;
};

const isReady = async (port: string) =>
  (await fetch(`http://127.0.0.1:${port}/ready`).catch(() => undefined))?.ok ?? false;

test('po nagłym końcu usługi praca idzie dalej w następnej', async () => {
  await dietitian
    .post('/api/patients', { id: 'p-koniec', personal: { firstName: 'Jan', lastName: 'Koniec' } })
    .expect(201);
  const { config } = app;
  const environment = async () => ({
    ...{
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      RATE_LIMITS: 'off',
      SERVICE_PORT: String(await freePort()),
    },
    ...{ DATABASE_URL: config.databaseUrl, REDIS_URL: config.redisUrl, PUBLIC_URL: config.publicUrl },
    ...{ SESSION_SECRET: config.sessionSecret, INTERNAL_SECRET: config.internalSecret },
    ...{ ALLOWED_EMAILS: config.allowedEmails.join(','), ADMIN_EMAIL: config.adminEmail },
    PLANS_URL: app.plans.url,
  });
  const program = fileURLToPath(new URL('../main.ts', import.meta.url));
  const first = await environment();
  const release = app.plans.hold();
  const killed = runProgram(program, first);
  const url = `http://127.0.0.1:${first.SERVICE_PORT}`;
  await until(() => isReady(first.SERVICE_PORT), 40_000);
  const headers = { cookie: dietitian.cookie, 'x-csrf-token': dietitian.csrfToken };
  const begun = await fetch(`${url}/api/patients/p-koniec/exports`, { method: 'POST', headers });
  expect(begun.status).toBe(201);
  await until(async () => (await stored())?.step === 'plans');
  killed.child.kill('SIGKILL');
  await killed.ended;
  release();

  const second = await environment();
  const next = runProgram(program, second);
  await until(async () => (await stored())?.state === 'done', 40_000);
  await until(() => isReady(second.SERVICE_PORT), 40_000);
  next.child.kill('SIGTERM');
  expect((await next.ended).code).toBe(0);
  // Begun a second time, by a process that was there after the first.
  expect((await stored())?.run).toBe(2);
}, 90_000);
