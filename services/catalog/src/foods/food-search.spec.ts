import { describe, expect, it } from '@jest/globals';
import { presentFood } from '../storage/foods/food.presenter.js';
import type { StoredFood } from '../storage/foods/stored-food.js';
import { buildFoodSearch } from './food-search.js';

const food = (id: number, name: string, code: string | null = null) =>
  presentFood({
    ...{ id, name, category: 'Inne', per: '100g', carbs: 0, fat: 0, protein: 0, calories: 0 },
    ...{ units: [], allergens: [], allergenConfidence: 'pewny', allergenNote: '', allergenVerifiedAt: null },
    ...{ code, version: 1, updatedAt: new Date(0) },
  } satisfies StoredFood);

const FOODS = [
  food(1, 'Ser żółty gouda'),
  food(2, 'Łosoś wędzony'),
  food(3, 'Mąka pszenna'),
  food(4, 'Mak niebieski'),
  food(5, 'Olej sezamowy'),
  food(6, 'Serek wiejski'),
  food(7, 'Seler korzeniowy'),
  food(8, 'Twaróg, ser biały chudy'),
  food(9, 'Ser'),
  food(10, 'Deser mleczny'),
  food(1771, 'Jajka przepiórcze'),
  food(20724696, 'Sok o długim numerze'),
  food(30, 'Baton kokosowy', '20724696'),
  food(31, 'Syrop klonowy', '036000291452'),
];
const search = buildFoodSearch(FOODS, new Map(FOODS.map((item) => [item.id, item])));
const names = (query: string, limit = 50) => search(query, limit).map(({ name }) => name);

describe('food search', () => {
  it.each(['', 's', ' s ', 'ł'])('[library §5] finds nothing for less than two characters: "%s"', (query) => {
    expect(names(query)).toEqual([]);
  });

  it('[diets §9] takes two characters as the beginning of the name', () => {
    expect(names('se')).toEqual(['Seler korzeniowy', 'Ser', 'Ser żółty gouda', 'Serek wiejski']);
  });

  it('[library §5] takes digits as a food id', () => {
    expect(names('1771')).toEqual(['Jajka przepiórcze']);
    expect(names('10')).toEqual(['Deser mleczny']);
    expect(names('7')).toEqual(['Seler korzeniowy']);
    expect(names('99999999999999999999')).toEqual([]);
  });

  it('takes digits as a bar code, with or without noughts before it, beside the id', () => {
    expect(names('20724696')).toEqual(['Sok o długim numerze', 'Baton kokosowy']);
    expect(names('036000291452')).toEqual(['Syrop klonowy']);
    expect(names('0036000291452')).toEqual(['Syrop klonowy']);
    expect(names('03600029145')).toEqual([]);
  });

  it('ranks the very name first, then beginnings of the name, of a word, and the rest', () => {
    expect(names('ser')).toEqual([
      'Ser',
      'Ser żółty gouda',
      'Serek wiejski',
      'Twaróg, ser biały chudy',
      'Deser mleczny',
    ]);
  });

  it.each([
    ['losos', 'Łosoś wędzony'],
    ['ŁOSOŚ WĘDZ', 'Łosoś wędzony'],
    ['maka', 'Mąka pszenna'],
    ['zolty ser', 'Ser żółty gouda'],
    ['chudy  biały', 'Twaróg, ser biały chudy'],
  ])('ignores case, accents and the order of words: "%s"', (query, name) => {
    expect(names(query)).toEqual([name]);
  });

  it.each(['%', '%%', '__', '.*.*', "';--", '[a-z]+', '🍎🍎'])('finds nothing special in "%s"', (query) => {
    expect(names(query)).toEqual([]);
  });

  it('[library §9] stops at the limit', () => {
    expect(names('se', 2)).toEqual(['Seler korzeniowy', 'Ser']);
    expect(names('ser', 3)).toHaveLength(3);
  });
});

describe('food search over a full catalogue', () => {
  it('reads and folds the names once, not again with every query', () => {
    let reads = 0;
    const counted = Array.from({ length: 8_000 }, (_, index) =>
      Object.defineProperty(food(index + 1, ''), 'name', {
        get: () => ((reads += 1), `Żurek śląski ${index}`),
      }),
    );
    const searchAll = buildFoodSearch(counted, new Map(counted.map((item) => [item.id, item])));
    reads = 0;

    const found = ['żu', 'żurek', 'slaski zur', '7777', 'brak'].map((query) => searchAll(query, 50).length);

    expect(found).toEqual([50, 50, 50, 1, 0]);
    expect(reads).toBe(0);
  });
});
