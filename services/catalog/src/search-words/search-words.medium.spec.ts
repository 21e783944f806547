import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type SignedIn, type TestApp } from '@pora/common/testing/app';
import { searchWordRoutes } from '@pora/contracts/catalog/search-word.routes';
import { catalogService } from '../service.js';
import { aFood } from '../testing/catalog.builders.js';
import { store } from '../testing/store.js';

let app: TestApp;
let dietitian: SignedIn;

beforeAll(async () => {
  app = await createTestApp(catalogService);
  dietitian = await app.signIn('dietitian');
  await store(app, [aFood({ id: 1, name: 'Ziemniak, surowy' }), aFood({ id: 2, name: 'Hummus' })]);
});
afterAll(() => app.stop());

const found = async (query: string) => {
  const { body } = await dietitian.get(`/api/foods/search?q=${encodeURIComponent(query)}`).expect(200);
  return (body.items as { name: string }[]).map(({ name }) => name);
};

test('[library §5] potoczna nazwa znajduje produkt, a własna od chwili dodania; zabrana już nie', async () => {
  expect(await found('kartofle')).toEqual(['Ziemniak, surowy']);
  expect(await found('humus')).toEqual(['Hummus']);
  expect(await found('ziemniory')).toEqual([]);
  const body = { word: 'ziemniory', means: 'ziemniak' };
  const { body: word } = await dietitian.post('/api/search-words', body).expect(201);
  expect(searchWordRoutes.create.answer.parse(word)).toMatchObject(body);
  expect(await found('ziemniory')).toEqual(['Ziemniak, surowy']);
  await dietitian.post('/api/search-words', { word: ' ZIEMNIORY', means: 'ziemniak' }).expect(201);
  await dietitian.post('/api/search-words', { word: 'ziemniory', means: 'hummus' }).expect(409);
  await dietitian.delete(`/api/search-words/${word.id}`).expect(204);
  await dietitian.delete(`/api/search-words/${word.id}`).expect(404);
  expect(await found('ziemniory')).toEqual([]);
});

test('[decisions 33] słowa wyszukiwania nie wchodzą do tego, co sprawdza plany', async () => {
  await dietitian.post('/api/search-words', { word: 'cieciora', means: 'hummus' }).expect(201);
  const { body } = await app.http().get('/internal/catalog/snapshot').set(app.internal()).expect(200);
  expect(JSON.stringify(body)).not.toContain('cieciora');
});

test('słowo bez treści, to samo co nazwa i bez zalogowania jest odrzucone', async () => {
  for (const body of [
    { word: ' ', means: 'x' },
    { word: 'Ser', means: 'ser' },
    { word: '12', means: 'ser' },
    { word: 'ser' },
  ])
    await dietitian.post('/api/search-words', body).expect(400);
  await app.http().get('/api/search-words').expect(401);
});
