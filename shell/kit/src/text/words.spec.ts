import { describe, expect, it } from '@jest/globals';
import { compareText, matchesText } from './collation.js';
import { joinNames } from './names.js';
import { countOf, plural } from './plural.js';

const PLANS = { one: 'plan', few: 'plany', many: 'planów' };

describe('Polish words', () => {
  it('names that hold commas stay apart in a list', () => {
    expect(joinNames(['Ser, gouda', 'Mąka, żytnia'])).toBe('Ser, gouda; Mąka, żytnia');
  });

  it('a noun takes the form of its number: 1 plan, 2 plany, 5 planów, 22 plany, 112 planów', () => {
    expect([0, 1, 2, 5, 12, 22, 112].map((n) => plural(n, PLANS))).toEqual([
      'planów',
      'plan',
      'plany',
      'planów',
      'planów',
      'plany',
      'planów',
    ]);
    expect(countOf(1284, PLANS)).toBe('1\u00a0284\u00a0plany');
  });

  it('[core §5] names sort in Polish order without regard to case', () => {
    expect(['Żak', 'zebra', 'Ćma', 'cebula', 'Adam', 'łoś', 'lis'].sort(compareText)).toEqual([
      'Adam',
      'cebula',
      'Ćma',
      'lis',
      'łoś',
      'zebra',
      'Żak',
    ]);
  });

  it('[core §2] a search finds a name typed in capitals or without Polish letters', () => {
    expect(matchesText('Żaneta Ćwiklińska', 'CWIKL')).toBe(true);
    expect(matchesText('Łukasz Gołąb', 'łuk')).toBe(true);
    expect(matchesText('Łukasz Gołąb', ' golab ')).toBe(true);
    expect(matchesText('Łukasz Gołąb', 'anna')).toBe(false);
    expect(matchesText('Łukasz Gołąb', '  ')).toBe(true);
  });
});
