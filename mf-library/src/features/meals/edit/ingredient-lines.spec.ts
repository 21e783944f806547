import { describe, expect, it } from '@jest/globals';
import { makeFood, makeMeal, many } from '../../../testing/make-catalog.js';
import {
  chosenUnit,
  hasAmount,
  type IngredientLine,
  ingredientsOf,
  isFull,
  linesOf,
  unitNamesOf,
  withFood,
  withGrams,
  withQuantity,
  withUnit,
} from './ingredient-lines.js';
import { copyName } from './meal-form.model.js';

const oats = makeFood({ id: 1, units: [{ name: 'łyżka', grams: 10 }] });
const line = (change: Partial<IngredientLine> = {}): IngredientLine => ({
  ...{ key: '1', foodId: 1, grams: 60, unitName: 'łyżka', unitQty: 6, replaceable: true },
  ...change,
});

describe('składniki w formularzu', () => {
  it('[library §5] miara zostaje tylko z nazwą i ilością większą od zera', () => {
    const kept = ingredientsOf([
      line({ unitQty: 0 }),
      line({ unitName: null, unitQty: 3 }),
      line({ unitQty: 1 / 3, replaceable: undefined }),
    ]);
    expect(kept).toEqual([
      { foodId: 1, grams: 60, unitName: 'łyżka', replaceable: true },
      { foodId: 1, grams: 60, replaceable: true },
      { foodId: 1, grams: 60, unitName: 'łyżka', unitQty: 0.33 },
    ]);
    expect(ingredientsOf(linesOf(makeMeal().ingredients))).toEqual(makeMeal().ingredients);
  });

  it('[library §5] gramy i miara idą za sobą: miara produktu ma wagę, nieznana bierze ją z wiersza', () => {
    expect(withGrams(line(), 80, oats)).toMatchObject({ grams: 80, unitQty: 8 });
    expect(withQuantity(line(), 2.5, oats)).toMatchObject({ grams: 25, unitQty: 2.5 });
    const cup = line({ unitName: 'miseczka', grams: 200, unitQty: 2 });
    // Digit after digit: 4, then 40, then 400 keep the weight of one bowl.
    const typed = [4, 40, 400].reduce((now, grams) => withGrams(now, grams, oats), cup);
    expect(ingredientsOf([typed])[0]).toMatchObject({ grams: 400, unitQty: 4 });
    expect(withQuantity(cup, 1, oats)).toMatchObject({ grams: 100 });
  });

  it('[library §5] nowa miara liczy, ile jej jest w gramach, a bez gramów bierze jedną', () => {
    expect(withUnit(line({ unitName: null, unitQty: null }), 'łyżka', oats)).toMatchObject({ unitQty: 6 });
    expect(withUnit(line({ grams: null, unitName: null }), 'łyżka', oats)).toMatchObject({
      grams: 10,
      unitQty: 1,
    });
    expect(withUnit(line(), null, oats)).toMatchObject({ grams: 60, unitName: null, unitQty: null });
  });

  it('[library §5] wybór miar to miary produktu i ta, w której wiersz jest zapisany', () => {
    expect(unitNamesOf(line({ unitName: 'łyżki' }), oats)).toEqual(['łyżka']);
    expect(chosenUnit(line({ unitName: 'łyżki' }), oats)).toBe('łyżka');
    expect(unitNamesOf(line({ unitName: 'miseczka' }), oats)).toEqual(['łyżka', 'miseczka']);
  });

  it('[library §5] ten sam produkt sumuje gramy, a 60. składnik jest ostatni', () => {
    const summed = withFood([line()], oats, 15.5);
    expect(summed).toMatchObject({ summed: true, lines: [{ grams: 75.5, unitQty: 7.55 }] });
    expect(withFood([], oats, 10).lines).toMatchObject([{ foodId: 1, grams: 10, replaceable: true }]);
    expect(isFull(many(60, (index) => line({ foodId: index })))).toBe(true);
  });

  it.each([
    [0, false],
    [0.05, false],
    [Number.NaN, false],
    [null, false],
    [0.1, true],
    [10_001, false],
  ])('[library §5] %s g da się zapisać: %s', (grams, can) => {
    expect(hasAmount({ grams })).toBe(can);
  });
});

it('[library §2] nazwa kopii mieści się w 200 znakach razem z „(kopia)”', () => {
  expect(copyName('Zupa', 'Zupa')).toBe('Zupa (kopia)');
  expect(copyName('   ', 'Zupa')).toBe('Zupa (kopia)');
  const long = copyName('a'.repeat(200), '');
  expect(long).toHaveLength(200);
  expect(long.endsWith('a (kopia)')).toBe(true);
});
