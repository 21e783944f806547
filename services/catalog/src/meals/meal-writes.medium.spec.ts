import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PurgeRegistry } from '@pora/common/maintenance/purge-registry';
import { createTestApp, type SignedIn, type TestApp } from '@pora/common/testing/app';
import { catalogService } from '../service.js';
import { aFood } from '../testing/catalog.builders.js';
import { store } from '../testing/store.js';

let app: TestApp;
let dietitian: SignedIn;
let admin: SignedIn;

const OATS = aFood({ id: 1, name: 'Płatki owsiane', carbs: 60, fat: 7, protein: 13, calories: 372 });
const MILK = aFood({ id: 2, name: 'Mleko 2%', carbs: 4.8, fat: 2, protein: 3.3, calories: 50 });
const PORRIDGE = {
  name: 'Owsianka',
  types: ['breakfast', 'morning_porridge'],
  source: 'KB',
  ...{ favorite: true, childFriendly: false, servings: 2, cookingTimeMinutes: 10, preparationTime: '10 min' },
  description: 'Zagotuj mleko.',
  diets: ['kids'],
  ingredients: [
    { foodId: 2, grams: 250, unitName: 'szklanka', unitQty: 1, replaceable: false },
    { foodId: 1, grams: 50 },
  ],
};

beforeAll(async () => {
  app = await createTestApp(catalogService);
  dietitian = await app.signIn('dietitian');
  admin = await app.signIn('admin');
  await store(app, [OATS, MILK]);
});
afterAll(() => app.stop());

const create = (meal: object) => dietitian.post('/api/meals', meal);
const patch = (id: string, change: object) => dietitian.patch(`/api/meals/${id}`, change);
const auditOf = (id: string) =>
  app.query(
    'SELECT actor, action, fields FROM audit_entries WHERE entity = $1 AND entity_id = $2 ORDER BY id',
    ['meal', id],
  );

/** What the foods state of each ingredient of {@link PORRIDGE}. */
const NUTRITION = [
  { calories: 125, carbs: 12, fat: 5, protein: 8.3 },
  { calories: 186, carbs: 30, fat: 3.5, protein: 6.5 },
];

describe('a new meal', () => {
  it('[library §3] is saved with what follows from its ingredients and can be read at once', async () => {
    const { body, headers } = await create({ id: 'm-owsianka', ...PORRIDGE }).expect(201);
    const read = await dietitian.get('/api/meals/m-owsianka').expect(200);

    // Milk 250 g: carbs 12, fat 5, protein 8.25. Oats 50 g: 30, 3.5, 6.5. Sum 42, 8.5, 14.75.
    // 42×4 + 14.75×4 + 8.5×9 = 303.5 → 304 kcal.
    expect(headers['etag']).toBe('"1"');
    expect(body).toEqual({
      ...{ ...PORRIDGE, id: 'm-owsianka', type: 'breakfast', foods: ['Mleko 2%', 'Płatki owsiane'] },
      // Of each ingredient by itself: 250 g of milk, 50 g of oats.
      ingredients: PORRIDGE.ingredients.map((ingredient, i) => ({ ...ingredient, nutrition: NUTRITION[i] })),
      // 50 g of oats and 250 g of milk: 186 + 125 kcal.
      ...{ calories: 311, macros: { carbs: 42, fat: 8.5, protein: 14.8 } },
      ...{ portions: 2, caloriesPerPortion: 156, macrosPerPortion: { carbs: 21, fat: 4.3, protein: 7.4 } },
      ...{ caloriesOfMacros: 304, energyDiffers: false },
      ...{ version: 1, updatedAt: expect.any(String) },
    });
    expect(read.body).toEqual(body);
    expect(await auditOf('m-owsianka')).toEqual([
      { actor: dietitian.email, action: 'meals.create', fields: [] },
    ]);
  });

  it('gets an id when the client names none, and the defaults of the library', async () => {
    const { body } = await create({ name: '  Tylko nazwa ' }).expect(201);

    expect(body).toMatchObject({
      ...{ id: expect.stringMatching(/^m-/), name: 'Tylko nazwa', type: 'unknown', types: ['unknown'] },
      ...{ source: 'own', favorite: false, childFriendly: true, servings: 1, cookingTimeMinutes: null },
      ...{ diets: [], ingredients: [], foods: [], calories: 0 },
    });
  });

  it('[library §5] is put in order before it is saved', async () => {
    const meal = {
      ...{ name: ' Owsianka na wodzie ', types: [' LUNCH ', 'dinner', 'lunch', 'obiad'], source: 'ag' },
      ...{ servings: '12', cookingTimeMinutes: 9.6, childFriendly: null, diets: ['keto', 'keto'] },
      ingredients: [
        { foodId: 1, grams: 30, unitName: 'łyżka', unitQty: 3 },
        { foodId: 2, grams: 100, unitName: '', unitQty: 2 },
        { foodId: 1, grams: 20, unitName: 'łyżka', unitQty: 2 },
      ],
    };
    const { body } = await create(meal).expect(201);

    expect(body).toMatchObject({
      ...{ name: 'Owsianka na wodzie', type: 'lunch', types: ['lunch', 'dinner'], source: 'AG' },
      ...{ servings: 10, cookingTimeMinutes: 10, childFriendly: true, diets: ['keto'] },
      ingredients: [
        { foodId: 1, grams: 50, unitName: 'łyżka', unitQty: 5 },
        { foodId: 2, grams: 100 },
      ],
    });
  });

  it('[library §5] never takes energy, macros or names of foods from the client', async () => {
    const claims = { calories: 1, macros: { carbs: 1, fat: 1, protein: 1 }, foods: ['Tort'], nutrition: {} };
    const { body } = await create({ ...PORRIDGE, ...claims }).expect(201);

    expect(body).toMatchObject({ calories: 311, foods: ['Mleko 2%', 'Płatki owsiane'] });
  });

  it('names the foods nobody knows', async () => {
    const ingredients = [1, 901, 2, 902].map((foodId) => ({ foodId, grams: 10 }));
    const { body } = await create({ name: 'Z niczego', ingredients }).expect(422);

    expect(body).toEqual({
      error: 'W bazie nie ma już produktów: numer 901, numer 902.',
      code: 'unknown_foods',
      details: { foodIds: [901, 902] },
    });
    expect(await app.query(`SELECT id FROM meals WHERE name = 'Z niczego'`)).toEqual([]);
  });

  it('sent again with the same id and content is answered as before; with other content it is a 409', async () => {
    const meal = { id: 'm-dwa-razy', ...PORRIDGE };
    const first = await create(meal).expect(201);
    const again = await create(meal).expect(201);
    const other = await create({ ...meal, name: 'Inna' }).expect(409);

    expect(again.body).toEqual(first.body);
    expect(other.body.code).toBe('idempotency_conflict');
  });

  it('with an Idempotency-Key is made once', async () => {
    const send = () => create({ name: 'Z kluczem' }).set('Idempotency-Key', 'meal-key-1');
    const answers = await Promise.all([send(), send(), send()]);

    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });

  it('is a 409 when another meal has the id', async () => {
    await create({ id: 'm-zajete', name: 'a' }).expect(201);
    const { body } = await admin.post('/api/meals', { id: 'm-zajete', name: 'b' }).expect(409);

    expect(body).toMatchObject({ code: 'conflict', error: 'Posiłek o tym identyfikatorze już istnieje.' });
  });
});

describe('a changed meal', () => {
  it('[library §7] changes what was sent and nothing else', async () => {
    const { body: before } = await create({ id: 'm-zmiana', ...PORRIDGE }).expect(201);
    const { body, headers } = await patch('m-zmiana', { favorite: false, name: 'Inna' }).expect(200);

    expect(headers['etag']).toBe('"2"');
    expect(body).toEqual({
      ...{ ...before, favorite: false, name: 'Inna', version: 2, updatedAt: expect.any(String) },
    });
    expect((await dietitian.get('/api/meals/m-zmiana')).body).toEqual(body);
    expect((await auditOf('m-zmiana'))[1]).toEqual({
      ...{ actor: dietitian.email, action: 'meals.update', fields: ['name', 'favorite'] },
    });
  });

  it('[library §5] has new energy with new ingredients', async () => {
    await create({ id: 'm-skladniki', ...PORRIDGE }).expect(201);
    const { body } = await patch('m-skladniki', { ingredients: [{ foodId: 1, grams: 100 }] }).expect(200);

    // 60×4 + 13×4 + 7×9 = 240 + 52 + 63 = 355 kcal.
    expect(body).toMatchObject({
      ...{ calories: 372, macros: { carbs: 60, fat: 7, protein: 13 }, foods: ['Płatki owsiane'] },
    });
  });

  it.each([
    [{ types: ['dinner'] }, ['dinner']],
    [{ types: [] }, ['unknown']],
    [{ type: 'morning_porridge' }, ['morning_porridge', 'breakfast']],
    [{ type: 'soup' }, ['soup', 'morning_porridge']],
  ])('[library §3] after %j has the types %j, the first one primary', async (change, types) => {
    const { body: meal } = await create(PORRIDGE).expect(201);
    const { body } = await patch(meal.id, change).expect(200);

    expect(body).toMatchObject({ types, type: types[0] });
  });

  it('[library §5] may be emptied field by field', async () => {
    const { body: meal } = await create(PORRIDGE).expect(201);
    const empty = {
      ...{ servings: '', cookingTimeMinutes: '', source: '', description: '', preparationTime: '' },
      ...{ diets: [], ingredients: [] },
    };
    const { body } = await patch(meal.id, empty).expect(200);

    expect(body).toMatchObject({
      ...{ ...empty, servings: 1, cookingTimeMinutes: null, source: 'own', calories: 0, foods: [] },
    });
  });

  it('that is no change makes no version', async () => {
    const { body: meal } = await create(PORRIDGE).expect(201);
    const { body } = await patch(meal.id, { ...PORRIDGE, calories: 9 }).expect(200);

    expect(body).toEqual(meal);
  });

  it('is a 412 with the stored meal for a caller who knows an older version', async () => {
    await create({ id: 'm-wersje', ...PORRIDGE }).expect(201);
    const { body: current } = await patch('m-wersje', { favorite: false }).set('If-Match', '"1"').expect(200);
    const { body } = await patch('m-wersje', { favorite: true }).set('If-Match', '"1"').expect(412);

    expect(body).toMatchObject({ code: 'stale_version', details: { current } });
    await dietitian.delete('/api/meals/m-wersje').set('If-Match', '"1"').expect(412);
  });

  it('keeps its ingredients when the new ones are not in the database', async () => {
    const { body: meal } = await create(PORRIDGE).expect(201);
    await patch(meal.id, { name: 'Nie tak', ingredients: [{ foodId: 903, grams: 1 }] }).expect(422);

    expect((await dietitian.get(`/api/meals/${meal.id}`)).body).toEqual(meal);
  });

  it('is a 404 when nobody knows the id', async () => {
    await patch('m-nikt', { favorite: true }).expect(404);
    await dietitian.delete('/api/meals/m-nikt').expect(404);
    await dietitian.post('/api/meals/m-nikt/restore').expect(404);
  });
});

describe('a deleted meal', () => {
  it('is listed with who deleted it and until when it can come back', async () => {
    await create({ ...PORRIDGE, id: 'm-lista' }).expect(201);
    await dietitian.delete('/api/meals/m-lista').expect(204);
    const { body } = await dietitian.get('/api/meals/trash').expect(200);
    const listed = body.items.find(({ id }: { id: string }) => id === 'm-lista');
    expect(listed).toMatchObject({ name: 'Owsianka', deletedBy: dietitian.email });
    expect(Date.parse(listed.until) - Date.parse(listed.deletedAt)).toBe(30 * 24 * 60 * 60 * 1000);
    await dietitian.post('/api/meals/m-lista/restore').expect(200);
    const { body: after } = await dietitian.get('/api/meals/trash').expect(200);
    expect(after.items.map(({ id }: { id: string }) => id)).not.toContain('m-lista');
    await app.http().get('/api/meals/trash').expect(401);
  });

  it('[library §7] is gone from the library and can come back as it was', async () => {
    const { body: meal } = await create({ id: 'm-kosz', ...PORRIDGE }).expect(201);
    await dietitian.delete('/api/meals/m-kosz').expect(204);
    await dietitian.get('/api/meals/m-kosz').expect(404);
    await dietitian.delete('/api/meals/m-kosz').expect(404);
    await patch('m-kosz', { name: 'x' }).expect(404);
    const { body } = await dietitian.post('/api/meals/m-kosz/restore').expect(200);
    const again = await dietitian.post('/api/meals/m-kosz/restore').expect(200);

    expect(body).toEqual({ ...meal, version: 3, updatedAt: expect.any(String) });
    expect(again.body).toEqual(body);
    expect((await dietitian.get('/api/meals/m-kosz')).body).toEqual(body);
    expect((await auditOf('m-kosz')).map(({ action }) => action)).toEqual([
      ...['meals.create', 'meals.delete', 'meals.restore'],
    ]);
  });

  it('is erased by a dietitian before its time, with a line in the trail; one in use is not', async () => {
    await create({ id: 'm-precz', ...PORRIDGE }).expect(201);
    await dietitian.delete('/api/meals/trash/m-precz').expect(404);
    await dietitian.delete('/api/meals/m-precz').expect(204);
    await app.http().delete('/api/meals/trash/m-precz').expect(401);
    await dietitian.delete('/api/meals/trash/m-precz').expect(204);

    const { body } = await dietitian.get('/api/meals/trash').expect(200);
    expect(body.items.map(({ id }: { id: string }) => id)).not.toContain('m-precz');
    await dietitian.post('/api/meals/m-precz/restore').expect(404);
    expect((await auditOf('m-precz')).map(({ action }) => action)).toEqual([
      ...['meals.create', 'meals.delete', 'meals.erase'],
    ]);
    await dietitian.delete('/api/meals/trash/m-precz').expect(404);
  });

  it('cannot come back without its foods', async () => {
    await store(app, [aFood({ id: 50 })]);
    await create({ id: 'm-bez', name: 'Bez', ingredients: [{ foodId: 50, grams: 5 }] }).expect(201);
    await dietitian.delete('/api/meals/m-bez').expect(204);
    await dietitian.delete('/api/foods', { ids: [50] }).expect(200);
    const { body } = await dietitian.post('/api/meals/m-bez/restore').expect(422);

    expect(body).toMatchObject({ code: 'unknown_foods', details: { foodIds: [50] } });
    await dietitian.post('/api/foods/restore', { ids: [50] }).expect(200);
    await dietitian.post('/api/meals/m-bez/restore').expect(200);
  });

  it('goes for good after 30 days', async () => {
    await create({ id: 'm-stary', name: 'Stary' }).expect(201);
    await dietitian.delete('/api/meals/m-stary').expect(204);
    await app.query(`UPDATE meals SET deleted_at = now() - interval '31 days' WHERE id = 'm-stary'`);
    await app.get<PurgeRegistry>(PurgeRegistry).runAll(new Date());

    await dietitian.post('/api/meals/m-stary/restore').expect(404);
  });
});

describe('bad input', () => {
  const one = (ingredient: unknown) => ({ name: 'a', ingredients: [ingredient] });
  it.each([
    [{}],
    [{ name: '' }],
    [{ name: 'a\u0000' }],
    [{ name: 7 }],
    [{ name: 'a', id: 'm 1' }],
    [{ name: 'a', id: '../m' }],
    [{ name: 'a', favorite: 'tak' }],
    [{ name: 'a', diets: ['paleo'] }],
    [{ name: 'a', description: 7 }],
    [{ name: 'a', cookingTimeMinutes: 1e12 }],
    [one({})],
    [one(null)],
    [one({ foodId: 1, grams: 0 })],
    [one({ foodId: 1, grams: -5 })],
    [one({ foodId: 1, grams: '5' })],
    [one({ foodId: 1, grams: 1e300 })],
    [one({ foodId: '1', grams: 5 })],
    [one({ foodId: 2 ** 40, grams: 5 })],
    [one({ foodId: 1, grams: 5, unitName: 'x'.repeat(41) })],
    [one({ foodId: 1, grams: 5, unitName: 'x', unitQty: 1e9 })],
    [one({ foodId: 1, grams: 5, replaceable: 'nie' })],
    [{ name: 'a', ingredients: { 0: { foodId: 1, grams: 5 } } }],
    [[]],
  ])('is refused: %j', async (body) => {
    const answer = await create(body).expect(400);

    expect(answer.body).toMatchObject({ error: expect.any(String), code: 'invalid_input' });
  });

  it('cannot reach another object through its types', async () => {
    const { body } = await create({
      name: 'a',
      types: ['__proto__', { a: 1 }, ['lunch']],
      source: {},
    }).expect(201);

    expect(body).toMatchObject({ types: ['unknown'], source: 'own' });
  });

  it('is refused in the path, too', async () => {
    await patch('m%20a', { name: 'x' }).expect(400);
    await dietitian.delete('/api/meals/m%00').expect(400);
  });
});

describe('who may call', () => {
  it('[library §6] nobody without a session', async () => {
    await app.http().post('/api/meals').send({ name: 'a' }).expect(401);
    await app.http().patch('/api/meals/m-1').send({ name: 'a' }).expect(401);
    await app.http().delete('/api/meals/m-1').expect(401);
    await app.http().post('/api/meals/m-1/restore').expect(401);
  });
});
