import { expect, test } from '@jest/globals';
import { type AllergenConfidence, allergenTable } from './allergen-table.js';

const food = (name: string, allergens: ('mleko' | 'gluten')[], confidence: AllergenConfidence) => ({
  name,
  info: { allergens, confidence, note: '', verifiedAt: null },
});

test('[decisions 50] an allergen is as certain as its surest source, and every source is named, surest first', () => {
  const milk = food('Mleko', ['mleko'], 'pewny');
  const sauce = food('Sos', ['mleko', 'gluten'], 'niepewny');
  expect(allergenTable([sauce, milk]).present).toEqual([
    { allergen: 'gluten', confidence: 'niepewny', foods: [{ name: 'Sos', confidence: 'niepewny' }] },
    {
      allergen: 'mleko',
      confidence: 'pewny',
      foods: [
        { name: 'Mleko', confidence: 'pewny' },
        { name: 'Sos', confidence: 'niepewny' },
      ],
    },
  ]);
});

test('[decisions 50] that the others are absent is as certain as the least sure ingredient', () => {
  const absence = (...items: Parameters<typeof allergenTable>[0]) => allergenTable(items).absence;
  expect(absence(food('Jabłko', [], 'pewny'), food('Mleko', ['mleko'], 'pewny'))).toBe('pewny');
  expect(absence(food('Jabłko', [], 'pewny'), food('Dżem', [], 'prawdopodobny'))).toBe('prawdopodobny');
  expect(absence(food('Dżem', [], 'prawdopodobny'), food('Bulion', [], 'niepewny'))).toBe('niepewny');
});

test('[decisions 50] what nobody verified is named once, also a food that is gone from the base', () => {
  const gone = { name: 'Produkt 7', info: undefined };
  const broth = food('Bulion', [], 'niepewny');
  expect(allergenTable([broth, gone, broth, food('Sól', [], 'pewny')])).toEqual({
    present: [],
    absence: 'niepewny',
    unverified: ['Bulion', 'Produkt 7'],
    verified: 1,
  });
  expect(allergenTable([]).absence).toBe('niepewny');
});
