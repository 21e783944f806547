import { describe, expect, it } from '@jest/globals';
import { mealPatchSchema, newMealSchema } from './meal.model.js';

describe('the body of a new meal', () => {
  it('[library §3] has the defaults of the library when it is only a name', () => {
    expect(newMealSchema.parse({ name: '  Owsianka  ' })).toEqual({
      name: 'Owsianka',
      types: ['unknown'],
      source: 'own',
      favorite: false,
      childFriendly: true,
      servings: 1,
      cookingTimeMinutes: null,
      preparationTime: '',
      description: '',
      diets: [],
      ingredients: [],
    });
  });

  it('[library §5] never carries energy, macros or names of foods', () => {
    const body = { name: 'a', calories: 1, macros: { carbs: 1 }, foods: ['x'], nutrition: {}, version: 9 };

    expect(Object.keys(newMealSchema.parse(body))).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/calories|macros|foods|nutrition|version/)]),
    );
  });

  const one = (ingredient: object) => ({ name: 'a', ingredients: [ingredient] });
  it.each([
    ['no name', {}],
    ['a blank name', { name: '  ' }],
    ['a long name', { name: 'a'.repeat(201) }],
    ['a control character', { name: 'a\u0000b' }],
    ['half a character', { name: 'a\ud800' }],
    ['an id with a slash', { name: 'a', id: 'm/1' }],
    ['a favourite that is no yes or no', { name: 'a', favorite: 'tak' }],
    ['a diet nobody knows', { name: 'a', diets: ['paleo'] }],
    ['a cooking time of years', { name: 'a', cookingTimeMinutes: 1e9 }],
    ['a description no plan accepts', { name: 'a', description: 'a'.repeat(4001) }],
    ['no grams', one({ foodId: 1 })],
    ['zero grams', one({ foodId: 1, grams: 0 })],
    ['text for grams', one({ foodId: 1, grams: '100' })],
    ['too many grams', one({ foodId: 1, grams: 10001 })],
    ['too many grams together', { name: 'a', ingredients: Array(2).fill({ foodId: 1, grams: 6000 }) }],
    ['a food without number', one({ foodId: 'chleb', grams: 1 })],
    ['61 ingredients', { name: 'a', ingredients: Array(61).fill({ foodId: 1, grams: 1 }) }],
    ['ingredients that are no list', { name: 'a', ingredients: 'chleb' }],
  ])('is refused with %s', (_, body) => {
    expect(newMealSchema.safeParse(body).success).toBe(false);
  });
});

describe('the body of a meal change', () => {
  it('holds only what was sent', () => {
    expect(mealPatchSchema.parse({})).toEqual({});
    expect(mealPatchSchema.parse({ servings: '', source: null })).toEqual({ servings: 1, source: 'own' });
  });
});
