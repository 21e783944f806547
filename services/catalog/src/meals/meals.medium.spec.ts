import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type SignedIn, type TestApp } from '@pora/common/testing/app';
import { catalogService } from '../service.js';
import { aFood, aMeal } from '../testing/catalog.builders.js';
import { store } from '../testing/store.js';

let app: TestApp;
let dietitian: SignedIn;

const OATS = aFood({ id: 1, name: 'Płatki owsiane', carbs: 60, fat: 7, protein: 13, calories: 372 });
const MILK = aFood({ id: 2, name: 'Mleko 2%', carbs: 4.8, fat: 2, protein: 3.3, calories: 50 });
const PORRIDGE = aMeal({
  id: 'm-owsianka',
  name: 'Owsianka na mleku',
  type: 'morning_porridge',
  types: ['morning_porridge', 'breakfast'],
  source: 'AG',
  ...{ favorite: true, servings: 2, cookingTimeMinutes: 10, preparationTime: '10 min' },
  description: '1. Zagotuj mleko.\n2. Wsyp płatki.',
  diets: ['kids', 'highprotein'],
  ingredients: [
    { foodId: 2, grams: 250, unitName: 'szklanka', unitQty: 1, replaceable: false },
    { foodId: 1, grams: 50 },
  ],
});

beforeAll(async () => {
  app = await createTestApp(catalogService);
  dietitian = await app.signIn('dietitian');
  const others = ['m-a', 'm-b', 'm-Z', 'm-10'].map((id) => aMeal({ id }));
  await store(app, [OATS, MILK], [PORRIDGE, ...others]);
});
afterAll(() => app.stop());

/** What the foods state of each ingredient of {@link PORRIDGE}. */
const NUTRITION = [
  { calories: 125, carbs: 12, fat: 5, protein: 8.3 },
  { calories: 186, carbs: 30, fat: 3.5, protein: 6.5 },
];

describe('one meal', () => {
  it('[library §3] is answered with types, ingredients and what follows from them', async () => {
    const { body, headers } = await dietitian.get('/api/meals/m-owsianka').expect(200);

    // Milk 250 g: carbs 12, fat 5, protein 8.25. Oats 50 g: 30, 3.5, 6.5. Sum 42, 8.5, 14.75.
    // By 4/4/9: 168 + 59 + 76.5 = 303.5 kcal; as the foods state it: 125 + 186 = 311 kcal.
    expect(headers['etag']).toBe('"1"');
    expect(body).toEqual({
      ...PORRIDGE,
      // Of each ingredient by itself: 250 g of milk, 50 g of oats.
      ingredients: PORRIDGE.ingredients.map((ingredient, i) => ({ ...ingredient, nutrition: NUTRITION[i] })),
      foods: ['Mleko 2%', 'Płatki owsiane'],
      calories: 311,
      macros: { carbs: 42, fat: 8.5, protein: 14.8 },
      portions: 2,
      caloriesPerPortion: 156,
      macrosPerPortion: { carbs: 21, fat: 4.3, protein: 7.4 },
      caloriesOfMacros: 304,
      energyDiffers: false,
      version: 1,
      updatedAt: expect.any(String),
    });
  });

  it('[library §2] is a 404 when nobody knows the id', async () => {
    const { body } = await dietitian.get('/api/meals/m-nikt').expect(404);

    expect(body).toEqual({ error: 'Nie znaleziono posiłku.', code: 'not_found' });
  });
});

describe('the meal library', () => {
  const ids = (body: { items: { id: string }[] }) => body.items.map(({ id }) => id);

  it('[library §7] comes in pages by id until nextStartKey is null', async () => {
    const first = await dietitian.get('/api/meals?limit=2').expect(200);
    const second = await dietitian.get(`/api/meals?limit=2&startKey=${first.body.nextStartKey}`).expect(200);
    const third = await dietitian.get(`/api/meals?limit=2&startKey=${second.body.nextStartKey}`).expect(200);

    expect([first, second, third].map(({ body }) => ids(body))).toEqual([
      ['m-10', 'm-Z'],
      ['m-a', 'm-b'],
      ['m-owsianka'],
    ]);
    expect(third.body.nextStartKey).toBeNull();
  });

  it('[library §7] comes whole with all=true, whatever the limit', async () => {
    const { body } = await dietitian.get('/api/meals?all=true&limit=2').expect(200);

    expect(ids(body)).toEqual(['m-10', 'm-Z', 'm-a', 'm-b', 'm-owsianka']);
    expect(body.nextStartKey).toBeNull();
  });
});

describe('bad input', () => {
  it.each([
    '/api/meals?all=1',
    '/api/meals?all=true&all=true',
    '/api/meals?limit=1501',
    '/api/meals?limit=-1',
    '/api/meals?limit=NaN',
    `/api/meals?startKey=${'m'.repeat(81)}`,
    '/api/meals?startKey=%00',
    '/api/meals/m%00a',
    '/api/meals/m%20a',
    '/api/meals/%ED%A0%80',
    `/api/meals/${'m'.repeat(81)}`,
  ])('is refused: %s', async (path) => {
    const { body } = await dietitian.get(path).expect(400);

    expect(body).toMatchObject({ error: expect.any(String), code: 'invalid_input' });
  });
});

describe('who may call', () => {
  it.each(['/api/meals', '/api/meals/m-a'])('[library §6] %s needs a session', async (path) => {
    const { body } = await app.http().get(path).expect(401);

    expect(body.code).toBe('not_signed_in');
  });
});
