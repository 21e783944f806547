import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Food } from '@pora/contracts/catalog/food.model';
import type { Plan } from '@pora/contracts/plans/plan.model';
import { aMealEntry, aNewPlan, daysWithMeal } from '../testing/builders.js';
import { startPlansApp, type PlansApp } from '../testing/plans-app.js';

let app: PlansApp;

beforeAll(async () => {
  app = await startPlansApp();
});
afterAll(() => app.stop());

const bread = { foodId: 1801, grams: 70 };
const patch = (plan: Pick<Plan, 'id'>, body: object) =>
  app.dietitian.patch(`/api/diet-plans2/${plan.id}`, body);
/** The days with this in one lunch, as a client would write it. */
const withLunch = (plan: Pick<Plan, 'planDays'>, entry: object) =>
  plan.planDays.map((day) => ({
    ...day,
    slots: day.slots.map((slot, i) => (day.day === 1 && i === 1 ? { ...slot, entry } : slot)),
  }));
const lunchOf = (plan: Plan) => plan.planDays[0]?.slots[1]?.entry;
const planWithLunch = async (entry: object): Promise<Plan> => {
  const plan = await app.createPlan({ mealsPerDay: 3 });
  const { body } = await patch(plan, { planDays: withLunch(plan, entry) }).expect(200);
  return body as Plan;
};

describe('[decisions 42] the server computes what a meal holds', () => {
  test('name, portion and ingredients are enough, in a new plan as in a changed one', async () => {
    const entry = { name: 'Grzanki', mealId: null, portionPercent: 100, servings: 1, ingredients: [bread] };
    const changed = await planWithLunch(entry);
    const expected = {
      name: 'Grzanki',
      calories: 181,
      macros: { carbs: 33.8, fat: 2.3, protein: 6 },
      foods: ['Chleb żytni'],
      ingredients: [{ foodId: 1801, foodName: 'Chleb żytni', foodCategory: 'Pieczywo', grams: 70 }],
      baseCalories: 181,
    };
    expect(lunchOf(changed)).toMatchObject(expected);
    const planDays = withLunch(await app.createPlan({ mealsPerDay: 3 }), entry);
    const { body } = await app.dietitian
      .post('/api/diet-plans2', { ...aNewPlan({ patientId: null, mealsPerDay: 3 }), planDays })
      .expect(201);
    expect(lunchOf(body)).toMatchObject(expected);
  });

  test('a meal without names stands on the shopping list', async () => {
    const plan = await planWithLunch({ name: 'Grzanki', ingredients: [bread] });
    const { body } = await app.dietitian.get(`/api/diet-plans2/${plan.id}/shopping-lists`).expect(200);
    expect(body.week1).toMatchObject([{ name: 'Chleb żytni', grams: 70 }]);
  });

  test('150 % with the old energy and the old grams is one and a half portions', async () => {
    const plan = await planWithLunch(aMealEntry());
    const entry = { ...lunchOf(plan), portionPercent: 150 };
    const { body } = await patch(plan, { planDays: withLunch(plan, entry) }).expect(200);
    expect(lunchOf(body)).toMatchObject({ portionPercent: 150, calories: 272, baseCalories: 181 });
    expect(lunchOf(body)?.ingredients).toMatchObject([{ grams: 105, unitName: 'kromka', unitQty: 3 }]);
    expect(body.planDays[0].totals.calories).toBe(272);
  });

  test('5 kcal for a meal of 181 changes nothing', async () => {
    const plan = await planWithLunch(aMealEntry());
    const lie = { ...lunchOf(plan), calories: 5, baseCalories: 5, macros: { carbs: 0, fat: 0, protein: 0 } };
    const { body } = await patch(plan, { planDays: withLunch(plan, lie) }).expect(200);
    const unchecked = { verdict: undefined, lastVerdict: undefined };
    expect({ ...body, ...unchecked }).toEqual({ ...plan, ...unchecked });
  });

  test('a meal sent for one slot alone is computed in the same way', async () => {
    const plan = await planWithLunch(aMealEntry());
    const edit = (entry: object) =>
      app.dietitian.patch(`/api/diet-plans2/${plan.id}/slots`, [
        { day: 1, slotIndex: 1, entry, calorieSharePercent: 0.25 },
      ]);
    const { body } = await edit({ ...lunchOf(plan), portionPercent: 150, calories: 5 }).expect(200);
    expect(body.changed[0].slot).toMatchObject({
      calorieSharePercent: 25,
      entry: { calories: 272, ingredients: [{ grams: 105 }] },
    });
    const { body: refusal } = await edit({ ...lunchOf(plan), portionPercent: 20 }).expect(400);
    expect(refusal.error).toContain('50–200');
    await edit({ name: 'Grzanki', ingredients: [{ ...bread, grams: 0 }] }).expect(400);
  });

  test('0 g of a food is refused and the food is named', async () => {
    const plan = await app.createPlan({ mealsPerDay: 3 });
    const entry = { name: 'Grzanki', ingredients: [{ ...bread, grams: 0 }] };
    const { body } = await patch(plan, { planDays: withLunch(plan, entry) }).expect(400);
    expect(body).toMatchObject({
      code: 'invalid_input',
      error: 'Podaj ilość większą od zera: „Chleb żytni” w daniu „Grzanki” (dzień 1).',
    });
  });

  test('a food that is not in the base is refused by its number', async () => {
    const plan = await app.createPlan({ mealsPerDay: 3 });
    const entry = { name: 'Grzanki', ingredients: [{ foodId: 999_999, grams: 50 }] };
    const { body } = await patch(plan, { planDays: withLunch(plan, entry) }).expect(422);
    expect(body).toMatchObject({ code: 'unknown_foods', details: { foodIds: [999_999] } });
  });

  test('[decisions 40] a meal that was counted without the weight of a piece is marked until it is counted with it', async () => {
    const plan = await planWithLunch(aMealEntry());
    const nobodys = await app.createPlan({ mealsPerDay: 3, patientId: null });
    await patch(nobodys, { planDays: withLunch(nobodys, aMealEntry()) }).expect(200);
    const { snapshot } = app.catalogue;
    const bread = (units: Food['units'], revision: string) => {
      const foods = snapshot.foods.map((food) =>
        food.id === 1801 ? { ...food, per: 'sztuka' as const, units } : food,
      );
      app.catalogue.snapshot = { ...snapshot, foods, revision };
    };
    const uncertainIn = async ({ id }: Pick<Plan, 'id'>) =>
      (await app.dietitian.get(`/api/diet-plans2/${id}/safety`).expect(200)).body.uncertain;
    try {
      bread([], 'bread-without-weight');
      const place = { day: 1, slotIndex: 1 };
      const unweighed = [{ ...place, unweighed: ['Chleb żytni'], outdated: [] }];
      expect(await uncertainIn(plan)).toEqual(unweighed);
      expect(await uncertainIn(nobodys)).toEqual(unweighed);
      const { body } = await patch(plan, { name: 'Nowa nazwa' }).expect(200);
      expect(body.verdict.uncertain).toEqual(unweighed);
      await app.patients.switchOff();
      expect(await uncertainIn(plan)).toEqual(unweighed);
      await app.patients.switchOn();

      bread([{ name: 'sztuka', grams: 35 }], 'bread-with-weight');
      expect(await uncertainIn(plan)).toEqual([{ ...place, unweighed: [], outdated: ['Chleb żytni'] }]);
    } finally {
      app.catalogue.snapshot = { ...snapshot, revision: 'bread-in-grams-again' };
    }
    expect(await uncertainIn(plan)).toEqual([]);
  });

  test('[decisions 40] a food by the piece without the weight of a piece is refused by name; what a plan holds stays', async () => {
    const plan = await planWithLunch(aMealEntry());
    const other = await app.createPlan({ mealsPerDay: 3 });
    const { snapshot } = app.catalogue;
    const foods = snapshot.foods.map((food) =>
      food.id === 1801 ? { ...food, per: 'sztuka' as const, units: [] } : food,
    );
    app.catalogue.snapshot = { ...snapshot, foods, revision: 'bread-by-the-piece' };
    try {
      const { body } = await patch(other, { planDays: withLunch(other, aMealEntry()) }).expect(422);
      expect(body.code).toBe('no_piece_weight');
      expect(body.error).toMatch(/^Brak wagi sztuki: „Chleb żytni”\./);
      const path = `/api/diet-plans2/${other.id}/slots`;
      for (const [call, asked] of [
        ['recalculate', { dayIndex: 0, slotIndex: 1, ingredients: [bread] }],
        ['preview', { targets: [{ day: 1, slotIndex: 1 }], food: bread }],
      ] as const) {
        const answer = await app.dietitian.post(`${path}/${call}`, asked).expect(422);
        expect(answer.body).toEqual({ code: 'no_piece_weight', error: body.error });
      }
      const entry = { ...lunchOf(plan), portionPercent: 200, calories: 1 };
      const held = await patch(plan, { planDays: withLunch(plan, entry) }).expect(200);
      expect(lunchOf(held.body)).toMatchObject({ unmapped: false, calories: 362 });
    } finally {
      app.catalogue.snapshot = snapshot;
    }
  });

  test('a meal whose food has left the base keeps its numbers and its name and is unmapped', async () => {
    const plan = await planWithLunch(aMealEntry());
    const { snapshot } = app.catalogue;
    const foods = snapshot.foods.filter(({ id }) => id !== 1801);
    app.catalogue.snapshot = { ...snapshot, foods, revision: 'without-bread' };
    try {
      const entry = { ...lunchOf(plan), portionPercent: 200, calories: 1 };
      const { body } = await patch(plan, { planDays: withLunch(plan, entry) }).expect(200);
      expect(lunchOf(body)).toMatchObject({ unmapped: true, calories: 362, foods: ['Chleb żytni'] });
      expect(lunchOf(body)?.ingredients).toMatchObject([{ foodName: 'Chleb żytni', grams: 140 }]);
    } finally {
      app.catalogue.snapshot = snapshot;
    }
  });

  test('while the catalogue is away, meals that are as they were can be moved and a changed one is a 503', async () => {
    const plan = await planWithLunch(aMealEntry());
    await app.catalog.switchOff();
    try {
      const { body: moved } = await patch(plan, {
        planDays: daysWithMeal(plan, lunchOf(plan) ?? aMealEntry(), { day: 2, slot: 1 }),
      }).expect(200);
      expect(moved.filledSlots).toBe(2);
      const entry = { ...lunchOf(plan), portionPercent: 150 };
      const { body } = await patch(plan, { planDays: withLunch(plan, entry) }).expect(503);
      expect(body.code).toBe('service_unavailable');
    } finally {
      await app.catalog.switchOn();
    }
  });
});

test('[decisions 36] a status that is no status word of ours, even one of the language, is a draft', async () => {
  const plan = await app.createPlan({ mealsPerDay: 3, status: 'active' });
  for (const status of ['constructor', '__proto__', 'toString']) {
    const { body } = await patch(plan, { status }).expect(200);
    expect(body.status).toBe('draft');
  }
});

test('[decisions 26] emptying the plan takes the report of its generation with it', async () => {
  const plan = await app.createPlan({ mealsPerDay: 3, caloriesPerDay: 1800 });
  const path = `/api/diet-plans2/${plan.id}`;
  await app.dietitian.post(`${path}/generate`, { seed: 7 }).expect(200);
  const { body: generated } = await app.dietitian.get(path).expect(200);
  expect(generated.generation).not.toBeNull();
  const { body } = await patch(plan, { planDays: plan.planDays }).expect(200);
  expect(body).toMatchObject({ filledSlots: 0, generation: null });
  const { body: undone } = await app.dietitian.post(`${path}/undo`).expect(200);
  expect(undone.generation).toEqual(generated.generation);
});
