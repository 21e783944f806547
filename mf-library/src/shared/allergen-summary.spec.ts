import { expect, test } from '@jest/globals';
import { makeFood } from '../testing/make-catalog.js';
import { type AllergenConfidence, summariseAllergens } from './allergen-summary.js';

const food = (name: string, allergens: ('mleko' | 'gluten')[], confidence: AllergenConfidence) => ({
  name,
  food: makeFood({ name, allergenInfo: { allergens, confidence, note: '', verifiedAt: null } }),
});

test('[decisions 50] an allergen is as certain as its surest source', () => {
  const milk = food('Mleko', ['mleko'], 'pewny');
  const sauce = food('Sos', ['mleko', 'gluten'], 'niepewny');
  expect(summariseAllergens([sauce, milk]).present).toEqual([
    { allergen: 'mleko', confidence: 'pewny' },
    { allergen: 'gluten', confidence: 'niepewny' },
  ]);
});

test('[decisions 50] that the others are absent is as certain as the least sure ingredient', () => {
  const absence = (...items: Parameters<typeof summariseAllergens>[0]) => summariseAllergens(items).absence;
  expect(absence(food('Jabłko', [], 'pewny'), food('Mleko', ['mleko'], 'pewny'))).toBe('pewny');
  expect(absence(food('Jabłko', [], 'pewny'), food('Dżem', [], 'prawdopodobny'))).toBe('prawdopodobny');
  expect(absence(food('Dżem', [], 'prawdopodobny'), food('Bulion', [], 'niepewny'))).toBe('niepewny');
});

test('[decisions 50] what nobody verified is named, also a food that is gone from the base', () => {
  const gone = { name: 'Produkt 7', food: undefined };
  expect(summariseAllergens([food('Bulion', [], 'niepewny'), gone, food('Sól', [], 'pewny')])).toEqual({
    present: [],
    absence: 'niepewny',
    unverified: ['Bulion', 'Produkt 7'],
  });
  expect(summariseAllergens([]).absence).toBe('niepewny');
});
