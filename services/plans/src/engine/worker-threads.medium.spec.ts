import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Plan } from '@pora/contracts/plans/plan.model';
import { launchEndlessWork } from '../testing/launch-from-source.js';
import { startPlansApp, type PlansApp } from '../testing/plans-app.js';
import { released } from '../testing/released.js';
import { WORKER_LAUNCHER } from '@pora/common/workers/worker-entry';

let app: PlansApp;
let plan: Plan;
let other: Plan;

beforeAll(async () => {
  app = await startPlansApp({
    override: (builder) => builder.overrideProvider(WORKER_LAUNCHER).useValue(launchEndlessWork),
  });
  [plan, other] = [await app.createPlan(), await app.createPlan()];
});
afterAll(() => app.stop());

const path = ({ id }: Plan) => `/api/diet-plans2/${id}`;

test.each([
  ['generated', () => app.dietitian.post(`${path(plan)}/generate`, {})],
  ['exported', () => app.dietitian.get(`${path(plan)}/export-docx`)],
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
