import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type SignedIn, type TestApp } from '@pora/common/testing/app';
import { randomUUID } from 'node:crypto';
import { catalogService } from '../service.js';
import { aFood } from '../testing/catalog.builders.js';
import { store } from '../testing/store.js';

const PATH = '/api/intolerances/dictionary';

let app: TestApp;
let dietitian: SignedIn;

beforeAll(async () => {
  app = await createTestApp(catalogService);
  dietitian = await app.signIn('dietitian');
  await store(app, [aFood({ id: 1, name: 'Chleb' })]);
});
afterAll(() => app.stop());

const create = (body: object) => dietitian.post(PATH, body);
const audited = () =>
  app.query('SELECT actor, action, entity_id, fields FROM audit_entries ORDER BY id DESC LIMIT 1');

describe('the dictionary of intolerances', () => {
  it('[library §7] is empty in an empty practice', async () => {
    const { body } = await dietitian.get(PATH).expect(200);

    expect(body).toEqual({ items: [] });
  });

  it('[library §3] takes a tested food that has no item yet, with a key made from its name', async () => {
    const { body, headers } = await create({ name: ' Żyto ', aliases: ['Mąka żytnia', 'ZYTO'] }).expect(201);

    expect(headers['etag']).toBe('"1"');
    expect(body).toEqual({
      ...{ key: 'zyto', name: 'Żyto', aliases: ['Mąka żytnia'], foodCount: 0 },
      ...{ version: 1, updatedAt: expect.any(String) },
    });
    expect(await audited()).toEqual([
      { actor: dietitian.email, action: 'intolerances.create', entity_id: 'zyto', fields: [] },
    ]);
  });

  it('[library §7] lists its items by the Polish alphabet with the number of foods of each', async () => {
    await create({ key: 'cwikla', name: 'Ćwikła' }).expect(201);
    await create({ key: 'cykoria', name: 'Cykoria' }).expect(201);
    await dietitian.post('/api/intolerances/mappings', { intolerance: 'zyto', foodId: 1 }).expect(201);
    const { body } = await dietitian.get(PATH).expect(200);

    expect(body.items).toMatchObject([
      { key: 'cykoria', name: 'Cykoria', foodCount: 0 },
      { key: 'cwikla', name: 'Ćwikła', foodCount: 0 },
      { key: 'zyto', name: 'Żyto', foodCount: 1 },
    ]);
  });

  it.each([
    ['the name of another item', { name: 'ŻYTO' }, { key: 'zyto', name: 'ŻYTO' }],
    ['another name of another item', { name: 'maka zytnia' }, { key: 'zyto', name: 'maka zytnia' }],
    ['an own other name that is taken', { name: 'Sorgo', aliases: ['cykoria'] }, { key: 'cykoria' }],
    ['the key of another item', { key: 'zyto', name: 'Ziarno' }, { key: 'zyto' }],
  ])('refuses %s and says whose it is', async (_, item, details) => {
    const { body } = await create(item).expect(409);

    expect(body).toMatchObject({ error: expect.any(String), code: 'conflict', details });
  });

  it('gives two names that make the same key different keys', async () => {
    await create({ name: 'Len' }).expect(201);
    const { body } = await create({ name: '"Len"' }).expect(201);

    expect(body.key).toBe('len-2');
  });

  it('answers a repeated creation with the first answer and refuses its key for another item', async () => {
    const key = randomUUID();
    const first = await create({ name: 'Kasztan' }).set('Idempotency-Key', key).expect(201);
    const again = await create({ name: 'Kasztan' }).set('Idempotency-Key', key).expect(201);
    const other = await create({ name: 'Kokos' }).set('Idempotency-Key', key).expect(409);

    expect(again.body).toEqual(first.body);
    expect(other.body.code).toBe('idempotency_conflict');
  });

  it('lets only one of several people who add the same food have the item', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => create({ key: 'ryz', name: 'Ryż' })));

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it('learns a further name a laboratory prints, and gives an older change no chance', async () => {
    const change = { aliases: ['Mąka żytnia', 'Żyto zwyczajne'] };
    const { body, headers } = await dietitian
      .patch(`${PATH}/zyto`, change)
      .set('If-Match', '"1"')
      .expect(200);

    expect(headers['etag']).toBe('"2"');
    expect(body).toMatchObject({ ...change, name: 'Żyto', version: 2, foodCount: 1 });
    expect(await audited()).toMatchObject([{ action: 'intolerances.update', fields: ['aliases'] }]);
    const stale = await dietitian.patch(`${PATH}/zyto`, { name: 'X' }).set('If-Match', '"1"').expect(412);
    expect(stale.body).toMatchObject({ code: 'stale_version', details: { current: body } });
  });

  it('keeps the version when nothing changes and refuses a name of another item', async () => {
    const same = await dietitian.patch(`${PATH}/zyto`, { name: 'Żyto' }).expect(200);
    const taken = await dietitian.patch(`${PATH}/zyto`, { aliases: ['Ćwikła'] }).expect(409);

    expect(same.body.version).toBe(2);
    expect(taken.body).toMatchObject({ code: 'conflict', details: { key: 'cwikla' } });
  });

  it('lets an item go only when no food is linked to it', async () => {
    const linked = await dietitian.delete(`${PATH}/zyto`).expect(409);
    await dietitian.delete(`${PATH}/len-2`).set('If-Match', '"7"').expect(412);
    await dietitian.delete(`${PATH}/len-2`).set('If-Match', '"1"').expect(204);

    expect(linked.body).toMatchObject({ code: 'conflict', details: { foodCount: 1 } });
    expect(await audited()).toMatchObject([{ action: 'intolerances.delete', entity_id: 'len-2' }]);
    await dietitian.delete(`${PATH}/len-2`).expect(404);
    await create({ name: '„Len”', key: 'len-2' }).expect(201);
  });

  it.each(['patch', 'delete'] as const)('is a 404 for an item nobody knows: %s', async (verb) => {
    const { body } = await dietitian[verb](`${PATH}/nieznane`, { name: 'A' }).expect(404);

    expect(body).toEqual({ error: 'Nie znaleziono nietolerancji.', code: 'not_found' });
  });
});

describe('bad input', () => {
  it.each([
    {},
    { name: '' },
    { name: '  ' },
    { name: 7 },
    { name: 'a\u0000b' },
    { name: '\ud800' },
    { name: 'x'.repeat(121) },
    { name: 'A', key: 'Wielkie' },
    { name: 'A', key: '../x' },
    { name: 'A', key: '' },
    { name: 'A', key: 'x'.repeat(81) },
    { name: 'A', aliases: 'b' },
    { name: 'A', aliases: [''] },
    { name: 'A', aliases: Array.from({ length: 41 }, (_, i) => `n${i}`) },
  ])('is refused: %j', async (item) => {
    const { body } = await create(item).expect(400);

    expect(body).toMatchObject({ error: expect.any(String), code: 'invalid_input' });
  });

  it.each([{}, { name: null }, { aliases: [5] }])('is refused as a change: %j', async (change) => {
    await dietitian.patch(`${PATH}/zyto`, change).expect(400);
  });

  it('is refused in the path', async () => {
    await dietitian.patch(`${PATH}/%00`, { name: 'A' }).expect(400);
    await dietitian.delete(`${PATH}/${'x'.repeat(90)}`).expect(400);
  });

  it('[library §6] nobody gets in without a session', async () => {
    await app.http().get(PATH).expect(401);
    await app.http().post(PATH).send({ name: 'A' }).expect(401);
  });
});
