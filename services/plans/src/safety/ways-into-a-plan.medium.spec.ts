import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Plan } from '@pora/contracts/plans/plan.model';
import { BREAKFAST, NUT_ALLERGY, nutBench, type NutBench } from '../testing/nut-allergy.js';
import { startPlansApp, type PlansApp } from '../testing/plans-app.js';
import { mealAt, stepBench, type StepBench } from '../testing/step-fixtures.js';

let app: PlansApp;
let bench: StepBench;
let nuts: NutBench;

beforeAll(async () => {
  app = await startPlansApp();
  bench = stepBench(app);
  nuts = nutBench(app, bench);
});
afterAll(() => app.stop());

const edit = ({ id }: Pick<Plan, 'id'>, ...edits: object[]) =>
  app.dietitian.patch(`/api/diet-plans2/${id}/slots`, edits);
const OTHER = { day: 2, slotIndex: 0 };
const MILK = [{ name: 'Mleko krowie', value: 64 }];

test('[decisions 34] steps that work by themselves, chosen substitutes and dishes put no food of an allergy into a plan; what is only shown asks for nothing', async () => {
  const plan = await nuts.plan();
  bench.nowAvoids(String(plan.patientId), MILK, [], NUT_ALLERGY);
  await edit(plan, { ...BREAKFAST, locked: true }).expect(200);
  const milky = bench.milky(plan).find(({ day }) => day > 1);
  const milk = milky?.entry.ingredients.find(({ foodId }) => bench.milkFoods().has(foodId ?? 0));
  const dish = app.catalogue.snapshot.meals.find(({ ingredients }) =>
    ingredients.some(({ foodId }) => foodId === nuts.nuts.id),
  );
  if (!milk || !dish) throw new Error('no milk in the plan, or no dish with walnuts');
  const exchanged = mealAt(plan, { day: 4, slotIndex: 1 }).mealId;
  const withNuts = nuts.withNuts(mealAt(plan, OTHER));
  const calls: [string, object, number, string?][] = [
    ['substitute', { foodId: milk.foodId, substituteFoodId: nuts.nuts.id }, 422, 'unsafe_substitute'],
    [
      'substitute',
      { foodId: milk.foodId, substituteFoodId: nuts.nuts.id, dryRun: true },
      422,
      'unsafe_substitute',
    ],
    ['replace-meal', { mealId: dish.id, target: { kind: 'same_slot', slotIndex: 1 } }, 422, 'unsafe_meal'],
    [
      'replace-meal',
      { mealId: dish.id, target: { kind: 'same_meal', mealId: exchanged } },
      422,
      'unsafe_meal',
    ],
    ['slots/preview', { ...OTHER, entry: withNuts }, 200],
    ['slots/preview', { targets: [OTHER, { day: 3, slotIndex: 0 }], copy: BREAKFAST }, 200],
    ['slots/recalculate', { dayIndex: 1, slotIndex: 0, ingredients: withNuts.ingredients }, 200],
    ['slots/regenerate', { places: [OTHER, { day: 3, slotIndex: 1 }], seed: 3 }, 200],
    ['substitute', {}, 200],
    ['adjust', {}, 200],
    ['auto-repair', {}, 200],
    // The locked breakfast stands in its place.
    ['generate', { seed: 5 }, 200],
  ];
  for (const [call, body, status, code] of calls) {
    const answer = await bench.send(plan, call, body);
    expect([call, answer.status, answer.body.code]).toEqual([call, status, code]);
    expect([call, nuts.nutty(await bench.read(plan))]).toEqual([call, [BREAKFAST]]);
  }
});

test('[decisions 34] a locked meal with a food of an allergy is copied to no other day of its pair, neither by a generation nor by draws or a repair of empty slots', async () => {
  for (const day of [1, 2]) {
    const plan = await nuts.plan({ days: 14, mealsPerDay: 5 });
    const places = (plan.planDays[day - 1]?.slots ?? []).map((_, slotIndex) => ({ day, slotIndex }));
    const others = plan.planDays
      .filter((one) => one.day !== day)
      .flatMap((one) => one.slots.map((_, slotIndex) => ({ day: one.day, slotIndex })));
    const locked = places.map((at) => ({ ...at, locked: true, entry: nuts.withNuts(mealAt(plan, at)) }));
    const emptied = others.map((at) => ({ ...at, entry: null }));
    await edit(plan, ...locked, ...emptied).expect(200);
    nuts.nowAllergic(plan);
    const steps: [string, object][] = [
      ['slots/regenerate', { places: others, seed: 2 }],
      ['auto-repair', {}],
      ['generate', { seed: 4 }],
    ];
    for (const [step, body] of steps) {
      await edit(plan, ...emptied).expect(200);
      await bench.send(plan, step, body).expect(200);
      const now = await bench.read(plan);
      expect([step, now.filledSlots, nuts.nutty(now)]).toEqual([step, 70, places]);
    }
  }
});

test('[decisions 34] what a plan holds is moved, swapped, locked, or comes back from the trash without a question, and stays dangerous', async () => {
  const plan = await nuts.plan();
  nuts.nowAllergic(plan);
  const [held, other] = [mealAt(plan, BREAKFAST), mealAt(plan, OTHER)];
  const third = { day: 3, slotIndex: 0 };
  await edit(plan, { ...BREAKFAST, entry: other }, { ...OTHER, entry: held }).expect(200);
  expect(nuts.nutty(await bench.read(plan))).toEqual([OTHER]);
  await edit(plan, { ...OTHER, entry: null }, { ...third, entry: held }).expect(200);
  expect(nuts.nutty(await bench.read(plan))).toEqual([third]);
  await edit(plan, { ...third, locked: true, time: '07:10' }).expect(200);
  await app.dietitian.patch(`/api/diet-plans2/${plan.id}`, { days: 14, caloriesPerDay: 1900 }).expect(200);
  await app.dietitian.delete(`/api/diet-plans2/${plan.id}`).expect(204);
  await bench.send(plan, 'restore').expect(200);
  const now = await bench.read(plan);
  expect(nuts.nutty(now)).toEqual([third]);
  const { body } = await app.dietitian.get(`/api/diet-plans2/${plan.id}/safety`).expect(200);
  expect(body).toMatchObject({ state: 'dangerous', dangerous: 1 });
});

test('[decisions 34] another number of meals puts nothing in by itself; with days of its own it asks as any change of the whole plan', async () => {
  const plan = await nuts.plan();
  nuts.nowAllergic(plan);
  const change = (body: object) => app.dietitian.patch(`/api/diet-plans2/${plan.id}`, body);
  const entry = nuts.withNuts(mealAt(plan, OTHER));
  const fewer = await bench.generated({ mealsPerDay: 4, days: 7, patientId: null });
  // One place more than the plan has: walnuts that only move to another place are nothing new.
  const planDays = fewer.planDays.map((day, i) =>
    i === 1 || i === 2
      ? { ...day, slots: day.slots.map((slot, at) => (at === 0 ? { ...slot, entry } : slot)) }
      : day,
  );
  const refused = await change({ mealsPerDay: 4, planDays }).expect(409);
  expect(refused.body.code).toBe('allergy_not_confirmed');
  await change({ mealsPerDay: 4 }).expect(200);
  expect((await bench.read(plan)).filledSlots).toBe(0);
});
