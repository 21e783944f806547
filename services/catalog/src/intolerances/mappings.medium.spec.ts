import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type SignedIn, type TestApp } from '@pora/common/testing/app';
import { randomUUID } from 'node:crypto';
import { catalogService } from '../service.js';
import { aFood } from '../testing/catalog.builders.js';
import { store } from '../testing/store.js';

const PATH = '/api/intolerances/mappings';
const MILK = { key: 'mleko-krowie', name: 'Mleko krowie' };

let app: TestApp;
let dietitian: SignedIn;

beforeAll(async () => {
  app = await createTestApp(catalogService);
  dietitian = await app.signIn('dietitian');
  await store(app, [
    aFood({ id: 1, name: 'Żurek', category: 'Zupy' }),
    aFood({ id: 2, name: 'Łosoś w śmietanie', category: 'Produkty gotowe' }),
    aFood({ id: 3, name: 'Masło', category: 'Nabiał' }),
    aFood({ id: 4 }),
  ]);
  for (const item of [MILK, { key: 'kazeina', name: 'Kazeina' }]) {
    await dietitian.post('/api/intolerances/dictionary', item).expect(201);
  }
});
afterAll(() => app.stop());

const map = (foodId: number, intolerance = MILK.key) => dietitian.post(PATH, { intolerance, foodId });
const listed = async (key = MILK.key) => (await dietitian.get(`${PATH}?intolerance=${key}`).expect(200)).body;
const remove = (body: object) => dietitian.delete(PATH).send(body);
const removeBatch = (body: object) => dietitian.delete(`${PATH}/batch`).send(body);
const mapBatch = (body: object) => dietitian.post(`${PATH}/batch`, body);
const trail = () =>
  app.query(
    `SELECT action, entity_id, fields FROM audit_entries WHERE action LIKE '%map' ORDER BY id DESC LIMIT 1`,
  );

describe('links between intolerances and foods', () => {
  it('[library §7] are made one by one and answered with the names of both', async () => {
    const sent = { intolerance: MILK.key, intoleranceName: 'jak w wyniku', foodId: 3 };
    const { body } = await dietitian.post(PATH, sent).expect(201);

    expect(body).toEqual({
      ...{ intolerance: MILK.key, intoleranceName: MILK.name },
      ...{ foodId: 3, foodName: 'Masło', foodCategory: 'Nabiał' },
    });
    expect(await trail()).toEqual([{ action: 'intolerances.map', entity_id: MILK.key, fields: ['3'] }]);
  });

  it('may be made again: the answer is the same and nothing is saved twice', async () => {
    const before = await app.query('SELECT count(*)::int AS lines FROM audit_entries');
    const { body } = await map(3).expect(201);

    expect(body).toMatchObject({ foodId: 3, intoleranceName: MILK.name });
    expect(await app.query('SELECT count(*)::int AS lines FROM audit_entries')).toEqual(before);
    expect(await app.query('SELECT food_id FROM intolerance_mappings')).toEqual([{ food_id: 3 }]);
  });

  it('are made once by a repeated request', async () => {
    const key = randomUUID();
    await map(1).set('Idempotency-Key', key).expect(201);
    await map(1).set('Idempotency-Key', key).expect(201);
    const other = await map(2).set('Idempotency-Key', key).expect(409);

    expect(other.body.code).toBe('idempotency_conflict');
  });

  it('[library §7] are listed by the name of the food, the second time from memory', async () => {
    await map(2).expect(201);
    const first = await listed();
    const second = await listed();

    expect(first.items.map(({ foodName }: { foodName: string }) => foodName)).toEqual([
      'Łosoś w śmietanie',
      'Masło',
      'Żurek',
    ]);
    expect(second).toEqual({ items: first.items, cached: true });
    expect(await listed('kazeina')).toMatchObject({ items: [] });
  });

  it('[library §7] are listed for one food', async () => {
    await map(3, 'kazeina').expect(201);
    const { body } = await dietitian.get(`${PATH}/by-food/3`).expect(200);
    const { body: none } = await dietitian.get(`${PATH}/by-food/4`).expect(200);

    expect(body.items).toMatchObject([
      { intolerance: 'kazeina', intoleranceName: 'Kazeina', foodId: 3 },
      { intolerance: MILK.key, intoleranceName: MILK.name, foodId: 3 },
    ]);
    expect(none).toEqual({ items: [] });
  });

  it('[library §3] stand at the food itself, at once', async () => {
    const { body } = await dietitian.get('/api/foods/3').expect(200);
    const { body: page } = await dietitian.get('/api/foods?includeIntolerances=false').expect(200);

    expect(body.intolerances).toEqual([{ key: 'kazeina', name: 'Kazeina' }, MILK]);
    expect(page.items[2]).not.toHaveProperty('intolerances');
  });

  it.each([
    ['food', { intolerance: MILK.key, foodId: 99 }, 'Nie znaleziono produktu.'],
    ['intolerance', { intolerance: 'orzech', foodId: 1 }, 'Nie znaleziono nietolerancji.'],
  ])('need a %s that exists', async (_, body, error) => {
    const answer = await dietitian.post(PATH, body).expect(404);

    expect(answer.body).toEqual({ error, code: 'not_found' });
  });

  it('of something nobody knows are a 404 and never an empty list', async () => {
    await dietitian.get(`${PATH}?intolerance=orzech`).expect(404);
    await dietitian.get(`${PATH}/by-food/99`).expect(404);
  });

  it('[library §7] are taken away one by one', async () => {
    await remove({ intolerance: 'kazeina', foodId: 3 }).expect(204);

    expect(await listed('kazeina')).toMatchObject({ items: [] });
    expect(await trail()).toEqual([{ action: 'intolerances.unmap', entity_id: 'kazeina', fields: ['3'] }]);
    await remove({ intolerance: 'kazeina', foodId: 3 }).expect(404);
  });

  it('[library §7] are taken away together; what was not linked is told apart', async () => {
    const { body } = await removeBatch({ intolerance: MILK.key, foodIds: [3, 99, 1, 3, 4] }).expect(200);

    expect(body).toEqual({ succeeded: [3, 1], failed: [99, 4] });
    expect((await listed()).items).toHaveLength(1);
    expect(await trail()).toMatchObject([{ action: 'intolerances.unmap', entity_id: MILK.key }]);
    await removeBatch({ intolerance: 'orzech', foodIds: [1] }).expect(404);
    const none = await removeBatch({ intolerance: 'kazeina', foodIds: [1] }).expect(200);
    expect(none.body).toEqual({ succeeded: [], failed: [1] });
  });

  it('[library §2] are made together; a food that is not there is told apart', async () => {
    const { body } = await mapBatch({ intolerance: 'kazeina', foodIds: [4, 99, 1, 4] }).expect(200);

    expect(body).toEqual({ succeeded: [4, 1], failed: [99] });
    expect(await trail()).toEqual([
      { action: 'intolerances.map', entity_id: 'kazeina', fields: expect.arrayContaining(['1', '4']) },
    ]);
    const again = await mapBatch({ intolerance: 'kazeina', foodIds: [1] }).expect(200);
    expect(again.body).toEqual({ succeeded: [1], failed: [] });
    expect((await listed('kazeina')).items).toHaveLength(2);
    await mapBatch({ intolerance: 'orzech', foodIds: [1] }).expect(404);
    await removeBatch({ intolerance: 'kazeina', foodIds: [1, 4] }).expect(200);
  });

  it('are made together once by a repeated request', async () => {
    const key = randomUUID();
    const body = { intolerance: 'kazeina', foodIds: [1] };
    await mapBatch(body).set('Idempotency-Key', key).expect(200);
    await removeBatch(body).expect(200);
    const again = await mapBatch(body).set('Idempotency-Key', key).expect(200);

    expect(again.body).toEqual({ succeeded: [1], failed: [] });
    expect((await listed('kazeina')).items).toEqual([]);
  });

  it('are not shown for a food in the trash and are back with it', async () => {
    await app.query('UPDATE foods SET deleted_at = now() WHERE id = 2');
    expect((await listed()).items).toEqual([]);
    await app.query('UPDATE foods SET deleted_at = NULL WHERE id = 2');
    expect((await listed()).items).toHaveLength(1);
  });

  it('go with a food that is deleted for good', async () => {
    await app.query('DELETE FROM foods WHERE id = 2');

    expect(await listed()).toMatchObject({ items: [] });
  });

  it('made by many people at once are all there, each once', async () => {
    const foods = Array.from({ length: 12 }, (_, index) => aFood({ id: 100 + index }));
    await store(app, foods);
    const answers = await Promise.all([...foods, ...foods].map(({ id }) => map(id)));

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect((await listed()).items).toHaveLength(12);
  });
});

describe('bad input', () => {
  it.each([
    {},
    { intolerance: '', foodId: 1 },
    { intolerance: 'a\u0000', foodId: 1 },
    { intolerance: MILK.key },
    { intolerance: MILK.key, foodId: '1' },
    { intolerance: MILK.key, foodId: 1.5 },
    { intolerance: MILK.key, foodId: -1 },
    { intolerance: MILK.key, foodId: 1e12 },
    { intolerance: [MILK.key], foodId: 1 },
    { intolerance: MILK.key, intoleranceName: 5, foodId: 1 },
  ])('is refused: %j', async (body) => {
    expect((await dietitian.post(PATH, body).expect(400)).body.code).toBe('invalid_input');
  });

  it.each([
    {},
    { intolerance: MILK.key },
    { intolerance: MILK.key, foodIds: [] },
    { intolerance: MILK.key, foodIds: 1 },
    { intolerance: MILK.key, foodIds: [0] },
    { intolerance: MILK.key, foodIds: Array.from({ length: 5_001 }, (_, index) => index + 1) },
  ])('is refused as a batch: %#', async (body) => {
    expect((await removeBatch(body).expect(400)).body.code).toBe('invalid_input');
    expect((await mapBatch(body).expect(400)).body.code).toBe('invalid_input');
  });

  it.each(['', '?intolerance=', '?intolerance=a&intolerance=b', '/by-food/x', '/by-food/0', '/by-food/%00'])(
    'is refused in the address: %s',
    async (rest) => {
      await dietitian.get(`${PATH}${rest}`).expect(400);
    },
  );

  it('[library §6] nobody gets in without a session', async () => {
    await app.http().get(`${PATH}?intolerance=a`).expect(401);
    await app.http().delete(`${PATH}/batch`).send({}).expect(401);
  });
});
