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

test('[decisions 33] words of a survey are understood as the plan will read them, and what is not is told', async () => {
  await store(app, [
    aFood({ id: 11, name: 'Kefir', category: 'Nabiał' }),
    aFood({ id: 12, name: 'Ser gouda', category: 'Nabiał' }),
    aFood({ id: 13, name: 'Skyr bez laktozy', category: 'Nabiał' }),
  ]);
  const body = { disliked: ['nabiał', 'ser gouda', 'cebulę', 'qwerty'], accepted: ['skyr bez laktozy'] };
  const answer = await dietitian.post('/api/own-words/understand', body);
  const { understood, notUnderstood } = ownWordRoutes.understand.answer.parse(answer.body);
  expect(understood).toEqual(
    expect.arrayContaining([
      { entry: 'nabiał', source: 'disliked', foodIds: [11, 12], foods: ['Kefir', 'Ser gouda'] },
      { entry: 'ser gouda', source: 'disliked', foodIds: [12], foods: ['Ser gouda'] },
      expect.objectContaining({ entry: 'cebulę', source: 'disliked', foods: ['Cebula'] }),
    ]),
  );
  expect(notUnderstood).toEqual([{ entry: 'qwerty', source: 'disliked', reason: 'no_food' }]);
});

test('[decisions 34] an answer that denies an allergy means nothing, and an unknown allergen is told', async () => {
  const none = await dietitian.post('/api/own-words/understand', { allergies: 'brak' });
  expect(none.body).toEqual({ understood: [], notUnderstood: [] });
  const some = await dietitian.post('/api/own-words/understand', { allergies: 'cebula, pyłki wiosną' });
  expect(some.body.understood).toEqual([
    { entry: 'cebula', source: 'allergies', foodIds: [expect.any(Number)], foods: ['Cebula'] },
  ]);
  expect(some.body.notUnderstood).toEqual([expect.objectContaining({ source: 'allergies' })]);
});

test('words are understood for nobody who is not signed in, and only within the limits', async () => {
  await app.http().post('/api/own-words/understand').send({}).expect(401);
  await dietitian.post('/api/own-words/understand', { disliked: ['x'.repeat(101)] }).expect(400);
  await dietitian.post('/api/own-words/understand', { allergies: 'a\u0000b' }).expect(400);
});
