import { describe, expect, it } from '@jest/globals';
import { type Food } from '@pora/contracts/catalog/food.model';
import { makeFood } from '../../testing/make-catalog.js';
import { buildFoodSuggester } from './suggest-foods.js';

const info = (
  allergens: Food['allergenInfo']['allergens'],
  confidence: Food['allergenInfo']['confidence'],
) => ({
  allergenInfo: { allergens, confidence, note: '', verifiedAt: null },
});
const none = info([], 'pewny');
const foods = [
  makeFood({ id: 1, name: 'Musztarda sarepska', ...info(['gorczyca'], 'pewny') }),
  makeFood({ id: 2, name: 'Kiełbasa biała', ...info(['gorczyca'], 'niepewny') }),
  makeFood({ id: 3, name: 'Majonez', ...info(['gorczyca', 'jaja'], 'pewny') }),
  makeFood({ id: 4, name: 'Sos z gorczycą', ...none }),
  makeFood({ id: 5, name: 'Deser serowy', ...none }),
  makeFood({ id: 6, name: 'Ser żółty', ...none }),
  makeFood({ id: 7, name: 'Zupa z czerwonej soczewicy', ...none }),
  makeFood({ id: 8, name: 'Soczewica zielona', ...none }),
];
const suggest = buildFoodSuggester(foods);
const namesFor = (name: string, aliases: string[] = [], linked: number[] = []) =>
  suggest({ name, aliases }, new Set(linked)).map(({ food }) => food.name);

describe('propozycje produktów do pozycji słownika', () => {
  it('[decisions 13] najpierw po nazwie w każdej formie, potem po alergenie, od pewnych', () => {
    expect(namesFor('Gorczyca', ['Musztarda'])).toEqual([
      ...['Musztarda sarepska', 'Sos z gorczycą'],
      ...['Majonez', 'Kiełbasa biała'],
    ]);
  });

  it('mówią, skąd się wzięły', () => {
    const [mustard, , mayonnaise] = suggest({ name: 'Gorczyca', aliases: ['Musztarda'] }, new Set());
    expect(mustard).toMatchObject({ name: 'Musztarda' });
    expect(mayonnaise).toMatchObject({ allergen: { allergen: 'gorczyca', confidence: 'pewny' } });
  });

  it('produkty już powiązane nie wracają', () => {
    expect(namesFor('Gorczyca', ['Musztarda'], [1, 3])).toEqual(['Sos z gorczycą', 'Kiełbasa biała']);
  });

  it('liczą się całe słowa, a z kilku słów nazwy wszystkie', () => {
    expect(namesFor('Ser')).toEqual(['Ser żółty']);
    expect(namesFor('Soczewica czerwona')).toEqual(['Zupa z czerwonej soczewicy']);
    expect(namesFor('Homar')).toEqual([]);
  });
});
