import { describe, expect, it } from '@jest/globals';
import { buildNameSearch } from './name-search.js';

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
