import { describe, expect, it } from '@jest/globals';
import { foodPatchSchema, foodSchema, newFoodSchema } from './food.model.js';

const MACROS = { carbs: 1, fat: 2, protein: 3 };

describe('the body of a new food', () => {
  it('[library §3] has the defaults of the food database', () => {
    expect(newFoodSchema.parse({ name: ' Chleb ', ...MACROS })).toEqual({
      ...{ name: 'Chleb', category: 'Inne', per: '100g', ...MACROS, calories: null, units: [] },
      allergenInfo: { allergens: [], confidence: 'niepewny', note: '', verifiedAt: null },
    });
  });

  it.each([
    ['', 'Inne'],
    ['warzywa', 'Warzywa'],
    ['spices & herbs', 'Przyprawy i dodatki'],
    ['Dania babci', 'Dania babci'],
  ])('[library §3] with the category "%s" belongs to "%s"', (category, kept) => {
    expect(newFoodSchema.parse({ name: 'a', ...MACROS, category }).category).toBe(kept);
  });

  it('[library §3] names an allergen once', () => {
    const allergenInfo = { allergens: ['gluten', 'mleko', 'gluten'] };

    expect(newFoodSchema.parse({ name: 'a', ...MACROS, allergenInfo }).allergenInfo.allergens).toEqual([
      'gluten',
      'mleko',
    ]);
  });

  it.each([
    ['no name', { ...MACROS }],
    ['a blank name', { ...MACROS, name: ' ' }],
    ['no macros', { name: 'a' }],
    ['negative fat', { name: 'a', ...MACROS, fat: -1 }],
    ['text for fat', { name: 'a', ...MACROS, fat: '1' }],
    ['endless fat', { name: 'a', ...MACROS, fat: Infinity }],
    ['a piece of another size', { name: 'a', ...MACROS, per: '1 kg' }],
    ['the id 0', { name: 'a', ...MACROS, id: 0 }],
    ['an id with a fraction', { name: 'a', ...MACROS, id: 1.5 }],
    ['an id beyond the database', { name: 'a', ...MACROS, id: 2_000_000_001 }],
    ['an allergen nobody knows', { name: 'a', ...MACROS, allergenInfo: { allergens: ['kurz'] } }],
    ['a day that does not exist', { name: 'a', ...MACROS, allergenInfo: { verifiedAt: '2026-02-30' } }],
    ['a unit without weight', { name: 'a', ...MACROS, units: [{ name: 'kromka', grams: 0 }] }],
    [
      'the same unit twice',
      {
        ...{ name: 'a', ...MACROS },
        units: [
          { name: 'kromka', grams: 30 },
          { name: 'Kromka', grams: 40 },
        ],
      },
    ],
  ])('is refused with %s', (_, body) => {
    expect(newFoodSchema.safeParse(body).success).toBe(false);
  });
});

describe('the body of a food change', () => {
  it('holds only what was sent', () => {
    expect(foodPatchSchema.parse({ allergenInfo: {} })).toEqual({ allergenInfo: {} });
    expect(foodPatchSchema.parse({ calories: null })).toEqual({ calories: null });
  });
});

describe('a stored food', () => {
  it('[library §5] is read whatever an earlier release let in, which no new food may have', () => {
    const most = { carbs: 1000, fat: 1000, protein: 1000, calories: 17000 };
    const stored = { ...newFoodSchema.parse({ id: 1, name: 'a', ...MACROS }), version: 1, updatedAt: '' };

    expect(foodSchema.safeParse({ ...stored, ...most }).success).toBe(true);
    expect(newFoodSchema.safeParse({ id: 1, name: 'a', ...most }).success).toBe(false);
  });
});

it('[decisions 40] a food by the piece needs the weight of one', () => {
  const egg = { name: 'Jajko', per: 'sztuka', ...MACROS };
  const refused = newFoodSchema.safeParse(egg);
  expect(refused.error?.issues).toMatchObject([
    { path: ['units'], message: 'Podaj miarę „sztuka” z jej wagą w gramach' },
  ]);
  expect(newFoodSchema.safeParse({ ...egg, units: [{ name: 'sztuka', grams: 55 }] }).success).toBe(true);
});
