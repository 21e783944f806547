import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { planInsightRoutes } from '@pora/contracts/plans/plan-steps.routes';
import type { Plan } from '@pora/contracts/plans/plan.model';
import type { ShoppingLists } from '@pora/contracts/plans/shopping-list.model';
import { startPlansApp, type PlansApp } from '../testing/plans-app.js';

let app: PlansApp;

beforeAll(async () => {
  app = await startPlansApp();
});
afterAll(() => app.stop());

const path = ({ id }: Pick<Plan, 'id'>, tail = '') => `/api/diet-plans2/${id}${tail}`;
const listsOf = async (plan: Pick<Plan, 'id'>): Promise<ShoppingLists> =>
  planInsightRoutes.shoppingLists.answer.parse(
    (await app.dietitian.get(path(plan, '/shopping-lists')).expect(200)).body,
  );
const read = async (plan: Pick<Plan, 'id'>) => (await app.dietitian.get(path(plan)).expect(200)).body as Plan;

async function filledPlan(): Promise<Plan> {
  const plan = await app.createPlan();
  await app.dietitian.post(path(plan, '/generate'), {}).expect(200);
  return read(plan);
}

const usedDays = (lists: ShoppingLists['week1']) =>
  new Set(lists.flatMap(({ uses }) => uses.map(({ day }) => day)));

test('[diets §5] days 1–7 are in the first list and days 8–14 in the second, by shop department, with the meals that need each item', async () => {
  const plan = await filledPlan();
  const { week1, week2 } = await listsOf(plan);
  expect(usedDays(week1)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7]));
  expect(usedDays(week2)).toEqual(new Set([8, 9, 10, 11, 12, 13, 14]));
  const names = new Map(
    plan.planDays.flatMap(({ day, slots }) =>
      slots.map(({ label, entry }) => [`${day} ${label}`, entry?.name]),
    ),
  );
  for (const { uses } of [...week1, ...week2]) {
    for (const { day, slotLabel, mealName } of uses) expect(names.get(`${day} ${slotLabel}`)).toBe(mealName);
  }
  // Departments stand together.
  const order = week1.map(({ department }) => department);
  expect(order.filter((department, place) => department !== order[place - 1])).toEqual([...new Set(order)]);
});

test('[diets §4] the lists are saved with the plan, and a plan without meals has none', async () => {
  const plan = await filledPlan();
  expect(plan.shoppingLists).toBeNull();
  const lists = await listsOf(plan);
  const saved = await read(plan);
  expect(saved.shoppingLists).toEqual(lists);
  expect(saved.version).toBe(plan.version);
  const empty = await app.createPlan();
  expect(await listsOf(empty)).toMatchObject({ week1: [], week2: [] });
});

test('lists follow the plan: a removed meal leaves them, a locked slot changes nothing', async () => {
  const plan = await filledPlan();
  const before = await listsOf(plan);
  const change = (slots: (slot: Plan['planDays'][number]['slots'][number]) => object) =>
    app.dietitian
      .patch(path(plan), {
        planDays: plan.planDays.map((day) => ({ ...day, slots: day.slots.map((slot) => slots(slot)) })),
      })
      .expect(200);
  const locked = await change((slot) => ({ ...slot, locked: true }));
  expect((locked.body as Plan).shoppingLists).toEqual(before);
  const emptied = await change((slot) => ({ ...slot, locked: false, entry: null }));
  expect((emptied.body as Plan).shoppingLists).toBeNull();
  expect(await listsOf(plan)).toMatchObject({ week1: [], week2: [] });
});

test('a changed minimum of the rules reaches the list at the next look', async () => {
  const plan = await filledPlan();
  const [first] = (await listsOf(plan)).week1;
  const { snapshot } = app.catalogue;
  const entries = [{ keywords: [first?.name ?? ''], unitNames: [], minGrams: 5000 }];
  app.catalogue.snapshot = {
    ...snapshot,
    revision: `${snapshot.revision}-minimums`,
    ruleConfig: { ...snapshot.ruleConfig, portionMinimums: { entries } },
  };
  const changed = (await listsOf(plan)).week1.find(({ name }) => name === first?.name);
  app.catalogue.snapshot = snapshot;
  expect(changed?.grams).toBeGreaterThanOrEqual(5000);
});

test('while the catalogue is away the saved lists stand in; without any the answer is 503', async () => {
  const [known, fresh] = [await filledPlan(), await filledPlan()];
  const lists = await listsOf(known);
  await app.catalog.switchOff();
  try {
    expect(await listsOf(known)).toEqual(lists);
    const refused = await app.dietitian.get(path(fresh, '/shopping-lists')).expect(503);
    expect(refused.body).toMatchObject({ error: expect.any(String), code: 'service_unavailable' });
  } finally {
    await app.catalog.switchOn();
  }
  expect((await listsOf(fresh)).week1.length).toBeGreaterThan(0);
});

test('an unknown plan is 404', async () => {
  await app.dietitian.get('/api/diet-plans2/pl-nobody/shopping-lists').expect(404);
});
