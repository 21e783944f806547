import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Food } from '@pora/contracts/catalog/food.model';
import type { MealEntry, Plan } from '@pora/contracts/plans/plan.model';
import { aMealEntry, aPatient, daysWithMeal } from '../testing/builders.js';
import { startPlansApp, type PlansApp } from '../testing/plans-app.js';
import { avoiding } from '../testing/safety-data.js';
import { starterSnapshot } from '../testing/starter-data.js';

/** Rye bread of the starter base, as in `aMealEntry`. */
const RYE = 1801;

let app: PlansApp;
let wheat: Food;
let revisions = 0;

beforeAll(async () => {
  app = await startPlansApp();
});
afterAll(() => app.stop());
beforeEach(() => {
  revisions += 1;
  app.catalogue.snapshot = starterSnapshot(`before-${revisions}`);
  const bread = app.catalogue.snapshot.foods.find(({ name }) => /^chleb pszenny/i.test(name));
  if (!bread) throw new Error('the starter base has no wheat bread');
  wheat = bread;
});

const path = (plan: Pick<Plan, 'id'>, tail = '') => `/api/diet-plans2/${plan.id}${tail}`;
const read = async (plan: Pick<Plan, 'id'>) => (await app.dietitian.get(path(plan)).expect(200)).body as Plan;
const entryOf = ({ planDays }: Pick<Plan, 'planDays'>) => planDays[0]?.slots[0]?.entry as MealEntry;

/** A plan with two slices of rye bread. */
async function breadPlan(overrides: Parameters<PlansApp['createPlan']>[0] = {}): Promise<Plan> {
  const plan = await app.createPlan(overrides);
  const planDays = daysWithMeal(plan, aMealEntry({ mealId: null }));
  return (await app.dietitian.patch(path(plan), { planDays }).expect(200)).body as Plan;
}

/** The catalogue after rye bread became wheat bread: the old number is known as what it became. */
function mergeInCatalogue(): void {
  const before = app.catalogue.snapshot;
  const links = before.mappings.filter(({ foodId }) => foodId === wheat.id);
  app.catalogue.snapshot = {
    ...before,
    revision: `after-${revisions}`,
    foods: [...before.foods.filter(({ id }) => id !== RYE), { ...wheat, id: RYE }],
    mappings: [
      ...before.mappings.filter(({ foodId }) => foodId !== RYE),
      ...links.map((one) => ({ ...one, foodId: RYE })),
    ],
    mergedFoods: [{ foodId: RYE, into: wheat.id }],
  };
}

const follow = (body: object = {}) =>
  app
    .http()
    .post('/internal/plans/food-moves')
    .set(app.internal('alicja@pora.test'))
    .send({ kind: 'merge', from: [RYE], into: wheat.id, ...body });
const uses = async (query: string) =>
  (await app.dietitian.get(`/api/diet-plans2/uses/of?${query}`).expect(200)).body.items as {
    id: string;
    slots: number;
  }[];

describe('where a meal or a food is used', () => {
  it('[library §2] the plans in use that hold it are named, with the number of their slots', async () => {
    const plan = await breadPlan();
    const gone = await breadPlan();
    await app.dietitian.delete(path(gone)).expect(204);

    const found = await uses(`foodIds=${RYE},${wheat.id}`);
    expect(found.find(({ id }) => id === plan.id)).toEqual({
      ...{ id: plan.id, name: plan.name, patientId: null, status: 'draft', slots: 1 },
    });
    expect(found.map(({ id }) => id)).not.toContain(gone.id);
    const planDays = daysWithMeal(plan, aMealEntry({ mealId: 'm-tylko-tutaj' }));
    await app.dietitian.patch(path(plan), { planDays }).expect(200);
    expect(await uses('mealId=m-tylko-tutaj')).toMatchObject([{ id: plan.id, slots: 1 }]);
    await app.dietitian.get('/api/diet-plans2/uses/of').expect(400);
  });
});

describe('ingredients that are no foods of the base', () => {
  it('[decisions 13] are named once in a plan, with the meal they stand in', async () => {
    const plan = await app.createPlan();
    const syrup = {
      foodId: null,
      grams: 20,
      foodName: '',
      foodCategory: '',
      sourceText: 'Syrop z kwiatów bzu',
    };
    const entry = aMealEntry({
      mealId: null,
      name: 'Jaglanka',
      ingredients: [syrup],
      baseIngredients: [syrup],
    });
    const planDays = daysWithMeal({ planDays: daysWithMeal(plan, entry) }, entry, { day: 2, slot: 1 });
    await app.dietitian.patch(path(plan), { planDays }).expect(200);
    const { body } = await app.dietitian.get('/api/diet-plans2/uses/unlinked').expect(200);
    expect(body.items).toEqual([
      {
        ...{ name: 'Syrop z kwiatów bzu', mealName: 'Jaglanka', planId: plan.id, planName: plan.name },
        ...{ day: 1, slotIndex: 0 },
      },
    ]);
    await app.dietitian.delete(path(plan)).expect(204);
    expect((await app.dietitian.get('/api/diet-plans2/uses/unlinked').expect(200)).body.items).toEqual([]);
  });
});

describe('plans follow a merge of foods', () => {
  it('[library §2] grams stay, name, energy and macros are those of the food that stays, and nothing old is left', async () => {
    const plan = await breadPlan();
    mergeInCatalogue();
    const { body } = await follow().expect(200);
    const after = await read(plan);

    expect(body.plans).toBeGreaterThan(0);
    expect(entryOf(after).ingredients).toMatchObject([{ foodId: wheat.id, grams: 70, foodName: wheat.name }]);
    expect(entryOf(after).calories).toBe(Math.round(wheat.calories * 0.7));
    expect(after.planSummary?.averageCalories).toBeCloseTo(entryOf(after).calories, 0);
    expect(JSON.stringify(after.planDays)).not.toContain(`"foodId":${RYE}`);
    expect(after.shoppingLists).toBeNull();
    expect((await follow().expect(200)).body).toEqual({ plans: 0 });
    const lines = await app.query(
      `SELECT actor, fields FROM audit_entries WHERE entity_id = $1 AND action = 'plans.merge-foods'`,
      [plan.id],
    );
    expect(lines).toMatchObject([{ actor: 'alicja@pora.test' }]);
  });

  it('a plan in the trash follows, too, and comes back without the old food', async () => {
    const plan = await breadPlan();
    await app.dietitian.delete(path(plan)).expect(204);
    mergeInCatalogue();
    await follow().expect(200);
    const { body } = await app.dietitian.post(path(plan, '/restore')).expect(200);
    expect(entryOf(body).ingredients).toMatchObject([{ foodId: wheat.id, grams: 70 }]);
  });

  it('[decisions 35] before they have followed they are checked by the food that stays, and no old verdict holds', async () => {
    const patientId = `p-merge-${revisions}`;
    app.people.set(patientId, {
      ...aPatient({ id: patientId }),
      ...avoiding([{ name: 'Pszenica', value: 90 }]),
    });
    const plan = await breadPlan({ patientId });
    const safety = async () => (await app.dietitian.get(path(plan, '/safety')).expect(200)).body;
    expect((await safety()).state).not.toBe('dangerous');
    mergeInCatalogue();
    expect((await safety()).state).toBe('dangerous');
    await follow().expect(200);
    expect((await read(plan)).lastVerdict).toMatchObject({ isCurrent: false });
    expect((await safety()).state).toBe('dangerous');
  });

  it('a screen that still knows the old food saves the one it became', async () => {
    const plan = await breadPlan();
    mergeInCatalogue();
    await follow().expect(200);
    const stale = daysWithMeal(plan, aMealEntry({ mealId: null, name: 'Kanapka z okna' }));
    const { body } = await app.dietitian.patch(path(plan), { planDays: stale }).expect(200);
    expect(entryOf(body).ingredients).toMatchObject([{ foodId: wheat.id, grams: 70 }]);
  });

  it('[decisions 45] an earlier version of the plan comes back with the food that stays', async () => {
    const plan = await breadPlan();
    await app.dietitian.patch(path(plan), { days: 7 }).expect(200);
    const emptied = plan.planDays
      .slice(0, 7)
      .map((day) => ({ ...day, slots: day.slots.map((slot) => ({ ...slot, entry: null })) }));
    await app.dietitian.patch(path(plan), { planDays: emptied }).expect(200);
    mergeInCatalogue();
    await follow().expect(200);
    const undo = { of: 'last', confirm: true };
    const { body } = await app.dietitian.post(path(plan, '/undo'), undo).expect(200);
    expect(entryOf(body).ingredients).toMatchObject([{ foodId: wheat.id, grams: 70 }]);
  });

  it('nothing is half done while the catalogue is away: the call is refused and repeated later', async () => {
    const plan = await breadPlan();
    mergeInCatalogue();
    await app.catalog.switchOff();
    await follow().expect(503);
    expect(entryOf(await read(plan)).ingredients).toMatchObject([{ foodId: RYE }]);
    await app.catalog.switchOn();
    await follow().expect(200);
    expect(entryOf(await read(plan)).ingredients).toMatchObject([{ foodId: wheat.id }]);
  });

  it('[decisions 45] a replacement is a step that can be taken back, because the former food is still there', async () => {
    const plan = await breadPlan();
    await follow({ kind: 'replace' }).expect(200);
    expect(entryOf(await read(plan)).ingredients).toMatchObject([{ foodId: wheat.id }]);
    const { body } = await app.dietitian.post(path(plan, '/undo'), { others: true }).expect(200);
    expect(body.step.sentence).toBe('Zastąpiono produkt w bazie');
    expect(entryOf(body).ingredients).toMatchObject([{ foodId: RYE, grams: 70 }]);
  });
});
