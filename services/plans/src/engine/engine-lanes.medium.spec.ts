import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { until } from '@pora/common/testing/until';
import { WORKER_LAUNCHER } from '@pora/common/workers/worker-entry';
import type { Plan } from '@pora/contracts/plans/plan.model';
import { launchEndlessWork } from '../testing/engine-launchers.js';
import { startPlansApp, type PlansApp } from '../testing/plans-app.js';
import { released } from '../testing/released.js';
import { starterSnapshot } from '../testing/starter-data.js';
import { ENGINE_LIMITS, engineLimits } from './engine.service.js';

const PLANS_AT_ONCE = 8;

let app: PlansApp;
let plan: Plan;
const path = ({ id }: Plan, call: string) => `/api/diet-plans2/${id}/${call}`;
const snapshots = () => app.catalog.answered.filter((line) => line.includes('/internal/catalog/snapshot'));

beforeAll(async () => {
  app = await startPlansApp({
    override: (builder) =>
      builder
        .overrideProvider(WORKER_LAUNCHER)
        .useValue(launchEndlessWork)
        .overrideProvider(ENGINE_LIMITS)
        .useValue({ ...engineLimits, timeoutMs: 60_000 }),
  });
  plan = await app.createPlan({ patientId: [...app.people.keys()][0] });
});
afterEach(() => app.catalog.switchOn());
afterAll(() => app.stop());

test('[diets §7] everything a person waits for is answered while eight other plans are being generated', async () => {
  const others = await Promise.all(Array.from({ length: PLANS_AT_ONCE }, () => app.createPlan()));
  let generated = 0;
  const generations = others.map((other) =>
    app.dietitian.post(path(other, 'generate'), {}).then(({ status }) => {
      generated += 1;
      return status;
    }),
  );
  const { type, time } = plan.planDays[0]!.slots[0]!;
  const meal = app.catalogue.snapshot.meals.find(({ types }) => types.some((one) => one === type))!;
  const { foodId } = meal.ingredients[0]!;
  const { name: foodName, category: foodCategory } = app.catalogue.snapshot.foods.find(
    ({ id }) => id === foodId,
  )!;
  const place = { day: 1, slotIndex: 0 };
  await app.dietitian.get(path(plan, 'safety')).expect(200);
  await app.dietitian.get(path(plan, 'food-verdicts')).expect(200);
  await app.dietitian.get(path(plan, 'slots/candidates?day=1&slot=0')).expect(200);
  await app.dietitian.get(path(plan, `substitutes?foodId=${foodId}`)).expect(200);
  await app.dietitian.post(path(plan, 'slots/preview'), { ...place, mealId: meal.id }).expect(200);
  const ingredients = [{ foodId, foodName, foodCategory, grams: 100 }];
  await app.dietitian
    .post(path(plan, 'slots/recalculate'), { dayIndex: 0, slotIndex: 0, ingredients })
    .expect(200);
  await app.dietitian
    .post(path(plan, 'slots/regenerate'), { ...place, slotType: type, slotTime: time })
    .expect(200);
  expect(generated).toBe(0);
  expect(await released(Promise.all(generations))).toEqual(others.map(() => 200));
}, 60_000);

test('[decisions 35] a plan and its verdict come from one revision of the catalogue, asked for once', async () => {
  const before = snapshots().length;
  const { body } = await released(app.dietitian.post(path(plan, 'generate'), {}).then((answer) => answer));
  expect(body.generation.verdict).toMatchObject({ meals: 70 });
  expect(snapshots().length).toBe(before + 1);
});

test('a catalogue that changes or goes away while a plan is generated no longer matters to it', async () => {
  const before = snapshots().length;
  const work = app.dietitian.post(path(plan, 'generate'), {}).then(({ status }) => status);
  await until(() => snapshots().length > before);
  app.catalogue.snapshot = starterSnapshot('changed-meanwhile');
  await app.catalog.switchOff();
  expect(await released(work)).toBe(200);
});
