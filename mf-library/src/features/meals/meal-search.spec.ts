import { describe, expect, it } from '@jest/globals';
import { rankName, searchByName, typeRank } from './meal-search.js';

describe('wyszukiwanie posiłków', () => {
  it.each([
    ['Owsianka', 'owsianka', 0],
    ['Owsianka z gruszką', 'owsianka', 1],
    ['Owsianka z gruszką', 'gruszka', 1],
    ['Owsianka z gruszką', 'grusz', 2],
    ['Owsianka z gruszką', 'sianka', 3],
    ['Żurek z jajkiem', 'zurek', 1],
    ['Omlet', 'zupa', 4],
  ])('[library §2] „%s” przy „%s” ma rangę %i', (name, query, rank) => {
    expect(rankName(name, query)).toBe(rank);
  });

  it.each(['import Owsianka', 'kopia Owsianka', 'm Owsianka', 'copy: Owsianka'])(
    '[library §2] przedrostek w „%s” nie liczy się',
    (name) => {
      expect(rankName(name, 'owsianka')).toBe(0);
    },
  );

  it('[library §2] przedrostkiem nie jest początek słowa', () => {
    expect(rankName('Makaron z pesto', 'akaron')).toBe(3);
  });

  it('[library §2] najlepsze trafienia stoją pierwsze', () => {
    const names = ['Sałatka z serem', 'Ser biały', 'Ser', 'Serek wiejski', 'Deser'].map((name) => ({ name }));
    expect(searchByName(names, 'ser').map(({ name }) => name)).toEqual([
      'Ser',
      'Ser biały',
      'Sałatka z serem',
      'Serek wiejski',
      'Deser',
    ]);
  });

  it('[library §9] nieprzypisane są na końcu porządku rodzajów', () => {
    expect(typeRank('unknown')).toBe(99);
    expect(typeRank('breakfast')).toBeLessThan(typeRank('lunch'));
  });
});
