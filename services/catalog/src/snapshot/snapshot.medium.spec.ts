import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '@pora/common/testing/app';
import { catalogSnapshotSchema } from '@pora/contracts/catalog/catalog.routes';
import { DEFAULT_RULE_CONFIG } from '@pora/contracts/catalog/rule-config.defaults';
import { catalogService } from '../service.js';
import { aFood, aMeal } from '../testing/catalog.builders.js';
import { store } from '../testing/store.js';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp(catalogService);
});
afterAll(() => app.stop());

const ask = (etag?: string) =>
  app
    .http()
    .get('/internal/catalog/snapshot')
    .set({ ...app.internal(), ...(etag && { 'If-None-Match': etag }) });

const etagOf = async () => (await ask().expect(200)).headers['etag'] ?? '';

describe('the snapshot for the engine', () => {
  it('holds foods, meals and rules as the contract says', async () => {
    const ingredients = [{ foodId: 1, grams: 100 }];
    await store(
      app,
      [aFood({ id: 1, carbs: 10, calories: 38 }), aFood({ id: 2 })],
      [aMeal({ id: 'm-1', ingredients })],
    );
    const { body } = await ask().expect(200);

    expect(catalogSnapshotSchema.parse(body)).toEqual(body);
    expect(body.foods).toHaveLength(2);
    expect(body.meals).toMatchObject([{ id: 'm-1', calories: 38 }]);
    expect(body.ruleConfig).toEqual(DEFAULT_RULE_CONFIG);
    expect(body).toMatchObject({ dictionary: [], mappings: [], substitutions: [], ownWords: [] });
  });

  it('holds the dictionary, its links and the substitutes of foods that are in use', async () => {
    await store(app, [aFood({ id: 7 }), aFood({ id: 8 })]);
    await app.query(`
      INSERT INTO intolerances (id, created_by, updated_by) VALUES ('zyto', 'x', 'x');
      INSERT INTO intolerance_names VALUES ('zyto', 'zyto', 0, 'Żyto'), ('maka', 'zyto', 1, 'Mąka');
      INSERT INTO intolerance_mappings (intolerance, food_id, created_by) VALUES ('zyto', 1, 'x'), ('zyto', 7, 'x');
      INSERT INTO substitutions (food_id, substitute_food_id, percentage, created_by, updated_by)
      VALUES (1, 2, 80, 'x', 'x'), (1, 7, 90, 'x', 'x'), (7, 2, 90, 'x', 'x');
      UPDATE foods SET deleted_at = now() WHERE id = 7`);
    const { body } = await ask().expect(200);

    expect(catalogSnapshotSchema.parse(body)).toEqual(body);
    expect(body.dictionary).toEqual([{ key: 'zyto', name: 'Żyto', aliases: ['Mąka'] }]);
    expect(body.mappings).toEqual([{ intolerance: 'zyto', intoleranceName: 'Żyto', foodId: 1 }]);
    expect(body.substitutions).toEqual([{ foodId: 1, substituteFoodId: 2, percentage: 80 }]);
    expect(body.foods[0].intolerances).toEqual([{ key: 'zyto', name: 'Żyto' }]);
    await app.query('DELETE FROM foods WHERE id IN (7, 8)');
  });

  it('is not sent again to a caller that has it', async () => {
    const etag = await etagOf();
    const { body, headers } = await ask(etag).expect(304);

    expect(body).toEqual({});
    expect(headers['etag']).toBe(etag);
  });

  it.each([
    [
      'a food is added',
      `INSERT INTO foods (id, name, per, carbs, fat, protein, calories, created_by, updated_by)
                         VALUES (3, 'x', '100g', 0, 0, 0, 0, 'x', 'x')`,
    ],
    ['a food is changed', 'UPDATE foods SET carbs = 20 WHERE id = 1'],
    ['a unit is added', `INSERT INTO food_units VALUES (1, 0, 'kromka', 30)`],
    ['an allergen is added', `INSERT INTO food_allergens VALUES (1, 'gluten')`],
    ['an ingredient is changed', 'UPDATE meal_ingredients SET grams = 50'],
    ['a type is added', `INSERT INTO meal_types VALUES ('m-1', 'dinner', 1)`],
    ['a diet is added', `INSERT INTO meal_diets VALUES ('m-1', 'keto', 0)`],
    ['a meal is changed', `UPDATE meals SET favorite = true`],
    [
      'an intolerance is added',
      `INSERT INTO intolerances (id, created_by, updated_by) VALUES ('k', 'x', 'x')`,
    ],
    ['a name is added', `INSERT INTO intolerance_names VALUES ('k', 'k', 0, 'K')`],
    [
      'a food is mapped',
      `INSERT INTO intolerance_mappings (intolerance, food_id, created_by) VALUES ('k', 2, 'x')`,
    ],
    ['a mapping is removed', `DELETE FROM intolerance_mappings WHERE intolerance = 'k'`],
    ['a substitute is changed', 'UPDATE substitutions SET percentage = 70'],
    ['a substitute is removed', 'DELETE FROM substitutions'],
    [
      'the rules are saved',
      `INSERT INTO rule_configs (id, config, created_by, updated_by)
                             VALUES (1, '${JSON.stringify(DEFAULT_RULE_CONFIG)}', 'x', 'x')`,
    ],
    [
      'a word of the practice is added',
      `INSERT INTO own_words (id, word, word_key, food_ids, categories, allergens, created_by, updated_by)
       VALUES ('w', 'x', 'x', '{1}', '{}', '{}', 'x', 'x')`,
    ],
    ['a food is deleted', 'DELETE FROM foods WHERE id = 3'],
    ['the library is emptied', 'TRUNCATE meals CASCADE'],
  ])('has a new ETag after %s', async (_, sql) => {
    const before = await etagOf();
    await app.query(sql);
    const { headers } = await ask(before).expect(200);

    expect(headers['etag']).not.toBe(before);
  });

  it('keeps its ETag when a change is taken back before it was saved', async () => {
    const before = await etagOf();
    await app.query('BEGIN; UPDATE foods SET carbs = 99; ROLLBACK');

    await ask(before).expect(304);
  });

  it('never mixes two revisions while somebody saves and many read', async () => {
    await app.query('UPDATE foods SET carbs = 0, fat = 0');
    const save = async () => {
      for (let value = 1; value <= 15; value += 1)
        await app.query('UPDATE foods SET carbs = $1, fat = $1', [value]);
    };
    const read = async () => {
      for (let turn = 0; turn < 15; turn += 1) {
        const { body } = await ask().expect(200);
        const values = body.foods.flatMap(({ carbs, fat }: { carbs: number; fat: number }) => [carbs, fat]);
        expect(new Set(values).size).toBe(1);
      }
    };
    await Promise.all([save(), read(), read(), read()]);

    const { body } = await ask().expect(200);
    expect(body.foods[0]).toMatchObject({ carbs: 15, fat: 15 });
  });

  it('is for other services only', async () => {
    await app.http().get('/internal/catalog/snapshot').expect(403);
    const dietitian = await app.signIn('dietitian');
    await dietitian.get('/internal/catalog/snapshot').expect(403);
  });
});
