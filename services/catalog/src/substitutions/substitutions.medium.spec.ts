import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type SignedIn, type TestApp } from '@pora/common/testing/app';
import { randomUUID } from 'node:crypto';
import { catalogService } from '../service.js';
import { aFood } from '../testing/catalog.builders.js';
import { store } from '../testing/store.js';

const PATH = '/api/substitutions';

let app: TestApp;
let dietitian: SignedIn;

beforeAll(async () => {
  app = await createTestApp(catalogService);
  dietitian = await app.signIn('dietitian');
  await store(app, [
    aFood({ id: 1, name: 'Mleko 2 %', category: 'Nabiał' }),
    aFood({ id: 2, name: 'Napój sojowy', category: 'Wegetariańskie' }),
    aFood({ id: 3, name: 'Napój migdałowy', category: 'Wegetariańskie' }),
  ]);
});
afterAll(() => app.stop());

const listed = async (foodId = 1) => (await dietitian.get(`${PATH}/${foodId}`).expect(200)).body.items;
const trail = () =>
  app.query('SELECT action, entity, entity_id, fields FROM audit_entries ORDER BY id DESC LIMIT 1');

describe('substitutes of a food', () => {
  it('[library §7] are an empty list at first', async () => {
    const { body } = await dietitian.get(`${PATH}/1`).expect(200);

    expect(body).toEqual({ items: [] });
  });

  it('[library §9] are added with 100 % unless said otherwise', async () => {
    const { body, headers } = await dietitian.post(PATH, { foodId: 1, substituteFoodId: 2 }).expect(201);

    expect(headers['etag']).toBe('"1"');
    expect(body).toEqual({
      ...{ foodId: 1, foodName: 'Mleko 2 %', substituteFoodId: 2, substituteFoodName: 'Napój sojowy' },
      ...{ substituteFoodCategory: 'Wegetariańskie', percentage: 100, description: '' },
      ...{ version: 1, updatedAt: expect.any(String) },
    });
    expect(await trail()).toEqual([
      { action: 'substitutions.create', entity: 'substitution', entity_id: '1/2', fields: [] },
    ]);
  });

  it('may be added again with the same content; other content is a conflict that shows what is there', async () => {
    const again = await dietitian.post(PATH, { foodId: 1, substituteFoodId: 2, percentage: 100 }).expect(201);
    const other = await dietitian.post(PATH, { foodId: 1, substituteFoodId: 2, percentage: 80 }).expect(409);

    expect(again.body.version).toBe(1);
    expect(other.body).toMatchObject({
      code: 'conflict',
      details: { current: { percentage: 100, version: 1 } },
    });
  });

  it('are added once by a repeated request, and listed by name', async () => {
    const key = randomUUID();
    const body = { foodId: 1, substituteFoodId: 3, percentage: 120, description: '  Bez cukru. ' };
    const first = await dietitian.post(PATH, body).set('Idempotency-Key', key).expect(201);
    const again = await dietitian.post(PATH, body).set('Idempotency-Key', key).expect(201);

    expect(again.body).toEqual(first.body);
    expect(await listed()).toMatchObject([
      { substituteFoodName: 'Napój migdałowy', percentage: 120, description: 'Bez cukru.' },
      { substituteFoodName: 'Napój sojowy', percentage: 100 },
    ]);
    expect(await listed(2)).toEqual([]);
  });

  it('are changed; what is left out stays', async () => {
    const change = { foodId: 9, percentage: 90 };
    const { body, headers } = await dietitian.put(`${PATH}/1/3`, change).set('If-Match', '"1"').expect(200);

    expect(headers['etag']).toBe('"2"');
    expect(body).toMatchObject({ foodId: 1, percentage: 90, description: 'Bez cukru.', version: 2 });
    expect(await trail()).toMatchObject([{ action: 'substitutions.update', fields: ['percentage'] }]);
    const same = await dietitian.put(`${PATH}/1/3`, { description: 'Bez cukru.' }).expect(200);
    expect(same.body.version).toBe(2);
    const stale = await dietitian.put(`${PATH}/1/3`, { percentage: 1 }).set('If-Match', '"1"').expect(412);
    expect(stale.body).toMatchObject({ code: 'stale_version', details: { current: { percentage: 90 } } });
  });

  it('are removed', async () => {
    await dietitian.delete(`${PATH}/1/3`).set('If-Match', '"1"').expect(412);
    await dietitian.delete(`${PATH}/1/3`).set('If-Match', '"2"').expect(204);

    expect(await trail()).toMatchObject([{ action: 'substitutions.delete', entity_id: '1/3' }]);
    expect(await listed()).toHaveLength(1);
    await dietitian.delete(`${PATH}/1/3`).expect(404);
  });

  it('[library §5] are never the food itself', async () => {
    const { body } = await dietitian.post(PATH, { foodId: 1, substituteFoodId: 1 }).expect(400);

    expect(body.details.fields).toEqual([
      { path: 'substituteFoodId', message: 'Produkt nie może zastępować sam siebie' },
    ]);
  });

  it.each([
    ['post', PATH, { foodId: 9, substituteFoodId: 1 }],
    ['post', PATH, { foodId: 1, substituteFoodId: 9 }],
    ['put', `${PATH}/1/9`, { percentage: 5 }],
    ['put', `${PATH}/9/1`, { percentage: 5 }],
    ['get', `${PATH}/9`, undefined],
  ] as const)('are a 404 when a food or a substitute is unknown: %s %s %j', async (verb, path, body) => {
    const answer = await dietitian[verb](path, body).expect(404);

    expect(answer.body).toEqual({ error: expect.any(String), code: 'not_found' });
  });

  it('are not shown while one of the two is in the trash', async () => {
    await app.query('UPDATE foods SET deleted_at = now() WHERE id = 2');
    expect(await listed()).toEqual([]);
    await dietitian.post(PATH, { foodId: 3, substituteFoodId: 2 }).expect(404);
    await app.query('UPDATE foods SET deleted_at = NULL WHERE id = 2');
    expect(await listed()).toHaveLength(1);
  });
});

describe('bad input', () => {
  it.each([
    {},
    { foodId: 1 },
    { foodId: '1', substituteFoodId: 2 },
    { foodId: 1, substituteFoodId: 2, percentage: 0 },
    { foodId: 1, substituteFoodId: 2, percentage: 0.99 },
    { foodId: 1, substituteFoodId: 2, percentage: 1000.1 },
    { foodId: 1, substituteFoodId: 2, percentage: '50' },
    { foodId: 1, substituteFoodId: 2, percentage: null },
    { foodId: 1, substituteFoodId: 2, description: 'x'.repeat(1001) },
    { foodId: 1, substituteFoodId: 2, description: 'a\u0007' },
    { foodId: 1, substituteFoodId: 1e11 },
  ])('is refused: %j', async (body) => {
    expect((await dietitian.post(PATH, body).expect(400)).body.code).toBe('invalid_input');
  });

  it.each([{}, { percentage: 1001 }, { description: 5 }])('is refused as a change: %j', async (body) => {
    await dietitian.put(`${PATH}/1/2`, body).expect(400);
  });

  it.each(['/x', '/0', '/1.5', '/-1', '/99999999999', '/%00'])(
    'is refused in the address: %s',
    async (rest) => {
      await dietitian.get(`${PATH}${rest}`).expect(400);
    },
  );

  it('a whole list or a broken document is refused', async () => {
    await dietitian.post(PATH, [{ foodId: 1, substituteFoodId: 2 }]).expect(400);
    const text = dietitian.post(PATH).set('Content-Type', 'application/json');
    await text.send('{"foodId": 1').expect(400);
  });

  it('[library §6] nobody gets in without a session', async () => {
    await app.http().get(`${PATH}/1`).expect(401);
    await app.http().post(PATH).send({}).expect(401);
  });
});
