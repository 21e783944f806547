import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, TEST_ACCOUNTS, type TestApp } from '@pora/common/testing/app';
import { adminService } from '../../services/admin/src/service.js';
import { TestBrowser } from '../../services/admin/src/testing/browser.js';
import { startRealProvider, type RealProvider } from '../../services/admin/src/testing/real-provider.js';
import { TEST_CLIENT } from '../../services/admin/src/testing/test-client.js';
import { patientsService } from '../../services/patients/src/service.js';
import { startTestGateway, type TestGateway } from './gateway-of-tests.js';
import { compileConsumer, runConsumer } from './generated-client.js';

const PUBLIC_URL = 'http://localhost:8080';
const ANNA = {
  sub: 'sub-anna',
  email: TEST_ACCOUNTS.dietitian.email,
  email_verified: true,
  name: 'Anna Zając',
};
const PROGRAM = path.join(import.meta.dirname, 'consumer/first-steps.ts');

let provider: RealProvider;
let admin: TestApp;
let patients: TestApp;
let gateway: TestGateway;

beforeAll(async () => {
  provider = await startRealProvider(`${PUBLIC_URL}/auth/google/callback`);
  provider.visitor = ANNA;
  const oidc = {
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: TEST_CLIENT.id,
    OIDC_CLIENT_SECRET: TEST_CLIENT.secret,
    PATIENTS_URL: 'http://127.0.0.1:9',
  };
  admin = await createTestApp(adminService, { env: oidc });
  // The services of a product share the sessions.
  patients = await createTestApp(patientsService, { env: { REDIS_URL: admin.config.redisUrl } });
  gateway = await startTestGateway({ admin: admin.url, patients: patients.url });
});
afterAll(async () => {
  await gateway.stop();
  await patients.stop();
  await admin.stop();
  await provider.stop();
});

test('a client generated from the description signs in, creates a patient, reads it and is told of a newer version', async () => {
  const browser = new TestBrowser(PUBLIC_URL, gateway.url);
  await browser.follow('/auth/google');
  const headers = { Cookie: browser.cookie };
  const document = await fetch(new URL('/api/openapi.json', gateway.url), { headers });
  expect(document.status).toBe(200);

  const program = await compileConsumer(await document.text(), PROGRAM);
  const told = await runConsumer(program, { PORA_URL: gateway.url, PORA_COOKIE: browser.cookie });

  expect(told).toEqual({
    lastName: 'Brzezińska',
    tdee: 2100,
    late: {
      status: 412,
      code: 'stale_version',
      stored: expect.objectContaining({ tdee: 2100, version: 2 }),
    },
  });
  await rm(path.resolve(program, '../..'), { recursive: true });
});
