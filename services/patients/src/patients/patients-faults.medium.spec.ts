import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SignedIn } from '@pora/common/testing/app';
import { until } from '@pora/common/testing/until';
import { startPatientsApp, type PatientsTestApp } from '../testing/patients-app.js';

let app: PatientsTestApp;
let dietitian: SignedIn;

beforeAll(async () => {
  app = await startPatientsApp({ faults: true });
  dietitian = await app.signIn('dietitian');
  await dietitian.post('/api/patients', { id: 'p-1', ...PATIENT }).expect(201);
});
afterAll(() => app.stop());

const PATIENT = { personal: { firstName: 'Ewa', lastName: 'Kos' } };
const RESULTS = { patientId: 'p-1', categories: [{ name: 'RYBY', items: [{ name: 'Dorsz', value: 3 }] }] };

async function expectAway(): Promise<void> {
  const answers = await Promise.all([
    dietitian.post('/api/patients', PATIENT),
    dietitian.get('/api/patient-surveys?patientId=p-1'),
    dietitian.post('/api/patient-intolerances', RESULTS),
  ]);

  for (const { status, body, headers } of answers) {
    expect({ status, code: body.code }).toEqual({ status: 503, code: 'service_unavailable' });
    expect(headers['retry-after']).toBeDefined();
  }
}

async function expectBack(): Promise<void> {
  await until(async () => (await dietitian.get('/api/patients/p-1')).status === 200);
}

describe('while a component is away', () => {
  it.each(['postgres', 'redis'] as const)('%s: a clear 503 and recovery by itself', async (component) => {
    await app.faults[component].stop();
    await expectAway();
    await app.faults[component].start();
    await expectBack();
  });

  it('postgres: planning is told that it could not be asked, never that nothing is on file', async () => {
    await app.faults.postgres.stop();
    const { status } = await app.http().get('/internal/patients/p-1').set(app.internal());
    await app.faults.postgres.start();
    await expectBack();

    expect(status).toBe(503);
  });

  it('postgres silent instead of closed: the same', async () => {
    app.faults.postgres.freeze();
    await expectAway();
    await app.faults.postgres.start();
    await expectBack();
  });
});
