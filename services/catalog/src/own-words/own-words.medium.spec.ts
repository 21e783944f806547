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
    { word: 'Bez cebulowych', kind: 'means', foodIds: [1, 2], categories: [], allergens: [] },
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
    { word: 'kokosanki babci', kind: 'not_food', foodIds: [], categories: [], allergens: [] },
  ]);
  for (const body of [
    { word: 'coś' },
    { word: '  ', foodIds: [1] },
    { word: 'coś', foodIds: [1], nothingInBase: true },
    { word: 'coś', foodIds: [1], isNote: true },
    { word: 'coś', nothingInBase: true, isNote: true },
    { word: 'coś', categories: ['Kamienie'] },
    { word: 'coś', foodIds: [1], meaning: 'x' },
  ]) {
    await dietitian.post('/api/own-words', body).expect(400);
  }
  await dietitian.post('/api/own-words', { word: 'coś', foodIds: [999] }).expect(404);
});

test('[decisions 72] a word the dietitian minds herself is told as one, keeps its foods apart and is asked about by who knows no notes', async () => {
  const { body: word } = await dietitian
    .post('/api/own-words', { word: 'nie za dużo cebuli', isNote: true })
    .expect(201);
  expect(word).toMatchObject({ kind: 'note', foodIds: [], categories: [], allergens: [] });
  expect((await snapshot()).body.ownWords).toContainEqual({
    ...{ word: 'nie za dużo cebuli', kind: 'note', foodIds: [], categories: [], allergens: [] },
  });
  await dietitian.post('/api/own-words', { word: 'nie za dużo cebuli', nothingInBase: true }).expect(409);
  // What a former version reads: a food that nobody has, so that the word is asked about again.
  const stored = await app.query('SELECT food_ids FROM own_words WHERE id = $1', [word.id]);
  expect(stored).toEqual([{ food_ids: [0] }]);
  const { phrases } = await understand({ disliked: ['nie za dużo cebuli'] });
  expect(phrases).toMatchObject([{ text: 'nie za dużo cebuli', ownWord: 'note', isOpen: false }]);
  await dietitian.delete(`/api/own-words/${word.id}`).expect(204);
});

const understand = async (body: object) =>
  ownWordRoutes.understand.answer.parse(
    (await dietitian.post('/api/own-words/understand', body).expect(200)).body,
  );

test('[decisions 33, 54] words of a survey are understood as the plan will read them, and what is not is told', async () => {
  await store(app, [
    aFood({ id: 11, name: 'Kefir', category: 'Nabiał' }),
    aFood({ id: 12, name: 'Ser gouda', category: 'Nabiał' }),
    aFood({ id: 13, name: 'Skyr bez laktozy', category: 'Nabiał' }),
  ]);
  const body = { disliked: ['nabiał', 'ser gouda', 'cebulę', 'qwerty'], accepted: ['skyr bez laktozy'] };
  const { phrases } = await understand(body);
  expect(phrases).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        text: 'nabiał',
        field: 'disliked',
        foodIds: [11, 12],
        foods: ['Kefir', 'Ser gouda'],
      }),
      expect.objectContaining({ text: 'ser gouda', reading: 'avoided', foodIds: [12], isOpen: false }),
      expect.objectContaining({ text: 'cebulę', field: 'disliked', foods: ['Cebula'] }),
      expect.objectContaining({ text: 'qwerty', reading: 'unclear', isOpen: true, foodIds: [] }),
    ]),
  );
});

test('[decisions 54] an answer that denies an allergy is a denial and means no food; an unknown allergen is asked about', async () => {
  expect((await understand({ allergies: 'brak' })).phrases).toMatchObject([
    { field: 'allergies', reading: 'denied', foodIds: [], isOpen: false },
  ]);
  const { phrases } = await understand({ allergies: 'cebula, rzutkiel, pyłki wiosną' });
  expect(phrases).toContainEqual(expect.objectContaining({ reading: 'avoided', foods: ['Cebula'] }));
  expect(phrases).toContainEqual(expect.objectContaining({ reading: 'not_food', text: 'pyłki wiosną' }));
  expect(phrases.filter(({ isOpen }) => isOpen).map(({ text }) => text)).toEqual(['rzutkiel']);
});

test('[decisions 55, 72] an allergy in another field keeps foods out at once, waits, and ends with a decision', async () => {
  const body = { notes: 'uczulenie na cebulę', allFoods: true };
  expect((await understand(body)).phrases).toMatchObject([
    { field: 'notes', elsewhere: 'kept_out', isOpen: true, foods: ['Cebula'] },
  ]);
  const decided = (answer: string) =>
    understand({ ...body, decisions: [{ field: 'notes', phrase: 'uczulenie na cebulę', answer }] });
  expect((await decided('confirmed')).phrases).toMatchObject([
    { answer: 'confirmed', isOpen: false, foods: ['Cebula'] },
  ]);
  expect((await decided('relative')).phrases).toMatchObject([
    { answer: 'relative', isOpen: false, foodIds: [] },
  ]);
});

test('[decisions 54] a parent’s "córka" is the patient in the survey of a child; else it is asked about and keeps nothing out', async () => {
  const body = { allergies: 'córka ma uczulenie na cebulę' };
  const told = { field: 'allergies', text: body.allergies };
  expect((await understand({ ...body, isChild: true })).phrases).toMatchObject([
    { ...told, reading: 'avoided', isOpen: false, foods: ['Cebula'] },
  ]);
  for (const grownUp of [body, { ...body, isChild: false }])
    expect((await understand(grownUp)).phrases).toMatchObject([
      { ...told, reading: 'unclear', reason: 'unread_name', isOpen: true },
    ]);
  await dietitian.post('/api/own-words/understand', { ...body, isChild: 'tak' }).expect(400);
});

test('words are understood for nobody who is not signed in, and only within the limits', async () => {
  await app.http().post('/api/own-words/understand').send({}).expect(401);
  await dietitian.post('/api/own-words/understand', { disliked: ['x'.repeat(101)] }).expect(400);
  await dietitian.post('/api/own-words/understand', { allergies: 'a\u0000b' }).expect(400);
});
