import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, type SignedIn, type TestApp } from '@pora/common/testing/app';
import { until } from '@pora/common/testing/until';
import { unavailable } from '@pora/common/errors';
import type { CatalogSnapshot } from '@pora/contracts/catalog/catalog.routes';
import type { FoodMergePreview } from '@pora/contracts/catalog/food-merge.model';
import { catalogService } from '../service.js';
import { aFood, aMeal } from '../testing/catalog.builders.js';
import { store } from '../testing/store.js';
import { PlansClient } from './plans.client.js';
import { PlansFollowService } from './plans-follow.service.js';

const MERGES = '/api/foods/merges';

let app: TestApp;
let dietitian: SignedIn;
/** Stands in for the plans service. */
const plans = { isAway: false, told: [] as object[] };
const client = {
  moveFoods: ({ kind, stays, goes }: { kind: string; stays: number; goes: number[] }) => {
    if (plans.isAway) return Promise.reject(unavailable('plans'));
    plans.told.push({ kind, stays, goes });
    return Promise.resolve();
  },
};

let base = 0;
/** Numbers of three milks of one test. */
let milk = 0;
let imported = 0;
let odd = 0;

beforeAll(async () => {
  app = await createTestApp(catalogService, {
    override: (builder) => builder.overrideProvider(PlansClient).useValue(client),
  });
  dietitian = await app.signIn('dietitian');
  for (const [key, name] of [
    ['laktoza', 'Laktoza'],
    ['kazeina', 'Kazeina'],
  ])
    await dietitian.post('/api/intolerances/dictionary', { key, name }).expect(201);
});
afterAll(() => app.stop());
beforeEach(async () => {
  plans.isAway = false;
  plans.told.length = 0;
  base += 100;
  [milk, imported, odd] = [base + 1, base + 2, base + 3];
  const info = { note: '', verifiedAt: null };
  await store(
    app,
    [
      aFood({
        ...{ id: milk, name: `Mleko 2% ${base}`, category: 'Nabiał', calories: 51, carbs: 4.9 },
        units: [{ name: 'szklanka', grams: 240 }],
        allergenInfo: { allergens: ['mleko'], confidence: 'pewny', ...info },
      }),
      aFood({ id: imported, name: `Mleko 2% (import) ${base}`, calories: 51, carbs: 4.9 }),
      aFood({
        ...{ id: odd, name: `mleko spożywcze ${base}`, calories: 41, carbs: 4.8 },
        units: [{ name: 'kubek', grams: 300 }],
        allergenInfo: { allergens: ['mleko', 'soja'], confidence: 'niepewny', ...info },
      }),
      aFood({ id: base + 4, name: `Napój owsiany ${base}` }),
    ],
    [
      aMeal({
        id: `m-${base}-a`,
        name: `Owsianka ${base}`,
        ingredients: [
          { foodId: milk, grams: 100, unitName: 'szklanka', unitQty: 0.42 },
          { foodId: odd, grams: 200, unitName: 'kubek', unitQty: 0.67, replaceable: false },
        ],
      }),
      aMeal({
        id: `m-${base}-b`,
        name: `Kakao ${base}`,
        ingredients: [{ foodId: odd, grams: 300, unitName: 'kubek', unitQty: 1 }],
      }),
      aMeal({
        id: `m-${base}-c`,
        name: `Budyń ${base}`,
        ingredients: [{ foodId: imported, grams: 120, unitName: 'szklanka', unitQty: 0.6 }],
      }),
    ],
  );
});

const link = (intolerance: string, foodId: number) =>
  dietitian.post('/api/intolerances/mappings', { intolerance, foodId }).expect(201);
const request = (more: object = {}) => ({ kind: 'merge', stays: milk, goes: [imported, odd], ...more });
async function preview(more: object = {}): Promise<FoodMergePreview> {
  const asked = Object.entries(request(more)).map(([name, value]): [string, string] => [name, String(value)]);
  const query = new URLSearchParams(asked);
  return (await dietitian.get(`${MERGES}/preview?${query}`).expect(200)).body as FoodMergePreview;
}
async function merge(more: object = {}) {
  const { stamp } = await preview(more);
  return dietitian.post(MERGES, { ...request(more), stamp });
}
const meal = async (name: string) => (await dietitian.get(`/api/meals/m-${base}-${name}`).expect(200)).body;
async function snapshot(): Promise<CatalogSnapshot> {
  const answer = await app.http().get('/internal/catalog/snapshot').set(app.internal()).expect(200);
  return answer.body as CatalogSnapshot;
}
const open = async () => (await dietitian.get(`${MERGES}/open`).expect(200)).body.items;

describe('the preview of a merge', () => {
  it('[library §2] names meals, changed energy, lost measures, substitutes, links and allergens, and saves nothing', async () => {
    await link('laktoza', odd);
    await link('kazeina', milk);
    await link('kazeina', imported);
    for (const foodId of [milk, odd])
      await dietitian.post('/api/substitutions', { foodId, substituteFoodId: base + 4 }).expect(201);
    await dietitian.post('/api/substitutions', { foodId: base + 4, substituteFoodId: odd }).expect(201);
    const shown = await preview();

    expect(shown.foods.map(({ id }) => id)).toEqual([milk, imported, odd]);
    expect(shown.meals.items).toHaveLength(3);
    // 100 g × 51 + 200 g × 41 = 133 kcal before, 300 g × 51 = 153 after; the cup of 300 g: 123 before, 153 after.
    expect(shown.meals.energy.map(({ before, after }) => [before, after])).toEqual([
      [123, 153],
      [133, 153],
    ]);
    expect(shown.meals).toMatchObject({ joined: 1, mealsInGrams: 2, lostUnits: ['szklanka', 'kubek'] });
    expect(shown.substitutions).toEqual({ moved: 1, dropped: 1 });
    expect(shown.intolerances).toEqual({ offered: [{ key: 'laktoza', name: 'Laktoza' }], already: 1 });
    expect(shown.allergens).toEqual({ offered: ['soja'] });
    expect((await meal('b')).version).toBe(1);
    expect(plans.told).toEqual([]);
  });

  it('is a 422 for a food nobody knows, and a 400 for one that is to stay and to go', async () => {
    const unknown = `${MERGES}/preview?kind=merge&stays=${milk}&goes=${base + 99}`;
    expect((await dietitian.get(unknown).expect(422)).body.details.foodIds).toEqual([base + 99]);
    await dietitian.get(`${MERGES}/preview?kind=merge&stays=${milk}&goes=${milk}`).expect(400);
  });
});

describe('the bar code of a food that goes', () => {
  const codeOf = async (id: number) => (await dietitian.get(`/api/foods/${id}`).expect(200)).body.code;
  const give = (id: number, code: string) => dietitian.patch(`/api/foods/${id}`, { code }).expect(200);

  it('goes to the food that stays when it has none, and is free for others where it has', async () => {
    await give(imported, '20724696');
    await give(odd, '5901234123457');
    await merge();
    expect(await codeOf(milk)).toBe('20724696');
    await give(base + 4, '5901234123457');
  });

  it('never takes the place of its own', async () => {
    await give(milk, '036000291452');
    await give(odd, '4006381333931');
    await merge();
    expect(await codeOf(milk)).toBe('036000291452');
  });
});

describe('where a food is used', () => {
  it('[library §2] meals, substitutes in both directions, intolerances and words are named', async () => {
    await link('laktoza', odd);
    const add = (foodId: number, substituteFoodId: number) =>
      dietitian.post('/api/substitutions', { foodId, substituteFoodId }).expect(201);
    await add(odd, base + 4);
    await add(milk, odd);
    const { body } = await dietitian.get(`/api/foods/${odd}/uses`).expect(200);

    expect(body).toEqual({
      meals: [
        { id: `m-${base}-b`, name: `Kakao ${base}` },
        { id: `m-${base}-a`, name: `Owsianka ${base}` },
      ],
      substitutes: [{ id: base + 4, name: `Napój owsiany ${base}` }],
      substituteOf: [{ id: milk, name: `Mleko 2% ${base}` }],
      intolerances: [{ key: 'laktoza', name: 'Laktoza' }],
      ownWords: [],
    });
    await dietitian.get(`/api/foods/${base + 99}/uses`).expect(404);
  });
});

describe('a merge', () => {
  it('[library §5] moves the meals: grams stay, the same food sums, a measure follows the food that stays', async () => {
    const { body } = await merge();
    expect(body).toMatchObject({ stays: milk, goes: [imported, odd], plansFollowed: true });

    expect((await meal('a')).ingredients).toMatchObject([{ foodId: milk, grams: 300, replaceable: false }]);
    expect((await meal('b')).ingredients).toEqual([
      { foodId: milk, grams: 300, nutrition: expect.anything() },
    ]);
    expect((await meal('c')).ingredients).toMatchObject([
      { foodId: milk, grams: 120, unitName: 'szklanka', unitQty: 0.5 },
    ]);
    for (const id of [imported, odd]) await dietitian.get(`/api/foods/${id}`).expect(404);
    expect(plans.told).toEqual([{ kind: 'merge', stays: milk, goes: [imported, odd] }]);
    expect(await open()).toEqual([]);
  });

  it('[library §3] gives the food that stays every link and allergen, and the engine each old number as that food', async () => {
    await link('laktoza', odd);
    await link('kazeina', imported);
    await merge();
    const food = (await dietitian.get(`/api/foods/${milk}`).expect(200)).body;
    const { foods, mappings, mergedFoods } = await snapshot();

    expect(food.allergenInfo).toMatchObject({ allergens: ['soja', 'mleko'], confidence: 'niepewny' });
    expect(food.intolerances.map(({ key }: { key: string }) => key)).toEqual(['kazeina', 'laktoza']);
    expect(mergedFoods).toEqual(
      expect.arrayContaining([
        { foodId: imported, into: milk },
        { foodId: odd, into: milk },
      ]),
    );
    for (const id of [imported, odd]) {
      expect(foods.find((one) => one.id === id)).toEqual({ ...food, id });
      const keys = mappings.filter(({ foodId }) => foodId === id).map(({ intolerance }) => intolerance);
      expect(keys.sort()).toEqual(['kazeina', 'laktoza']);
    }
  });

  it('[decisions 50] an allergen stays as sure as its surest source, also where both foods have it', async () => {
    const body = { kind: 'merge', stays: odd, goes: [milk] };
    const { stamp, allergens } = await preview({ ...body, goes: milk });
    expect(allergens).toEqual({ offered: [] });
    await dietitian.post(MERGES, { ...body, stamp }).expect(201);
    const food = (await dietitian.get(`/api/foods/${odd}`).expect(200)).body;

    expect(food.allergenInfo).toMatchObject({
      ...{ allergens: ['soja', 'mleko'], confidence: 'niepewny' },
      certainty: { mleko: 'pewny' },
    });
  });

  it('leaves links and allergens out only where the person says so', async () => {
    await link('laktoza', odd);
    const choice = { takeAllergens: false, takeIntolerances: false };
    expect((await preview(choice)).intolerances.offered).toHaveLength(1);
    await merge(choice);
    const food = (await dietitian.get(`/api/foods/${milk}`).expect(200)).body;

    expect(food.allergenInfo.allergens).toEqual(['mleko']);
    expect(food.intolerances).toEqual([]);
  });

  it('[library §7] moves substitutes once, never onto the food itself, and the words of the practice', async () => {
    const add = (foodId: number, substituteFoodId: number, percentage = 100) =>
      dietitian.post('/api/substitutions', { foodId, substituteFoodId, percentage }).expect(201);
    await add(milk, base + 4, 80);
    await add(odd, base + 4, 70);
    await add(odd, milk);
    await add(base + 4, imported, 90);
    const word = { word: `kawa z mlekiem ${base}`, foodIds: [odd, milk], categories: [], allergens: [] };
    await dietitian.post('/api/own-words', word).expect(201);
    await merge();
    const listed = async (id: number) =>
      (await dietitian.get(`/api/substitutions/${id}`).expect(200)).body.items.map(
        (item: { substituteFoodId: number; percentage: number }) => [item.substituteFoodId, item.percentage],
      );

    expect(await listed(milk)).toEqual([[base + 4, 80]]);
    expect(await listed(base + 4)).toEqual([[milk, 90]]);
    const { body } = await dietitian.get('/api/own-words').expect(200);
    expect(body.items.find((item: { word: string }) => item.word === word.word).foodIds).toEqual([milk]);
  });

  it('also moves a meal in the trash, which comes back with the food that stayed', async () => {
    await dietitian.delete(`/api/meals/m-${base}-b`).expect(204);
    await merge();
    const { body } = await dietitian.post(`/api/meals/m-${base}-b/restore`).expect(200);
    expect(body.ingredients).toMatchObject([{ foodId: milk, grams: 300 }]);
  });

  it('is refused as a whole once something has changed since its preview', async () => {
    const { stamp } = await preview();
    await dietitian.patch(`/api/meals/m-${base}-a`, { servings: 2 }).expect(200);
    const { body } = await dietitian.post(MERGES, { ...request(), stamp }).expect(409);

    expect(body.error).toBe('Biblioteka zmieniła się od podglądu. Sprawdź zmiany jeszcze raz.');
    await dietitian.get(`/api/foods/${odd}`).expect(200);
    expect(plans.told).toEqual([]);
  });

  it('saves nothing when its last line cannot be saved', async () => {
    const { stamp } = await preview();
    await app.query(`CREATE FUNCTION refuse_${base}() RETURNS trigger LANGUAGE plpgsql
      AS $$ BEGIN RAISE EXCEPTION 'this COMMIT fails' USING ERRCODE = 'disk_full'; END $$`);
    await app.query(`CREATE CONSTRAINT TRIGGER refuse_commit AFTER INSERT ON food_merges
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_${base}()`);
    const { status } = await dietitian.post(MERGES, { ...request(), stamp });
    await app.query('DROP TRIGGER refuse_commit ON food_merges');

    expect(status).toBe(503);
    expect((await meal('b')).ingredients).toMatchObject([{ foodId: odd }]);
    await dietitian.get(`/api/foods/${odd}`).expect(200);
    expect(plans.told).toEqual([]);
  });

  it('sent twice with one key is made once', async () => {
    const { stamp } = await preview();
    const send = () =>
      dietitian
        .post(MERGES, { ...request(), stamp })
        .set('Idempotency-Key', `merge-${base}`)
        .expect(201);
    const first = await send();
    expect((await send()).body).toEqual(first.body);
  });

  it('is final: a food that became another one neither comes back nor gives its number away', async () => {
    await merge();
    const { body } = await dietitian.post('/api/foods/restore', { ids: [odd] }).expect(200);
    expect(body.items).toEqual([]);
    const again = { id: odd, name: 'Inne mleko', carbs: 1, fat: 1, protein: 1 };
    await dietitian.post('/api/foods', again).expect(409);
  });

  it('of a food that others became keeps all their numbers known', async () => {
    await merge();
    await merge({ stays: base + 4, goes: [milk] });
    const { mergedFoods } = await snapshot();
    const into = new Map(mergedFoods.map((one) => [one.foodId, one.into]));
    expect([milk, imported, odd].map((id) => into.get(id))).toEqual([base + 4, base + 4, base + 4]);
  });
});

describe('a food replaced everywhere', () => {
  it('[library §2] stays in the base with its substitutes and links, and no meal is made of it any more', async () => {
    await link('laktoza', odd);
    await dietitian.post('/api/substitutions', { foodId: odd, substituteFoodId: base + 4 }).expect(201);
    await merge({ kind: 'replace', goes: [odd] });
    const food = (await dietitian.get(`/api/foods/${odd}`).expect(200)).body;

    expect(food.intolerances).toHaveLength(1);
    expect((await meal('b')).ingredients).toMatchObject([{ foodId: milk, grams: 300 }]);
    expect((await dietitian.get(`/api/foods/${milk}`)).body.allergenInfo.allergens).toEqual(['mleko']);
    expect(plans.told).toEqual([{ kind: 'replace', stays: milk, goes: [odd] }]);
  });
});

describe('the plans', () => {
  it('follow once they are back: until then the merge is open, and nothing says it is done', async () => {
    plans.isAway = true;
    const { body } = await merge();
    expect(body).toMatchObject({ plansFollowed: false });
    expect(await open()).toMatchObject([{ id: body.id, plansFollowed: false }]);

    plans.isAway = false;
    await until(async () => (await open()).length === 0);
    expect(plans.told).toEqual([{ kind: 'merge', stays: milk, goes: [imported, odd] }]);
  });

  it('are told again, the oldest first, when a process ended before it had noted the answer', async () => {
    plans.isAway = true;
    await merge({ goes: [imported] });
    await merge({ goes: [odd] });
    plans.isAway = false;
    const another = app.get<PlansFollowService>(PlansFollowService);
    expect(await another.finishAll()).toBe(true);
    expect(plans.told).toMatchObject([{ goes: [imported] }, { goes: [odd] }]);
  });
});
