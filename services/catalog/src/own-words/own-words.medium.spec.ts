import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type SignedIn, type TestApp } from '@pora/common/testing/app';
import { ownWordRoutes } from '@pora/contracts/catalog/own-word.routes';
import { catalogService } from '../service.js';
import { aFood } from '../testing/catalog.builders.js';
import { store } from '../testing/store.js';

let app: TestApp;
let dietitian: SignedIn;

beforeAll(async () => {
  app = await createTestApp(catalogService);
  dietitian = await app.signIn('dietitian');
  await store(app, [aFood({ id: 1, name: 'Cebula' }), aFood({ id: 2, name: 'Por' })]);
});
afterAll(() => app.stop());

const list = async () =>
  ownWordRoutes.list.answer.parse((await dietitian.get('/api/own-words').expect(200)).body).items;
const snapshot = async () => app.http().get('/internal/catalog/snapshot').set(app.internal()).expect(200);

test('[decisions 33] what a dietitian picks for a word is remembered, told to the engine, and can be taken back', async () => {
  const before = (await snapshot()).headers['etag'];
  const body = { word: 'Bez cebulowych', foodIds: [2, 1], categories: [], allergens: [] };
  const { body: word } = await dietitian.post('/api/own-words', body).expect(201);
  expect(ownWordRoutes.create.answer.parse(word)).toMatchObject({ word: 'Bez cebulowych', foodIds: [1, 2] });
  expect(await list()).toEqual([word]);
  const told = await snapshot();
  expect(told.headers['etag']).not.toBe(before);
  expect(told.body.ownWords).toEqual([
    { word: 'Bez cebulowych', foodIds: [1, 2], categories: [], allergens: [] },
  ]);
  // The same word again, written otherwise, is the same word.
  await dietitian.post('/api/own-words', { ...body, word: ' bez  CEBULOWYCH' }).expect(201);
  const other = await dietitian.post('/api/own-words', { ...body, foodIds: [1] }).expect(409);
  expect(other.body).toMatchObject({ code: 'conflict', details: { current: { id: word.id } } });
  await dietitian.delete(`/api/own-words/${word.id}`).expect(204);
  await dietitian.delete(`/api/own-words/${word.id}`).expect(404);
  expect(await list()).toEqual([]);
  const trail = await app.query('SELECT action FROM audit_entries WHERE entity_id = $1 ORDER BY id', [
    word.id,
  ]);
  expect(trail).toEqual([{ action: 'own-words.create' }, { action: 'own-words.delete' }]);
});

test('[decisions 33] a word means something, or outright nothing in the base', async () => {
  const nothing = { word: 'kokosanki babci', nothingInBase: true };
  await dietitian.post('/api/own-words', nothing).expect(201);
  expect(await list()).toMatchObject([
    { word: 'kokosanki babci', foodIds: [], categories: [], allergens: [] },
  ]);
  for (const body of [
    { word: 'coś' },
    { word: '  ', foodIds: [1] },
    { word: 'coś', foodIds: [1], nothingInBase: true },
    { word: 'coś', categories: ['Kamienie'] },
    { word: 'coś', foodIds: [1], meaning: 'x' },
  ]) {
    await dietitian.post('/api/own-words', body).expect(400);
  }
  await dietitian.post('/api/own-words', { word: 'coś', foodIds: [999] }).expect(404);
});
