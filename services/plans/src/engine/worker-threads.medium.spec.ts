import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Plan } from '@pora/contracts/plans/plan.model';
import { aMealEntry, daysWithMeal } from '../testing/builders.js';
import { launchEndlessWork } from '../testing/engine-launchers.js';
import { confirmExport } from '../testing/exported.js';
import { startPlansApp, type PlansApp } from '../testing/plans-app.js';
import { released } from '../testing/released.js';
import { ENGINE_LIMITS, engineLimits } from './engine.service.js';
import { WORKER_LAUNCHER } from '@pora/common/workers/worker-entry';

let app: PlansApp;
let plan: Plan;
let other: Plan;
let confirmation: string;

beforeAll(async () => {
  app = await startPlansApp({
    override: (builder) =>
      builder
        .overrideProvider(WORKER_LAUNCHER)
        .useValue(launchEndlessWork)
        .overrideProvider(ENGINE_LIMITS)
        .useValue({ ...engineLimits, timeoutMs: 30_000, queueLimit: 1 }),
  });
  [plan, other] = [await app.createPlan(), await app.createPlan()];
  confirmation = await confirmExport(app.dietitian, plan);
});
afterAll(() => app.stop());

const path = ({ id }: Plan) => `/api/diet-plans2/${id}`;

test.each([
  ['generated', () => app.dietitian.post(`${path(plan)}/generate`, {})],
  ['exported', () => app.dietitian.get(`${path(plan)}/export-docx?confirmation=${confirmation}`)],
])('while a plan is %s, other requests are answered: the work has a thread of its own', async (_, work) => {
  let isDone = false;
  const answer = work().then(({ status }) => {
    isDone = true;
    return status;
  });
  await app.dietitian.get(path(plan)).expect(200);
  await app.dietitian.patch(path(other), { name: 'Zmieniony w trakcie' }).expect(200);
  await app.dietitian.get('/api/diet-plans2').expect(200);
  expect(isDone).toBe(false);
  expect(await released(answer)).toBe(200);
});

test('a busy engine with a full queue refuses at once; what waits is done, and other requests go on', async () => {
  const made = await app.createPlan({ mealsPerDay: 3 });
  // Not through the service: a changed meal is computed by the engine, which is to be busy.
  const days = JSON.stringify(daysWithMeal(made, aMealEntry()));
  await app.query('UPDATE plans SET plan_days = $2 WHERE id = $1', [made.id, days]);
  const adjust = async () => app.dietitian.post(`${path(made)}/adjust`, { dryRun: true });
  const asked = Array.from({ length: 4 }, adjust);
  const refusals = asked.map(async (answer) => {
    expect((await answer).status).toBe(503);
    return answer;
  });
  const refused = await Promise.any(refusals);
  await app.dietitian.get(path(made)).expect(200);
  const answers = await released(Promise.all(asked));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
  expect(refused.body).toEqual({
    code: 'service_unavailable',
    error: 'Generator jest zajęty innymi planami. Spróbuj ponownie za kilka sekund.',
  });
  expect(refused.headers['retry-after']).toBe('5');
}, 60_000);
