import { describe, expect, it } from '@jest/globals';
import {
  normaliseChildFriendly,
  normaliseCookingTime,
  normaliseIngredients,
  normaliseMealSource,
  normaliseMealTypes,
  normaliseServings,
  patchedMealTypes,
} from './meal.rules.js';

describe('types of a meal', () => {
  it.each([
    [
      [' Lunch ', 'DINNER'],
      ['lunch', 'dinner'],
    ],
    [
      ['lunch', 'dinner', 'lunch'],
      ['lunch', 'dinner'],
    ],
    [['unknown', 'soup'], ['soup']],
    [['kolacja', 'dinner', 7, null], ['dinner']],
    [['first_breakfast', 'breakfast'], ['breakfast']],
    ['smoothie', ['smoothie']],
    [[], ['unknown']],
    [['constructor', '__proto__'], ['unknown']],
    [{ lunch: true }, ['unknown']],
    [undefined, ['unknown']],
  ])('[library §5] %j become %j', (entered, types) => {
    expect(normaliseMealTypes(entered)).toEqual(types);
  });

  it.each([
    [{ types: ['soup'] }, ['soup']],
    [{ types: ['soup'], type: 'lunch' }, ['soup']],
    [{ types: [], type: 'lunch' }, ['lunch']],
    [{ types: [] }, ['unknown']],
    [{ type: 'dinner' }, ['dinner', 'lunch']],
    [{ type: 'soup' }, ['soup', 'dinner']],
    [{ type: 'nonsense' }, ['lunch', 'dinner']],
    [{ types: ['nonsense', 7] }, ['lunch', 'dinner']],
    [{ types: ['nonsense'], type: 'dinner' }, ['dinner', 'lunch']],
    [{}, ['lunch', 'dinner']],
  ])('[library §3] of lunch and dinner with the change %j are %j', (change, types) => {
    expect(patchedMealTypes(['lunch', 'dinner'], change)).toEqual(types);
  });
});

describe('single fields of a meal', () => {
  it.each([
    ['AG', 'AG'],
    [' kb ', 'KB'],
    ['KS', 'KS'],
    ['OWN', 'own'],
    ['WŁASNE', 'own'],
    ['wlasne', 'own'],
    ['', 'own'],
    ['XY', 'own'],
    [7, 'own'],
    [null, 'own'],
    [undefined, 'own'],
  ])('[library §5] the source %j is %s', (entered, source) => {
    expect(normaliseMealSource(entered)).toBe(source);
  });

  it.each([
    [4, 4],
    [2.5, 3],
    ['3', 3],
    ['2,4', 2],
    [0, 1],
    [-3, 1],
    [11, 10],
    [1e300, 10],
    ['', 1],
    ['dwie', 1],
    [null, 1],
    [NaN, 1],
    [true, 1],
    [[5], 1],
  ])('[library §5] servings %j are %i', (entered, servings) => {
    expect(normaliseServings(entered)).toBe(servings);
  });

  it.each([
    [0, 0],
    [12.6, 13],
    ['15', 15],
    ['', null],
    ['  ', null],
    [-1, null],
    [Infinity, null],
    [null, null],
    [undefined, null],
  ])('[library §5] a cooking time of %j is %j', (entered, minutes) => {
    expect(normaliseCookingTime(entered)).toBe(minutes);
  });

  it('[library §3] a meal is for children unless it is explicitly not', () => {
    expect([undefined, null, true, 'false', 0, false].map(normaliseChildFriendly)).toEqual([
      ...[true, true, true, true, true],
      false,
    ]);
  });
});

describe('ingredients of a meal', () => {
  it('[library §5] the same food again sums the grams, in the place of its first mention', () => {
    const entered = [
      { foodId: 1, grams: 0.1 },
      { foodId: 2, grams: 50 },
      { foodId: 1, grams: 0.2 },
    ];

    expect(normaliseIngredients(entered)).toEqual([
      { foodId: 1, grams: 0.3 },
      { foodId: 2, grams: 50 },
    ]);
  });

  it.each([
    [
      { unitName: 'kromka', unitQty: 2 },
      { unitName: 'kromka', unitQty: 2 },
    ],
    [{ unitName: '', unitQty: 2 }, {}],
    [{ unitQty: 2 }, {}],
    [{ unitName: 'kromka', unitQty: 0 }, { unitName: 'kromka' }],
    [{ unitName: 'kromka', unitQty: -1 }, { unitName: 'kromka' }],
    [{ unitName: 'kromka', unitQty: NaN }, { unitName: 'kromka' }],
    [{ unitName: null, unitQty: null, replaceable: null }, {}],
  ])('[library §5] a unit %j is kept as %j', (unit, kept) => {
    expect(normaliseIngredients([{ foodId: 1, grams: 40, ...unit }])).toEqual([
      { foodId: 1, grams: 40, ...kept },
    ]);
  });

  it('sums quantities of the same unit only', () => {
    const bread = (unitName: string, unitQty: number) => ({ foodId: 1, grams: 35, unitName, unitQty });

    expect(normaliseIngredients([bread('kromka', 1), bread('Kromka', 1.5)])).toEqual([
      { foodId: 1, grams: 70, unitName: 'kromka', unitQty: 2.5 },
    ]);
    expect(normaliseIngredients([bread('kromka', 1), bread('bochenek', 0.1)])).toEqual([
      { foodId: 1, grams: 70 },
    ]);
  });

  it.each([
    [true, false, false],
    [false, undefined, false],
    [undefined, true, true],
    [undefined, undefined, undefined],
  ])('[library §3] is a key ingredient when one part is (%j, %j)', (a, b, replaceable) => {
    const [sum] = normaliseIngredients([
      { foodId: 1, grams: 1, replaceable: a },
      { foodId: 1, grams: 1, replaceable: b },
    ]);

    expect(sum?.replaceable).toBe(replaceable);
  });
});
