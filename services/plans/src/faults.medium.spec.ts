import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { RedisConnection } from '@pora/common/redis';
import { until } from '@pora/common/testing/until';
import { CATALOGUE_CHANNEL } from '@pora/contracts/catalog/catalog.events';
import type { Plan } from '@pora/contracts/plans/plan.model';
import { ENGINE_LIMITS, engineLimits } from './engine/engine.service.js';
import { aMealEntry, aNewPlan, daysWithMeal } from './testing/builders.js';
import { launchStuckEngine, STUCK_SEED } from './testing/engine-launchers.js';
import { startPlansApp, type PlansApp } from './testing/plans-app.js';
import { starterSnapshot } from './testing/starter-data.js';
import { WORKER_LAUNCHER } from '@pora/common/workers/worker-entry';

let app: PlansApp;
let plan: Plan;

beforeAll(async () => {
  app = await startPlansApp({ faults: true });
  const { body } = await app.dietitian.post('/api/diet-plans2', aNewPlan({ mealsPerDay: 3 })).expect(201);
  plan = body as Plan;
  await generate().expect(200);
}, 60_000);
afterAll(() => app.stop());

const generate = () => app.dietitian.post(`/api/diet-plans2/${plan.id}/generate`, {});
const create = (stage: number) => app.dietitian.post('/api/diet-plans2', aNewPlan({ stage }));
const patch = (body: object) => app.dietitian.patch(`/api/diet-plans2/${plan.id}`, body);
const exportDocx = () => app.dietitian.get(`/api/diet-plans2/${plan.id}/export-docx`);
const away = (component: string) => ({
  code: 'service_unavailable',
  error: 'Usługa jest chwilowo niedostępna. Spróbuj ponownie za kilka sekund.',
  details: { component },
});

const notChecked = (...missing: string[]) => ({ code: 'not_checked', details: { missing } });

test('with the patients service away, what needs the patient is a 503; the rest works, and all recovers by itself', async () => {
  await app.patients.switchOff();
  expect((await generate().expect(503)).body).toMatchObject(notChecked('intolerances', 'disliked'));
  for (const request of [create(2), exportDocx()]) {
    const { body, headers } = await request.expect(503);
    expect(body).toEqual(away('patients'));
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  await app.dietitian.get('/api/diet-plans2').expect(200);
  await app.dietitian.get(`/api/diet-plans2/${plan.id}`).expect(200);
  await patch({ planDays: daysWithMeal(plan, aMealEntry()) }).expect(200);
  const { body } = await patch({ caloriesPerDay: 1700 }).expect(200);
  expect(body).toMatchObject({ tdee: plan.tdee, calorieDeficit: (plan.tdee ?? 0) - 1700 });
  await patch({ mealsPerDay: 7 }).expect(503);
  await app.patients.switchOn();
  await generate().expect(200);
  await create(2).expect(201);
});

test('with the catalogue away, generating and laying out slots is a 503; editing works, and exporting with a reason', async () => {
  await app.catalog.switchOff();
  expect((await generate().expect(503)).body).toMatchObject(notChecked('mappings'));
  for (const request of [create(3), patch({ mealsPerDay: 4 })]) {
    const { body } = await request.expect(503);
    expect(body).toEqual(away('catalog'));
  }
  await patch({ name: 'Bez katalogu' }).expect(200);
  const { body: refused } = await exportDocx().expect(409);
  expect(refused).toMatchObject({
    code: 'export_not_confirmed',
    details: { verdict: { state: 'unchecked' } },
  });
  const { body: confirmation } = await app.dietitian
    .post(`/api/diet-plans2/${plan.id}/export-docx-confirmations`, {
      reason: 'Sprawdzone z etykietami',
      state: 'unchecked',
      dangerous: refused.details.verdict.dangerous,
    })
    .expect(201);
  await exportDocx().query({ confirmation: confirmation.id }).expect(200);
  await app.catalog.switchOn();
  await create(3).expect(201);
  await generate().expect(200);
});

/** How often the whole catalogue was fetched; conditional questions do not count. */
const fetches = () => app.catalog.answered.filter((line) => line === 'GET /internal/catalog/snapshot 200');

test('the catalogue is fetched again only when it changed', async () => {
  app.catalog.answered.length = 0;
  await generate().expect(200);
  await generate().expect(200);
  expect(fetches()).toHaveLength(0);
  app.catalogue.snapshot = starterSnapshot('starter-2');
  await generate().expect(200);
  expect(fetches()).toHaveLength(1);
});

test('a catalogue that is told to have changed is fetched before anybody needs it', async () => {
  app.catalog.answered.length = 0;
  app.catalogue.snapshot = starterSnapshot('starter-3');
  await app
    .get<RedisConnection>(RedisConnection)
    .run((client) => client.publish(CATALOGUE_CHANNEL, 'starter-3'));
  await until(() => fetches().length > 0);
});

test('with Postgres away every call is a 503, and the plan is there again afterwards', async () => {
  await app.faults.postgres.stop();
  for (const request of [
    app.dietitian.get('/api/diet-plans2'),
    patch({ name: 'Nie zapisze się' }),
    generate(),
  ]) {
    const { body } = await request.expect(503);
    expect(body).toMatchObject({ code: 'service_unavailable' });
  }
  await app.faults.postgres.start();
  await until(async () => (await app.dietitian.get(`/api/diet-plans2/${plan.id}`)).status === 200);
  const { body } = await app.dietitian.get(`/api/diet-plans2/${plan.id}`).expect(200);
  expect(body.name).toBe('Bez katalogu');
}, 40_000);

test('a generation that takes too long is ended, changes nothing, and the next one works', async () => {
  const slow = await startPlansApp({
    override: (builder) =>
      builder
        .overrideProvider(WORKER_LAUNCHER)
        .useValue(launchStuckEngine)
        .overrideProvider(ENGINE_LIMITS)
        .useValue({ ...engineLimits, timeoutMs: 8_000 }),
  });
  try {
    const { body: made } = await slow.dietitian
      .post('/api/diet-plans2', aNewPlan({ patientId: null, mealsPerDay: 3 }))
      .expect(201);
    const path = `/api/diet-plans2/${made.id}`;
    const { body, headers } = await slow.dietitian.post(`${path}/generate`, { seed: STUCK_SEED }).expect(503);
    expect(body).toEqual({
      code: 'generation_failed',
      error: 'Generowanie trwało zbyt długo i zostało przerwane. Plan się nie zmienił. Spróbuj ponownie.',
    });
    expect(headers['retry-after']).toBe('5');
    expect((await slow.dietitian.get(path).expect(200)).body.version).toBe(1);
    await slow.dietitian.post(`${path}/generate`, {}).expect(200);
  } finally {
    await slow.stop();
  }
}, 60_000);
