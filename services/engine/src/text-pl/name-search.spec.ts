import { describe, expect, it } from '@jest/globals';
import { buildNameSearch, otherwiseNamed } from './name-search.js';

const NAMES = [
  'Bułka z serem',
  'Jabłko',
  'Kasza gryczana',
  'Kasza jaglana',
  'Makaron pszenny',
  'Makaron ryżowy',
  'Mąka orkiszowa',
  'Mus z jabłka',
  'Ser żółty',
  'Twaróg półtłusty',
];
const search = buildNameSearch(NAMES.map((name) => ({ name })));
const found = (query: string) => search(query).map(({ name }) => name);

describe('search by name', () => {
  it('[library §5] „mąka” finds flour before four kinds of pasta, typed with or without Polish letters', () => {
    expect(found('mąka')).toEqual(['Mąka orkiszowa', 'Makaron pszenny', 'Makaron ryżowy']);
    expect(found('maka')).toEqual(['Mąka orkiszowa', 'Makaron pszenny', 'Makaron ryżowy']);
  });

  it.each([
    ['jabłka', ['Mus z jabłka', 'Jabłko']],
    ['kasze', ['Kasza gryczana', 'Kasza jaglana']],
    ['kaszę jaglaną', ['Kasza jaglana']],
    ['ser biały', ['Twaróg półtłusty']],
    ['serem', ['Bułka z serem', 'Ser żółty']],
  ])('[library §5] another form of the word finds the food: „%s”', (query, names) => {
    expect(found(query)).toEqual(names);
  });

  it('finds nothing for nothing', () => {
    expect(['', '  ', '%', '.*'].map(found)).toEqual([[], [], [], []]);
  });
});

describe('search by everyday names', () => {
  const foods = [
    ...['Ziemniak, surowy', 'Ziemniak, gotowany', 'Grejpfrut czerwony, świeży', 'Hummus', 'Burak, gotowany'],
    ...[
      'Awokado, świeże',
      'Pierś z kurczaka bez skóry, surowa',
      'Filet z kurczaka, wędlina',
      'Zupa pomidorowa',
    ],
    ...['Owsianka z jabłkiem', 'Pomidor, surowy', 'Ser twarogowy chudy'],
  ].map((name) => ({ name }));
  const find = buildNameSearch(foods);
  const names = (query: string) => find(query).map(({ name }) => name);

  it.each([
    ['kartofle', ['Ziemniak, surowy', 'Ziemniak, gotowany']],
    ['grejfrut', ['Grejpfrut czerwony, świeży']],
    ['humus', ['Hummus']],
    ['buraczki', ['Burak, gotowany']],
    ['awocado', ['Awokado, świeże']],
    ['pomidorowej', ['Zupa pomidorowa']],
    ['owsianki', ['Owsianka z jabłkiem']],
    ['filet z kurczaka', ['Filet z kurczaka, wędlina', 'Pierś z kurczaka bez skóry, surowa']],
    ['twarogu', ['Ser twarogowy chudy']],
  ])('[library §5] „%s” finds what is meant', (query, found) => {
    expect(names(query)).toEqual(found);
    const isNamed = otherwiseNamed(query);
    for (const name of found) expect(isNamed(name)).toBe(true);
  });

  it('[library §5] a name the practice has added finds its food, and takes nothing away', () => {
    const own = [{ word: 'ziemniory', means: 'ziemniak' }];
    expect(names('ziemniory')).toEqual([]);
    expect(buildNameSearch(foods, own)('ziemniory')).toHaveLength(2);
    for (const { name } of foods)
      expect(buildNameSearch(foods, own)(name).map((one) => one.name)).toEqual(names(name));
  });
});
