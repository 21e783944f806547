import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { createTestApp, type TestApp } from '@pora/common/testing/app';
import { Database } from '@pora/common/database';
import { Transactions } from '@pora/common/transactions';
import { catalogService } from '../service.js';
import { FoodsInUseService } from '../storage/foods/foods-in-use.service.js';
import { IntoleranceMappingsRepository } from '../storage/intolerances/intolerance-mappings.repository.js';
import { IntolerancesRepository } from '../storage/intolerances/intolerances.repository.js';
import { MealsInUseService } from '../storage/meals/meals-in-use.service.js';
import { OwnWordStorageService } from '../storage/own-words/own-word-storage.service.js';
import { RuleConfigStorageService } from '../storage/rule-config/rule-config-storage.service.js';
import { SearchWordsRepository } from '../storage/search-words/search-words.repository.js';
import { SubstitutionsRepository } from '../storage/substitutions/substitutions.repository.js';
import { aFood, aMeal } from '../testing/catalog.builders.js';
import { store } from '../testing/store.js';
import { CatalogueRevisionRepository } from './catalogue-revision.repository.js';
import { CatalogueService } from './catalogue.service.js';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp(catalogService);
  const ingredients = [{ foodId: 1, grams: 100 }];
  await store(
    app,
    [aFood({ id: 1 }), aFood({ id: 2 }), aFood({ id: 3 })],
    [aMeal({ id: 'm-1', ingredients })],
  );
});
afterAll(() => app.stop());

/** A service that has read nothing yet. */
function anotherInstance(): CatalogueService {
  return new CatalogueService(
    app.get(CatalogueRevisionRepository),
    app.get(FoodsInUseService),
    app.get(MealsInUseService),
    app.get(RuleConfigStorageService),
    app.get(IntolerancesRepository),
    app.get(IntoleranceMappingsRepository),
    app.get(SubstitutionsRepository),
    app.get(OwnWordStorageService),
    app.get(SearchWordsRepository),
    app.get(Transactions),
  );
}

const CHANGES = [
  `UPDATE foods SET name = 'Twaróg półtłusty' WHERE id = 1`,
  `INSERT INTO food_units VALUES (1, 5, 'łyżka', 15)`,
  `INSERT INTO food_allergens VALUES (1, 'mleko')`,
  `INSERT INTO food_codes VALUES (1, '5901234123457')`,
  `UPDATE meals SET favorite = NOT favorite WHERE id = 'm-1'`,
  `DELETE FROM meal_types WHERE meal_id = 'm-1'`,
  `INSERT INTO meal_diets VALUES ('m-1', 'wegetariańska', 9)`,
  `UPDATE meal_ingredients SET grams = 50 WHERE meal_id = 'm-1'`,
  `INSERT INTO intolerances (id, created_by, updated_by) VALUES ('zyto', 'x', 'x')`,
  `INSERT INTO intolerance_names VALUES ('zyto', 'zyto', 0, 'Żyto')`,
  `INSERT INTO intolerance_mappings (intolerance, food_id, created_by) VALUES ('zyto', 1, 'x')`,
  `INSERT INTO substitutions (food_id, substitute_food_id, percentage, created_by, updated_by) VALUES (1, 2, 80, 'x', 'x')`,
  `UPDATE foods SET deleted_at = now() WHERE id = 2`,
  `UPDATE foods SET deleted_at = NULL WHERE id = 2`,
  `DELETE FROM foods WHERE id = 3`,
  `UPDATE intolerance_names SET name = 'Mąka żytnia' WHERE folded = 'zyto'`,
  `DELETE FROM intolerance_mappings`,
];

it.each(CHANGES)('[decisions 12] what was kept of the catalogue never hides a change: %s', async (change) => {
  const catalogue = app.get<CatalogueService>(CatalogueService);
  const before = await catalogue.current();
  await app.query(change);
  const now = await catalogue.current();
  expect(now).not.toEqual(before);
  expect(now).toEqual(await anotherInstance().current());
});

it('[decisions 12] two changes in a row are both read', async () => {
  const catalogue = app.get<CatalogueService>(CatalogueService);
  await app.query(
    `UPDATE foods SET name = 'Ser' WHERE id = 1; UPDATE meals SET name = 'Kanapka' WHERE id = 'm-1'`,
  );
  await app.query(`UPDATE foods SET name = 'Ser kozi' WHERE id = 1`);
  const { foodById, mealById } = await catalogue.current();
  expect([foodById.get(1)?.name, mealById.get('m-1')]).toMatchObject([
    'Ser kozi',
    { name: 'Kanapka', foods: ['Ser kozi'] },
  ]);
});

it('what was read inside a change that was taken back is not kept', async () => {
  const catalogue = app.get<CatalogueService>(CatalogueService);
  const undone = app.get<Transactions>(Transactions).run(async () => {
    await app.get<Database>(Database).query(`UPDATE meals SET name = 'Nigdy' WHERE id = 'm-1'`);
    expect((await catalogue.current()).mealById.get('m-1')?.name).toBe('Nigdy');
    throw new Error('taken back');
  });
  await expect(undone).rejects.toThrow('taken back');
  await app.query(`UPDATE meals SET favorite = NOT favorite WHERE id = 'm-1'`);
  expect(await catalogue.current()).toEqual(await anotherInstance().current());
});

it('a changed meal is read without the foods, the dictionary and the links', async () => {
  const catalogue = app.get<CatalogueService>(CatalogueService);
  const { foods } = await catalogue.current();
  const readFoods = jest.spyOn(app.get<FoodsInUseService>(FoodsInUseService), 'readAll');
  const readLinks = jest.spyOn(app.get<IntoleranceMappingsRepository>(IntoleranceMappingsRepository), 'list');
  await app.query(`UPDATE meals SET name = 'Owsianka' WHERE id = 'm-1'`);
  const now = await catalogue.current();
  expect(now.mealById.get('m-1')?.name).toBe('Owsianka');
  expect(now.foods).toBe(foods);
  expect([readFoods.mock.calls.length, readLinks.mock.calls.length]).toEqual([0, 0]);
});
