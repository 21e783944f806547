import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PurgeRegistry } from '@pora/common/maintenance/purge-registry';
import { createTestApp, type SignedIn, type TestApp } from '@pora/common/testing/app';
import { catalogService } from '../service.js';
import { aFood, aMeal } from '../testing/catalog.builders.js';
import { store } from '../testing/store.js';

const DAY_MS = 24 * 60 * 60 * 1000;

let app: TestApp;
let dietitian: SignedIn;
let admin: SignedIn;

beforeAll(async () => {
  app = await createTestApp(catalogService);
  dietitian = await app.signIn('dietitian');
  admin = await app.signIn('admin');
});
afterAll(() => app.stop());

const remove = (ids: unknown[]) => dietitian.delete('/api/foods', { ids });
const restore = (ids: number[]) => dietitian.post('/api/foods/restore', { ids });
const purgeIn = (days: number) =>
  app.get<PurgeRegistry>(PurgeRegistry).runAll(new Date(Date.now() + days * DAY_MS));

describe('deleting foods', () => {
  it('[library §7] names what was deleted and what was skipped because a meal uses it', async () => {
    const meal = aMeal({ id: 'm-1', ingredients: [{ foodId: 2, grams: 10 }] });
    await store(app, [aFood({ id: 1 }), aFood({ id: 2 }), aFood({ id: 3 })], [meal]);
    const { body } = await remove([3, 2, 1, 3, 999]).expect(200);

    expect(body).toEqual({ deleted: [1, 3], skippedInUse: [2] });
    await dietitian.get('/api/foods/1').expect(404);
    await dietitian.get('/api/foods/2').expect(200);
    const { body: found } = await dietitian.get('/api/foods/by-ids?ids=1,2,3').expect(200);
    expect(found.items.map(({ id }: { id: number }) => id)).toEqual([2]);
    const audit = await app.query(
      `SELECT entity_id FROM audit_entries WHERE action = 'foods.delete' ORDER BY entity_id`,
    );
    expect(audit).toEqual([{ entity_id: '1' }, { entity_id: '3' }]);
  });

  it('deletes a food once no meal is made of it any more', async () => {
    const meal = aMeal({ id: 'm-2', ingredients: [{ foodId: 10, grams: 10 }] });
    await store(app, [aFood({ id: 10 })], [meal]);
    await dietitian.delete('/api/meals/m-2').expect(204);

    expect((await remove([10]).expect(200)).body).toEqual({ deleted: [10], skippedInUse: [] });
  });

  it('never leaves a meal without its food, however the requests meet', async () => {
    const ids = Array.from({ length: 12 }, (_, index) => 100 + index);
    await store(
      app,
      ids.map((id) => aFood({ id })),
    );
    const saves = ids.map((foodId) =>
      dietitian.post('/api/meals', { name: 'Wyścig', ingredients: [{ foodId, grams: 10 }] }),
    );
    const [removed, ...saved] = await Promise.all([remove(ids), ...saves]);

    expect(removed?.status).toBe(200);
    for (const [index, id] of ids.entries()) {
      const isDeleted = removed?.body.deleted.includes(id);
      expect(saved[index]?.status).toBe(isDeleted ? 422 : 201);
    }
  });

  it.each([[[]], [['1']], [[1.5]], [[0]], [Array.from({ length: 1001 }, (_, index) => index + 1)]])(
    'is refused for %j',
    async (ids) => {
      const { body } = await remove(ids).expect(400);

      expect(body).toMatchObject({ error: expect.any(String), code: 'invalid_input' });
    },
  );

  it('lists what was deleted, by whom and until when it can come back; what became another food is not among it', async () => {
    await store(app, [
      aFood({ id: 501, name: 'Kasza' }),
      aFood({ id: 502, name: 'Ryż' }),
      aFood({ id: 503 }),
    ]);
    await remove([501]).expect(200);
    await remove([502, 503]).expect(200);
    await app.query(`UPDATE foods SET deleted_at = now() - interval '31 days' WHERE id = 503`);
    const { body } = await dietitian.get('/api/foods/trash').expect(200);
    const ours = body.items.filter(({ id }: { id: number }) => id > 500);
    expect(ours.map(({ id, name }: { id: number; name: string }) => [id, name])).toEqual([
      [502, 'Ryż'],
      [501, 'Kasza'],
    ]);
    const [{ deletedAt, until, deletedBy }] = ours;
    expect(deletedBy).toBe(dietitian.email);
    expect(Date.parse(until) - Date.parse(deletedAt)).toBe(30 * DAY_MS);
    expect(body.total).toBe(body.items.length);
    await restore([501, 502]).expect(200);
    const { body: after } = await dietitian.get('/api/foods/trash').expect(200);
    expect(after.items.filter(({ id }: { id: number }) => id > 500)).toEqual([]);
    await app.http().get('/api/foods/trash').expect(401);
  });

  it('needs a list of ids', async () => {
    await dietitian.delete('/api/foods').expect(400);
    await dietitian.delete('/api/foods', { ids: 5 }).expect(400);
  });
});

describe('erasing a deleted food', () => {
  it('takes it out of the trash for good, with its substitutes and mappings, and leaves a line in the trail', async () => {
    await store(app, [aFood({ id: 601, name: 'Kasza' }), aFood({ id: 602 })]);
    await dietitian.post('/api/substitutions', { foodId: 602, substituteFoodId: 601 }).expect(201);
    await remove([601]).expect(200);
    await admin.delete('/api/foods/trash/601').expect(204);

    const { body } = await dietitian.get('/api/foods/trash').expect(200);
    expect(body.items.filter(({ id }: { id: number }) => id > 600)).toEqual([]);
    expect((await restore([601]).expect(200)).body).toEqual({ items: [] });
    expect(await app.query('SELECT 1 FROM substitutions WHERE substitute_food_id = 601')).toEqual([]);
    expect(
      await app.query(
        `SELECT actor, entity FROM audit_entries WHERE action = 'foods.erase' AND entity_id = '601'`,
      ),
    ).toEqual([{ actor: admin.email, entity: 'food' }]);
    await admin.delete('/api/foods/trash/601').expect(404);
  });

  it('is for signed-in people, and only for what lies in the trash', async () => {
    await store(app, [aFood({ id: 610 }), aFood({ id: 611 })]);
    await remove([610]).expect(200);
    await app.http().delete('/api/foods/trash/610').expect(401);
    await dietitian.delete('/api/foods/trash/611').expect(404);
    await admin.delete('/api/foods/trash/abc').expect(400);
    expect(await app.query('SELECT id FROM foods WHERE id IN (610, 611) ORDER BY id')).toEqual([
      { id: 610 },
      { id: 611 },
    ]);
  });

  it('waits for the deleted meal that is made of it', async () => {
    const meal = aMeal({ id: 'm-601', ingredients: [{ foodId: 620, grams: 10 }] });
    await store(app, [aFood({ id: 620 })], [meal]);
    await dietitian.delete('/api/meals/m-601').expect(204);
    await remove([620]).expect(200);
    const { body } = await admin.delete('/api/foods/trash/620').expect(409);
    expect(body).toMatchObject({
      code: 'conflict',
      error: 'Ten produkt jest składnikiem posiłku, który leży w koszu. Najpierw usuń na zawsze ten posiłek.',
    });
    await admin.delete('/api/meals/trash/m-601').expect(204);
    await admin.delete('/api/foods/trash/620').expect(204);
  });

  it('takes along the numbers of the foods that became it: none of them comes up in the trash', async () => {
    await store(app, [aFood({ id: 630 }), aFood({ id: 631 })]);
    await remove([630, 631]).expect(200);
    await app.query('UPDATE foods SET merged_into = 631 WHERE id = 630');
    await admin.delete('/api/foods/trash/630').expect(404);
    await admin.delete('/api/foods/trash/631').expect(204);
    expect(await app.query('SELECT id FROM foods WHERE id IN (630, 631)')).toEqual([]);
  });
});

describe('a deleted food', () => {
  it('comes back as it was, and a second call does no harm', async () => {
    const food = {
      id: 20,
      name: 'Wraca',
      carbs: 1,
      fat: 2,
      protein: 3,
      units: [{ name: 'garść', grams: 30 }],
    };
    const { body: before } = await dietitian.post('/api/foods', food).expect(201);
    await remove([20]).expect(200);
    const { body } = await restore([20, 998]).expect(200);
    const again = await restore([20]).expect(200);

    expect(body.items).toEqual([{ ...before, version: 3, updatedAt: expect.any(String) }]);
    expect(again.body).toEqual(body);
    expect((await dietitian.get('/api/foods/20').expect(200)).body).toEqual(body.items[0]);
  });

  it('takes its mappings and substitutes along and brings them back', async () => {
    await store(app, [aFood({ id: 30 }), aFood({ id: 31 })]);
    const intolerance = { key: 'mleko-krowie', name: 'Mleko krowie' };
    await dietitian.post('/api/intolerances/dictionary', intolerance).expect(201);
    await dietitian
      .post('/api/intolerances/mappings', { intolerance: intolerance.key, foodId: 30 })
      .expect(201);
    await dietitian.post('/api/substitutions', { foodId: 30, substituteFoodId: 31 }).expect(201);
    const mapped = () =>
      dietitian.get(`/api/intolerances/mappings?intolerance=${intolerance.key}`).expect(200);

    await remove([30]).expect(200);
    expect((await mapped()).body.items).toEqual([]);
    const { body } = await restore([30]).expect(200);

    expect(body.items[0].intolerances).toEqual([intolerance]);
    expect((await mapped()).body.items).toMatchObject([{ foodId: 30 }]);
    expect((await dietitian.get('/api/substitutions/30').expect(200)).body.items).toHaveLength(1);
    const changed = await dietitian.patch('/api/foods/30', { fat: 1 }).expect(200);
    expect(changed.body.intolerances).toEqual([intolerance]);
  });

  it('keeps its number: a new food under it is a 409, a lost answer is not given again', async () => {
    const food = { id: 21, name: 'Numer', carbs: 1, fat: 2, protein: 3 };
    await dietitian.post('/api/foods', food).expect(201);
    await remove([21]).expect(200);
    const { body } = await dietitian.post('/api/foods', food).expect(409);

    expect(body.code).toBe('conflict');
  });

  it('cannot be changed or put into a meal', async () => {
    await store(app, [aFood({ id: 22 })]);
    await remove([22]).expect(200);
    await dietitian.patch('/api/foods/22', { fat: 1 }).expect(404);
    const meal = { name: 'Z kosza', ingredients: [{ foodId: 22, grams: 10 }] };
    const { body } = await dietitian.post('/api/meals', meal).expect(422);

    expect(body).toMatchObject({ code: 'unknown_foods', details: { foodIds: [22] } });
  });

  it('is called by its name when somebody saves a meal they were just writing with it, and nothing is saved', async () => {
    await store(
      app,
      [aFood({ id: 26, name: 'Jabłko' }), aFood({ id: 27 })],
      [aMeal({ id: 'm-pisany', name: 'Deser', ingredients: [{ foodId: 27, grams: 10 }] })],
    );
    await remove([26]).expect(200);
    const ingredients = [27, 26].map((foodId) => ({ foodId, grams: 50 }));
    const change = { name: 'Deser z jabłkiem', ingredients };
    const { body } = await dietitian.patch('/api/meals/m-pisany', change).expect(422);

    expect(body.error).toBe('W bazie nie ma już produktu: „Jabłko”.');
    const { body: meal } = await dietitian.get('/api/meals/m-pisany').expect(200);
    expect(meal).toMatchObject({ name: 'Deser', version: 1, ingredients: [{ foodId: 27, grams: 10 }] });
  });

  it('goes for good after 30 days', async () => {
    await store(app, [aFood({ id: 23 })]);
    await remove([23]).expect(200);

    await purgeIn(29);
    expect(await app.query('SELECT id FROM foods WHERE id = 23')).toHaveLength(1);
    await purgeIn(31);
    expect(await app.query('SELECT id FROM foods WHERE id = 23')).toHaveLength(0);
    expect((await restore([23]).expect(200)).body).toEqual({ items: [] });
  });

  it('stays as long as a deleted meal could come back with it', async () => {
    await store(app, [aFood({ id: 24 })], [aMeal({ id: 'm-3', ingredients: [{ foodId: 24, grams: 10 }] })]);
    await dietitian.delete('/api/meals/m-3').expect(204);
    await remove([24]).expect(200);
    await app.query(`UPDATE foods SET deleted_at = now() - interval '40 days' WHERE id = 24`);

    await purgeIn(0);
    expect(await app.query('SELECT id FROM foods WHERE id = 24')).toHaveLength(1);
  });

  it('is left alone by a clean-up that finds nothing: the catalogue keeps its revision', async () => {
    await purgeIn(31);
    await purgeIn(31);
    const [before] = await app.query('SELECT revision FROM catalogue_revisions');
    await purgeIn(31);

    expect(await app.query('SELECT revision FROM catalogue_revisions')).toEqual([before]);
  });
});
