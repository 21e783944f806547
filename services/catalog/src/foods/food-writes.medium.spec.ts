import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type SignedIn, type TestApp } from '@pora/common/testing/app';
import { catalogService } from '../service.js';
import { aFood, aMeal } from '../testing/catalog.builders.js';
import { store } from '../testing/store.js';

let app: TestApp;
let dietitian: SignedIn;

const BREAD = {
  name: 'Chleb razowy',
  category: 'pieczywo',
  ...{ per: '100g', carbs: 45, fat: 2, protein: 6, calories: 222 },
  units: [{ name: 'kromka', grams: 40 }],
  allergenInfo: { allergens: ['gluten'], confidence: 'pewny', note: 'Ze składu.', verifiedAt: '2026-11-20' },
};
const MACROS = { carbs: 10, fat: 5, protein: 2 };

beforeAll(async () => {
  app = await createTestApp(catalogService);
  dietitian = await app.signIn('dietitian');
});
afterAll(() => app.stop());

const revision = async () => (await app.query('SELECT revision FROM catalogue_revisions'))[0]?.['revision'];
const auditOf = (id: number) =>
  app.query(
    'SELECT actor, action, fields FROM audit_entries WHERE entity = $1 AND entity_id = $2 ORDER BY id',
    ['food', String(id)],
  );

describe('a new food', () => {
  it('[library §7] is saved under the number the client chose and can be read at once', async () => {
    const { body, headers } = await dietitian
      .post('/api/foods', { id: 5001, ...BREAD, allowDuplicate: true })
      .expect(201);
    const read = await dietitian.get('/api/foods/5001').expect(200);

    expect(headers['etag']).toBe('"1"');
    expect(body).toEqual({
      ...{ ...BREAD, id: 5001, category: 'Pieczywo', intolerances: [] },
      ...{ version: 1, updatedAt: expect.any(String) },
    });
    expect(read.body).toEqual(body);
    expect(await auditOf(5001)).toEqual([{ actor: dietitian.email, action: 'foods.create', fields: [] }]);
  });

  it('[decisions 40] counted by the piece needs the weight of one, when it is new and when it is changed', async () => {
    const egg = { id: 5040, name: 'Jajko', ...MACROS, per: 'sztuka' };
    const refused = await dietitian.post('/api/foods', egg).expect(400);
    expect(refused.body.details.fields[0].message).toBe('Podaj miarę „sztuka” z jej wagą w gramach');
    const units = [{ name: 'sztuka', grams: 55 }];
    const { body } = await dietitian.post('/api/foods', { ...egg, units }).expect(201);
    await dietitian.patch(`/api/foods/${body.id}`, { units: [] }).expect(400);
    await dietitian.patch(`/api/foods/${body.id}`, { units: [], per: '100g' }).expect(200);
  });

  it('gets a number of its own when the client names none, and never one of another food', async () => {
    await store(app, [aFood({ id: 1_000_001 })]);
    const first = await dietitian.post('/api/foods', { name: 'Bez numeru', ...MACROS }).expect(201);
    const second = await dietitian.post('/api/foods', { name: 'Też bez numeru', ...MACROS }).expect(201);

    expect([first.body.id, second.body.id]).toEqual([1_000_000, 1_000_002]);
  });

  it('[library §5] takes its energy from the macros when none is stated', async () => {
    // 10×4 + 2×4 + 5×9 = 40 + 8 + 45 = 93 kcal.
    const absent = await dietitian.post('/api/foods', { name: 'Bez kalorii', ...MACROS }).expect(201);
    const empty = await dietitian
      .post('/api/foods', { name: 'Puste kalorie', ...MACROS, calories: null })
      .expect(201);
    const zero = await dietitian.post('/api/foods', { name: 'Zero', ...MACROS, calories: 0 }).expect(201);

    expect([absent, empty, zero].map(({ body }) => body.calories)).toEqual([93, 93, 0]);
  });

  it('sent again with the same number and content is answered as before; with other content it is a 409', async () => {
    const food = { id: 5002, name: 'Powtórka', ...MACROS };
    const first = await dietitian.post('/api/foods', food).expect(201);
    const again = await dietitian.post('/api/foods', food).expect(201);
    const other = await dietitian.post('/api/foods', { ...food, fat: 6 }).expect(409);

    expect(again.body).toEqual(first.body);
    expect(other.body.code).toBe('idempotency_conflict');
    expect(await auditOf(5002)).toHaveLength(1);
  });

  it('with an Idempotency-Key is made once, also when both requests come together', async () => {
    const send = () =>
      dietitian.post('/api/foods', { name: 'Z kluczem', ...MACROS }).set('Idempotency-Key', 'food-key-1');
    const answers = await Promise.all([send(), send()]);

    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]?.body.id).toBe(answers[1]?.body.id);
    const found = await app.query(`SELECT id FROM foods WHERE name = 'Z kluczem'`);
    expect(found).toHaveLength(1);
  });

  it('is a 409 when another person has used the number', async () => {
    await store(app, [aFood({ id: 5003 })]);
    const { body } = await dietitian.post('/api/foods', { id: 5003, name: 'Drugi', ...MACROS }).expect(409);

    expect(body).toEqual({ error: 'Produkt o numerze 5003 już istnieje.', code: 'conflict' });
  });
});

describe('a changed food', () => {
  it('[library §7] changes what was sent and nothing else', async () => {
    await dietitian.post('/api/foods', { id: 5010, ...BREAD, allowDuplicate: true }).expect(201);
    await app.query(`UPDATE foods SET anchor = 'etykieta' WHERE id = 5010`);
    const patch = { fat: 3, allergenInfo: { note: 'Nowa etykieta.' } };
    const { body, headers } = await dietitian.patch('/api/foods/5010', patch).expect(200);

    expect(headers['etag']).toBe('"2"');
    expect(body).toMatchObject({
      ...{ ...BREAD, category: 'Pieczywo', fat: 3, version: 2 },
      allergenInfo: { ...BREAD.allergenInfo, note: 'Nowa etykieta.' },
    });
    expect((await dietitian.get('/api/foods/5010')).body).toEqual(body);
    expect(await app.query('SELECT anchor FROM foods WHERE id = 5010')).toEqual([{ anchor: 'etykieta' }]);
    expect((await auditOf(5010))[1]).toEqual({
      ...{ actor: dietitian.email, action: 'foods.update', fields: ['fat', 'allergenInfo'] },
    });
  });

  it('replaces units and allergens as lists', async () => {
    await dietitian.post('/api/foods', { id: 5011, ...BREAD, allowDuplicate: true }).expect(201);
    const units = [
      { name: 'bochenek', grams: 500 },
      { name: 'kromka', grams: 35 },
    ];
    const patch = { units, allergenInfo: { allergens: [] } };
    const { body } = await dietitian.patch('/api/foods/5011', patch).expect(200);

    expect(body.units).toEqual(units);
    expect(body.allergenInfo).toEqual({ ...BREAD.allergenInfo, allergens: [] });
  });

  it('[library §5] takes its energy from the macros again when the energy is emptied', async () => {
    await dietitian.post('/api/foods', { id: 5012, ...BREAD, calories: 1, allowDuplicate: true }).expect(201);
    const kept = await dietitian.patch('/api/foods/5012', { fat: 3 }).expect(200);
    const emptied = await dietitian.patch('/api/foods/5012', { calories: null }).expect(200);

    // 45×4 + 6×4 + 3×9 = 180 + 24 + 27 = 231 kcal.
    expect([kept.body.calories, emptied.body.calories]).toEqual([1, 231]);
  });

  it('that is no change makes neither a version nor a revision', async () => {
    await dietitian.post('/api/foods', { id: 5013, ...BREAD, allowDuplicate: true }).expect(201);
    const before = await revision();
    const { body } = await dietitian.patch('/api/foods/5013', BREAD).expect(200);

    expect(body.version).toBe(1);
    expect(await revision()).toBe(before);
    expect(await auditOf(5013)).toHaveLength(1);
  });

  it('is a 412 with the stored food for a caller who knows an older version', async () => {
    await dietitian.post('/api/foods', { id: 5014, ...BREAD, allowDuplicate: true }).expect(201);
    const { body: current } = await dietitian
      .patch('/api/foods/5014', { fat: 1 })
      .set('If-Match', '"1"')
      .expect(200);
    const { body } = await dietitian.patch('/api/foods/5014', { fat: 9 }).set('If-Match', '"1"').expect(412);

    expect(body).toMatchObject({ code: 'stale_version', details: { current } });
    await dietitian.patch('/api/foods/5014', { fat: 9 }).set('If-Match', '"2"').expect(200);
  });

  it('loses no change when two people save different fields at once', async () => {
    await dietitian.post('/api/foods', { id: 5015, ...BREAD, allowDuplicate: true }).expect(201);
    await Promise.all([
      dietitian.patch('/api/foods/5015', { fat: 7 }).expect(200),
      dietitian.patch('/api/foods/5015', { protein: 8 }).expect(200),
    ]);
    const { body } = await dietitian.get('/api/foods/5015').expect(200);

    expect(body).toMatchObject({ fat: 7, protein: 8, version: 3 });
  });

  it('[library §5] changes energy and macros of every meal made of it, at once', async () => {
    await store(
      app,
      [aFood({ id: 5016, carbs: 50, calories: 200 })],
      [aMeal({ id: 'm-z-chlebem', ingredients: [{ foodId: 5016, grams: 200 }] })],
    );
    const before = await dietitian.get('/api/meals/m-z-chlebem').expect(200);
    await dietitian.patch('/api/foods/5016', { carbs: 60, calories: 240, name: 'Chleb nowy' }).expect(200);
    const after = await dietitian.get('/api/meals/m-z-chlebem').expect(200);

    expect(before.body).toMatchObject({ calories: 400, macros: { carbs: 100 }, foods: ['Produkt 5016'] });
    expect(after.body).toMatchObject({ calories: 480, macros: { carbs: 120 }, foods: ['Chleb nowy'] });
    expect(after.body.version).toBe(before.body.version);
  });

  it('is a 404 when nobody knows the number', async () => {
    const { body } = await dietitian.patch('/api/foods/4999', { fat: 1 }).expect(404);

    expect(body).toEqual({ error: 'Nie znaleziono produktu.', code: 'not_found' });
  });
});

describe('foods by their ids', () => {
  it('[library §7] come in the order of the ids, each once, unknown ones left out', async () => {
    await store(app, [aFood({ id: 61 }), aFood({ id: 62 })]);
    const { body } = await dietitian.get('/api/foods/by-ids?ids=62,999,61,062').expect(200);

    expect(body.items.map(({ id }: { id: number }) => id)).toEqual([62, 61]);
  });

  it('[library §9] are at most 100 in one call', async () => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join();

    await dietitian.get(`/api/foods/by-ids?ids=${ids(100)}`).expect(200);
    const { body } = await dietitian.get(`/api/foods/by-ids?ids=${ids(101)}`).expect(400);
    expect(body.error).toContain('Najwyżej 100 numerów');
  });

  it.each([
    '',
    '?ids=',
    '?ids=abc',
    '?ids=1,,2',
    '?ids=0',
    '?ids=-1',
    '?ids=1.5',
    '?ids=99999999999',
    '?ids=1;2',
  ])('is refused: "%s"', async (query) => {
    const { body } = await dietitian.get(`/api/foods/by-ids${query}`).expect(400);

    expect(body).toMatchObject({ error: expect.any(String), code: 'invalid_input' });
  });
});

describe('bad input', () => {
  it.each([
    [{}],
    [{ ...BREAD, name: '' }],
    [{ ...BREAD, name: 'a\u0000' }],
    [{ ...BREAD, name: 'a'.repeat(161) }],
    [{ ...BREAD, id: 'abc' }],
    [{ ...BREAD, id: 2_000_000_001 }],
    [{ ...BREAD, carbs: '45' }],
    [{ ...BREAD, carbs: 1e308 }],
    [{ ...BREAD, calories: -1 }],
    [{ ...BREAD, per: 'kg' }],
    [{ ...BREAD, category: 7 }],
    [{ ...BREAD, units: [{ name: 'kromka', grams: -5 }] }],
    [{ ...BREAD, units: Array.from({ length: 21 }, (_, index) => ({ name: `m${index}`, grams: 1 })) }],
    [{ ...BREAD, allergenInfo: { allergens: ['kurz'] } }],
    [{ ...BREAD, allergenInfo: 'gluten' }],
    [[BREAD]],
  ])('is refused: %j', async (body) => {
    const answer = await dietitian.post('/api/foods', body).expect(400);

    expect(answer.body).toMatchObject({ error: expect.any(String), code: 'invalid_input' });
  });

  it('is refused in a change, too', async () => {
    await dietitian.post('/api/foods', { id: 5030, ...BREAD, allowDuplicate: true }).expect(201);
    await dietitian.patch('/api/foods/5030', { fat: null }).expect(400);
    await dietitian.patch('/api/foods/5030', { name: ' ' }).expect(400);
    await dietitian.patch('/api/foods/abc', { fat: 1 }).expect(400);
    await dietitian.patch('/api/foods/5030', { fat: 1 }).set('If-Match', 'latest').expect(400);
  });
});

describe('who may call', () => {
  it('[library §6] nobody without a session or without the CSRF token', async () => {
    await app.http().post('/api/foods').send(BREAD).expect(401);
    await app.http().patch('/api/foods/1').send({ fat: 1 }).expect(401);
    await app
      .http()
      .delete('/api/foods')
      .send({ ids: [1] })
      .expect(401);
    await app.http().get('/api/foods/by-ids?ids=1').expect(401);
    await app.http().post('/api/foods').set('Cookie', dietitian.cookie).send(BREAD).expect(403);
  });
});
