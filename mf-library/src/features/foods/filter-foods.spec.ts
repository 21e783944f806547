import { describe, expect, it } from '@jest/globals';
import { buildFoodFilter } from './filter-foods.js';

const foods = [
  { id: 7, name: 'Ser twarogowy chudy', category: 'Nabiał' },
  { id: 18, name: 'Mleko 2%', category: 'Nabiał' },
  { id: 70, name: 'Łosoś atlantycki, surowy', category: 'Ryby i owoce morza' },
];
const names = (q: string, category: string | null = null) =>
  buildFoodFilter(foods)({ q, category }).map((food) => food.name);

describe('wyszukiwanie produktów', () => {
  it('[library §2] nie zwraca uwagi na wielkość liter ani ogonki', () => {
    expect(names('LOSOS')).toEqual(['Łosoś atlantycki, surowy']);
  });

  it('słowa mogą stać w dowolnej kolejności', () => {
    expect(names('chudy ser')).toEqual(['Ser twarogowy chudy']);
  });

  it('[library §5] mąka stoi przed makaronem, a inna forma słowa też znajduje', () => {
    const flours = ['Makaron pszenny', 'Makaron ryżowy', 'Mąka żytnia', 'Jabłko'].map((name, id) => ({
      ...{ id, name, category: 'Inne' },
    }));
    const found = (q: string) => buildFoodFilter(flours)({ q, category: null }).map(({ name }) => name);
    expect(found('mąka')).toEqual(['Mąka żytnia', 'Makaron pszenny', 'Makaron ryżowy']);
    expect(found('jabłka')).toEqual(['Jabłko']);
  });

  it('[library §5] liczba to numer produktu', () => {
    expect(names('7')).toEqual(['Ser twarogowy chudy']);
  });

  it('kod kreskowy znajduje swój produkt, także z zerem na początku', () => {
    const packed = [
      { id: 9, name: 'Syrop klonowy', category: 'Inne', code: '036000291452' },
      { id: 20724696, name: 'Produkt o długim numerze', category: 'Inne' },
      { id: 10, name: 'Baton', category: 'Inne', code: '20724696' },
    ];
    const found = (q: string) =>
      buildFoodFilter<(typeof packed)[number]>(packed)({ q, category: null }).map(({ id }) => id);
    expect(found('0036000291452')).toEqual([9]);
    expect(found('20724696')).toEqual([20724696, 10]);
    expect(found('03600029145')).toEqual([]);
  });

  it('[library §2] kategoria zawęża listę', () => {
    expect(names('', 'Nabiał')).toEqual(['Ser twarogowy chudy', 'Mleko 2%']);
  });

  it('nazwy przeczytane w wolnej chwili dają te same odpowiedzi i nie są czytane przy pisaniu', () => {
    let reads = 0;
    const many = Array.from({ length: 1_000 }, (_, id) =>
      Object.defineProperty({ id, name: '', category: 'Inne' }, 'name', {
        get: () => ((reads += 1), `${id % 2 ? 'Jabłko' : 'Żurek'}, odmiana ${id}`),
      }),
    );
    const filter = buildFoodFilter(many);
    while (filter.prepare());
    reads = 0;
    const found = (q: string) => filter({ q, category: null }).map(({ id }) => id);
    const answers = ['jabłka', 'zurek', 'odmiana 12'].map(found);
    expect(reads).toBe(0);
    const unprepared = ['jabłka', 'zurek', 'odmiana 12'].map((q) =>
      buildFoodFilter(many)({ q, category: null }).map(({ id }) => id),
    );
    expect(answers).toEqual(unprepared);
    expect(answers.map((ids) => ids.length)).toEqual([500, 500, 20]);
  });

  it('nazwy czyta raz na listę, nie z każdą literą', () => {
    let reads = 0;
    const counted = foods.map((food) =>
      Object.defineProperty({ ...food }, 'name', { get: () => ((reads += 1), food.name) }),
    );
    const filter = buildFoodFilter(counted);
    filter({ q: 'm', category: null });
    reads = 0;
    expect(['ml', 'mle', 'mlek'].map((q) => filter({ q, category: 'Nabiał' }).length)).toEqual([1, 1, 1]);
    expect(reads).toBe(0);
  });
});
