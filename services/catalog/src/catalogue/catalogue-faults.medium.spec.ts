import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type SignedIn, type TestApp } from '@pora/common/testing/app';
import { until } from '@pora/common/testing/until';
import { catalogService } from '../service.js';
import { aFood } from '../testing/catalog.builders.js';
import { store } from '../testing/store.js';

let app: TestApp;
let dietitian: SignedIn;

beforeAll(async () => {
  app = await createTestApp(catalogService, { faults: true });
  dietitian = await app.signIn('dietitian');
  await store(app, [aFood({ id: 1 })]);
  await dietitian.get('/api/foods/1').expect(200);
});
afterAll(() => app.stop());

describe('while a component is away', () => {
  it.each([
    ['postgres', '/api/foods/1'],
    ['postgres', '/api/rule-config'],
    ['redis', '/api/meals'],
  ] as const)('%s: %s is a clear 503 and recovers by itself', async (component, path) => {
    await app.faults[component].stop();
    const { status, body, headers } = await dietitian.get(path);

    expect({ status, code: body.code }).toEqual({ status: 503, code: 'service_unavailable' });
    expect(headers['retry-after']).toBeDefined();

    await app.faults[component].start();
    await until(async () => (await dietitian.get(path)).status === 200);
  });
});
