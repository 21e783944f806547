import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { WORKER_LAUNCHER } from '@pora/common/workers/worker-entry';
import type { Plan } from '@pora/contracts/plans/plan.model';
import { aMealEntry, daysWithMeal } from '../testing/builders.js';
import { launchEndlessLanes } from '../testing/engine-launchers.js';
import { startPlansApp, type PlansApp } from '../testing/plans-app.js';
import { released } from '../testing/released.js';
import { ENGINE_LIMITS, engineLimits, INTERACTIVE_PER_BATCH } from './engine.service.js';

let app: PlansApp;
let plan: Plan;
const path = ({ id }: Plan, call: string) => `/api/diet-plans2/${id}/${call}`;

beforeAll(async () => {
  const limits = { ...engineLimits, timeoutMs: 60_000, queueLimit: 1 };
  app = await startPlansApp({
    override: (builder) =>
      builder
        .overrideProvider(WORKER_LAUNCHER)
        .useValue(launchEndlessLanes)
        .overrideProvider(ENGINE_LIMITS)
        .useValue(limits),
  });
  plan = await app.createPlan({ patientId: [...app.people.keys()][0] });
  // Not through the service: a changed meal is computed by the engine, which is to be busy.
  const days = JSON.stringify(daysWithMeal(plan, aMealEntry()));
  await app.query('UPDATE plans SET plan_days = $2 WHERE id = $1', [plan.id, days]);
});
afterAll(() => app.stop());

/** One check of a plan more than run and wait; once it is refused, as many wait as may. */
async function fillQueueOfShortWork(): Promise<Promise<number>[]> {
  const checks = Array.from({ length: INTERACTIVE_PER_BATCH + 2 }, () =>
    app.dietitian.get(path(plan, 'safety')).then(({ status }) => status),
  );
  await Promise.any(
    checks.map(async (status) => {
      expect(await status).toBe(503);
    }),
  );
  return checks;
}

test('[diets §7] no plan is refused after its work is done, however many short questions wait', async () => {
  const generate = () =>
    app.dietitian.post(path(plan, 'generate'), { dryRun: true }).then(({ status }) => status);
  const generated = generate();
  const checks = await fillQueueOfShortWork();
  // The generation ends with the queue of short work still full: nothing of it is let go.
  expect(await released(generated)).toBe(200);

  // An adjusted plan is checked by the engine after it is made; generations behind it show that it is made.
  const adjusted = app.dietitian.post(path(plan, 'adjust'), { dryRun: true }).then(({ status }) => status);
  for (let behind = 0; behind < 2; behind += 1) expect(await released(generate())).toBe(200);
  expect(await released(adjusted, ['interactive'])).toBe(200);
  const statuses = await released(Promise.all(checks), ['interactive']);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
}, 60_000);
