import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type SignedIn, type TestApp } from '@pora/common/testing/app';
import { catalogService } from '../service.js';
import { aFood } from '../testing/catalog.builders.js';
import { store } from '../testing/store.js';

let app: TestApp;
let dietitian: SignedIn;

const BREAD = aFood({
  id: 12,
  name: 'Chleb żytni razowy',
  category: 'Pieczywo',
  ...{ carbs: 45.1, fat: 1.7, protein: 6.3, calories: 221 },
  units: [
    { name: 'kromka', grams: 40 },
    { name: 'bochenek', grams: 800 },
  ],
  allergenInfo: {
    allergens: ['sezam', 'gluten'],
    confidence: 'prawdopodobny',
    note: 'Może zawierać sezam.',
    verifiedAt: '2026-11-20',
  },
  anchor: 'etykieta',
});

beforeAll(async () => {
  app = await createTestApp(catalogService);
  dietitian = await app.signIn('dietitian');
  await store(app, [BREAD, aFood({ id: 3 }), aFood({ id: 700 }), aFood({ id: 41 }), aFood({ id: 1771 })]);
});
afterAll(() => app.stop());

describe('one food', () => {
  it('[library §3] is answered with macros, units in their order and allergen information', async () => {
    const { body, headers } = await dietitian.get('/api/foods/12').expect(200);
    const { anchor: _, ...content } = BREAD;

    expect(headers['etag']).toBe('"1"');
    expect(body).toEqual({
      ...content,
      allergenInfo: { ...BREAD.allergenInfo, allergens: ['gluten', 'sezam'] },
      intolerances: [],
      version: 1,
      updatedAt: expect.any(String),
    });
  });

  it.each(['13', '2000000000', '0001'])('is a 404 when nobody knows the number %s', async (id) => {
    const { body } = await dietitian.get(`/api/foods/${id}`).expect(404);

    expect(body).toEqual({ error: 'Nie znaleziono produktu.', code: 'not_found' });
  });

  it.each(['abc', '-1', '1.5', '1e3', '99999999999', '0', '%00', '12%20', '0x0c'])(
    'is a 400 for the impossible number %s',
    async (id) => {
      const { body } = await dietitian.get(`/api/foods/${id}`).expect(400);

      expect(body).toMatchObject({ error: expect.any(String), code: 'invalid_input' });
    },
  );
});

describe('the food database', () => {
  const ids = (body: { items: { id: number }[] }) => body.items.map(({ id }) => id);

  it('[library §7] comes in pages by id until nextStartKey is null', async () => {
    const first = await dietitian.get('/api/foods?limit=2').expect(200);
    const second = await dietitian.get(`/api/foods?limit=2&startKey=${first.body.nextStartKey}`).expect(200);
    const third = await dietitian.get(`/api/foods?limit=2&startKey=${second.body.nextStartKey}`).expect(200);

    expect([first, second, third].map(({ body }) => ids(body))).toEqual([[3, 12], [41, 700], [1771]]);
    expect(third.body.nextStartKey).toBeNull();
  });

  it('has no next page when the last one is exactly full or the start lies behind the end', async () => {
    const full = await dietitian.get('/api/foods?limit=5').expect(200);
    const behind = await dietitian.get('/api/foods?startKey=1771').expect(200);

    expect(full.body.nextStartKey).toBeNull();
    expect(behind.body).toEqual({ items: [], nextStartKey: null });
  });

  it('starts at the beginning when the start key is blank', async () => {
    const { body } = await dietitian.get('/api/foods?limit=1&startKey=').expect(200);

    expect(ids(body)).toEqual([3]);
  });

  it('[library §7] leaves intolerances out on request', async () => {
    const without = await dietitian.get('/api/foods?includeIntolerances=false').expect(200);
    const withThem = await dietitian.get('/api/foods?includeIntolerances=true').expect(200);

    expect(without.body.items[0]).not.toHaveProperty('intolerances');
    expect(withThem.body.items[0]).toHaveProperty('intolerances', []);
  });

  it('shows a food the moment it was stored', async () => {
    await store(app, [aFood({ id: 2000, name: 'Nowość' })]);
    const { body } = await dietitian.get('/api/foods/search?q=nowosc').expect(200);

    expect(ids(body)).toEqual([2000]);
  });
});

describe('food search over HTTP', () => {
  it('[library §7] answers items, best first, without case and accents', async () => {
    const { body } = await dietitian.get('/api/foods/search').query({ q: 'ZYTNI', limit: '50' }).expect(200);

    expect(body.items).toHaveLength(1);
    expect(body.items[0]).toMatchObject({ id: 12, name: 'Chleb żytni razowy' });
  });

  it('[library §9] answers an empty list for one character', async () => {
    const { body } = await dietitian.get('/api/foods/search?q=c').expect(200);

    expect(body).toEqual({ items: [] });
  });
});

describe('bad input', () => {
  it.each([
    '/api/foods?limit=0',
    '/api/foods?limit=1001',
    '/api/foods?limit=abc',
    '/api/foods?limit=1e3',
    '/api/foods?limit=99999999999999999999',
    '/api/foods?limit=',
    '/api/foods?limit=1&limit=2',
    '/api/foods?includeIntolerances=yes',
    '/api/foods?startKey=abc',
    '/api/foods?startKey=-1',
    `/api/foods?startKey=${'1'.repeat(81)}`,
    '/api/foods/search',
    '/api/foods/search?q=ab&q=cd',
    '/api/foods/search?q[]=ab',
    '/api/foods/search?q=%00ab',
    '/api/foods/search?q=%ED%A0%80ab',
    '/api/foods/search?q=%',
    `/api/foods/search?q=${'a'.repeat(101)}`,
    '/api/foods/search?q=ab&limit=51',
  ])('is refused: %s', async (path) => {
    const { body } = await dietitian.get(path).expect(400);

    expect(body).toMatchObject({ error: expect.any(String), code: 'invalid_input' });
  });
});

describe('who may call', () => {
  it.each(['/api/foods', '/api/foods/search?q=ab', '/api/foods/12'])(
    '[library §6] %s needs a session',
    async (path) => {
      const { body } = await app.http().get(path).expect(401);

      expect(body.code).toBe('not_signed_in');
    },
  );
});
