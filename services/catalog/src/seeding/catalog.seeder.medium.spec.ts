import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { seedFrom, type SeedLevel } from '@pora/common/seed';
import { createTestApp, type SignedIn, type TestApp } from '@pora/common/testing/app';
import { seedEnvironment } from '@pora/common/testing/seed-environment';
import { Transactions } from '@pora/common/transactions';
import type { Meal } from '@pora/contracts/catalog/meal.model';
import { catalogService } from '../service.js';
import { aFood, aMeal } from '../testing/catalog.builders.js';
import { CatalogSeeder, type StarterCatalogue } from './catalog.seeder.js';
import { seedCatalog } from './seed-catalog.js';

let app: TestApp;
let dietitian: SignedIn;

beforeAll(async () => {
  app = await createTestApp(catalogService);
  dietitian = await app.signIn('dietitian');
});
afterAll(() => app.stop());

function seed(level: SeedLevel): Promise<void> {
  return seedFrom(catalogService, seedEnvironment(app.config, level), seedCatalog);
}

async function counts() {
  const { body: foods } = await dietitian.get('/api/foods').expect(200);
  const { body: meals } = await dietitian.get('/api/meals?all=true').expect(200);
  return { foods: foods.items.length, meals: meals.items.length };
}

const revision = async () => (await app.query('SELECT revision, changed_at FROM catalogue_revisions'))[0];

describe('the starter catalogue', () => {
  it('is not loaded into an empty practice', async () => {
    await seed('none');

    expect(await counts()).toEqual({ foods: 0, meals: 0 });
  });

  it('brings 624 foods and at least 120 meals, each meal with energy from known foods', async () => {
    await seed('starter');
    const { foods, meals } = await counts();

    expect(foods).toBe(624);
    expect(meals).toBeGreaterThanOrEqual(120);
    const { body } = await dietitian.get('/api/meals?all=true').expect(200);
    const bad = (body.items as Meal[]).filter((meal) => {
      const isWhole = meal.foods.length === meal.ingredients.length;
      return !isWhole || meal.calories < 20 || meal.calories > 7_200;
    });
    expect(bad.map(({ id, calories }) => ({ id, calories }))).toEqual([]);
  });

  it('[library §3] brings the dictionary of a laboratory, its links and substitutes of known foods', async () => {
    const { body } = await dietitian.get('/api/intolerances/dictionary').expect(200);
    const { body: milk } = await dietitian
      .get('/api/intolerances/mappings?intolerance=mleko-krowie')
      .expect(200);
    const { body: ofMilk } = await dietitian.get('/api/substitutions/1501').expect(200);
    const { body: food } = await dietitian.get('/api/foods/1501').expect(200);

    expect(body.items.length).toBeGreaterThanOrEqual(267);
    expect(milk.items.length).toBeGreaterThanOrEqual(30);
    expect(ofMilk.items.length).toBeGreaterThanOrEqual(3);
    expect(food.intolerances).toContainEqual({ key: 'kazeina', name: 'Kazeina' });
  });

  it('changes nothing when it is loaded again', async () => {
    const before = [await counts(), await revision()];
    await seed('demo');

    expect([await counts(), await revision()]).toEqual(before);
  });

  it('never undoes what a person edited or deleted', async () => {
    await app.query(
      `UPDATE foods SET name = 'Moja nazwa', updated_by = 'ewa@pora.test', version = 2 WHERE id = 1771`,
    );
    await app.query(`DELETE FROM meals WHERE id = (SELECT min(id) FROM meals)`);
    await dietitian
      .delete('/api/intolerances/mappings')
      .send({ intolerance: 'kazeina', foodId: 1501 })
      .expect(204);
    await dietitian.put('/api/substitutions/1501/2206', { percentage: 110 }).expect(200);
    await dietitian.delete('/api/substitutions/1501/2207').expect(204);
    await dietitian.delete('/api/intolerances/dictionary/transglutaminaza').expect(204);
    const safety = async () => {
      const { body: food } = await dietitian.get('/api/foods/1501').expect(200);
      const { body: substitutes } = await dietitian.get('/api/substitutions/1501').expect(200);
      const { body: dictionary } = await dietitian.get('/api/intolerances/dictionary').expect(200);
      return [food.intolerances, substitutes.items, dictionary.items.length];
    };
    const before = [await counts(), await safety()];
    await seed('demo');

    expect([await counts(), await safety()]).toEqual(before);
    const { body } = await dietitian.get('/api/foods/1771').expect(200);
    expect(body).toMatchObject({ name: 'Moja nazwa', version: 2 });
  });
});

describe('a new release of the starter catalogue', () => {
  const load = (name: string, grams: number) => {
    const units = [{ name: 'kromka', grams }];
    const foods = [aFood({ id: 900_001, name, units }), aFood({ id: 900_002, name })];
    const meals = [
      aMeal({ id: 'm-release', name, ingredients: [{ foodId: 900_001, grams }] }),
      aMeal({ id: 'm-no-food', ingredients: [{ foodId: 900_099, grams }] }),
    ];
    const seeder = app.get<CatalogSeeder>(CatalogSeeder);
    return app.get<Transactions>(Transactions).run(() => seeder.load({ foods, meals }));
  };

  it('renews what nobody has touched, keeps what a person has edited, and leaves out meals without their foods', async () => {
    await load('Stara', 30);
    await app.query(`UPDATE foods SET updated_by = 'ewa@pora.test' WHERE id = 900002`);
    await load('Nowa', 35);

    const { body: renewed } = await dietitian.get('/api/foods/900001').expect(200);
    const { body: kept } = await dietitian.get('/api/foods/900002').expect(200);
    const { body: meal } = await dietitian.get('/api/meals/m-release').expect(200);
    expect(renewed).toMatchObject({ name: 'Nowa', units: [{ name: 'kromka', grams: 35 }], version: 2 });
    expect(kept).toMatchObject({ name: 'Stara', version: 1 });
    expect(meal).toMatchObject({ name: 'Nowa', ingredients: [{ foodId: 900_001, grams: 35 }], version: 2 });
    await dietitian.get('/api/meals/m-no-food').expect(404);
  });

  it('makes no new meal of a food that a person has deleted', async () => {
    const seeder = app.get<CatalogSeeder>(CatalogSeeder);
    const bring = (catalogue: StarterCatalogue) =>
      app.get<Transactions>(Transactions).run(() => seeder.load(catalogue));
    await bring({ foods: [aFood({ id: 900_003 })], meals: [] });
    await dietitian.delete('/api/foods', { ids: [900_003] }).expect(200);
    const meal = aMeal({ id: 'm-of-deleted', ingredients: [{ foodId: 900_003, grams: 10 }] });
    await bring({ foods: [], meals: [meal] });

    await dietitian.get('/api/meals/m-of-deleted').expect(404);
  });

  it('renews the dictionary and substitutes, leaves names of people alone and skips what has no food', async () => {
    await dietitian.post('/api/intolerances/dictionary', { key: 'moje', name: 'Groszek nowy' }).expect(201);
    const release = (name: string, percentage: number) => {
      const intolerances = [
        { key: 'wydanie', name, aliases: ['Groszek Nowy', 'Wydany'], foodIds: [900_001, 900_099] },
        { key: 'zajete', name: 'groszek nowy', aliases: [], foodIds: [900_001] },
      ];
      const substitutions = [
        { foodId: 900_001, substituteFoodId: 900_002, percentage, description: '' },
        { foodId: 900_001, substituteFoodId: 900_099, percentage, description: '' },
      ];
      const seeder = app.get<CatalogSeeder>(CatalogSeeder);
      const catalogue = { foods: [], meals: [], intolerances, substitutions };
      return app.get<Transactions>(Transactions).run(() => seeder.load(catalogue));
    };
    await release('Stare wydanie', 90);
    await release('Nowe wydanie', 120);

    const { body: ofFood } = await dietitian.get('/api/intolerances/mappings/by-food/900001').expect(200);
    const { body: substitutes } = await dietitian.get('/api/substitutions/900001').expect(200);
    const { body } = await dietitian.get('/api/intolerances/dictionary').expect(200);
    expect(ofFood.items).toMatchObject([{ intolerance: 'wydanie', intoleranceName: 'Nowe wydanie' }]);
    expect(substitutes.items).toMatchObject([{ substituteFoodId: 900_002, percentage: 120, version: 2 }]);
    const keys = ['wydanie', 'moje', 'zajete'];
    const mine = body.items.filter(({ key }: { key: string }) => keys.includes(key));
    expect(mine).toMatchObject([
      { key: 'moje', name: 'Groszek nowy' },
      { key: 'wydanie', name: 'Nowe wydanie', aliases: ['Wydany'], version: 2 },
    ]);
  });
});
