import { describe, expect, it } from '@jest/globals';
import { compareText } from './collation.js';
import { stripDiacritics, tidyText } from './fold.js';
import { keepShortWords } from './line-breaks.js';
import { countOf, plural } from './plural.js';
import { foldLetters, matchesText } from './typed.js';

const PLANS = { one: 'plan', few: 'plany', many: 'planów' };

describe('Polish words', () => {
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

  it('a fraction takes the genitive singular, or the form of two where nothing is divided', () => {
    const SLICES = { one: 'kromka', few: 'kromki', many: 'kromek', part: 'kromki' };
    expect(plural(0.5, SLICES)).toBe('kromki');
    expect(plural(2.5, PLANS)).toBe('plany');
  });

  it('a one-letter word does not end a line', () => {
    expect(keepShortWords('Sałatka z kurczakiem i awokado, w sosie')).toBe(
      'Sałatka z\u00a0kurczakiem i\u00a0awokado, w\u00a0sosie',
    );
    expect(keepShortWords('ryba i w sosie')).toBe('ryba i\u00a0w\u00a0sosie');
    expect(keepShortWords('Witamina C w soku')).toBe('Witamina C w\u00a0soku');
    expect(keepShortWords('Krem z dyni i mandarynkami', 8)).toBe('Krem z\u00a0dyni i mandarynkami');
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
    expect(['żurek', 'zupa', 'źdźbło', 'łosoś', 'lubczyk', 'Ćwikła', 'cukinia'].sort(compareText)).toEqual([
      'cukinia',
      'Ćwikła',
      'lubczyk',
      'łosoś',
      'zupa',
      'źdźbło',
      'żurek',
    ]);
  });

  it('numbers in names sort by value', () => {
    expect(['Etap 10', 'Etap 2'].sort(compareText)).toEqual(['Etap 2', 'Etap 10']);
    expect(['Mleko 12 %', 'mleko 2 %'].sort(compareText)).toEqual(['mleko 2 %', 'Mleko 12 %']);
  });

  it('what a person types is matched without diacritics, one letter for one letter', () => {
    expect(foldLetters('Łosoś, ŻÓŁĆ')).toBe('losos, zolc');
    expect(foldLetters('Łosoś  ŻÓŁĆ ﬁ')).toHaveLength('Łosoś  ŻÓŁĆ ﬁ'.length);
  });

  it('a key loses case, spare spaces and diacritics', () => {
    expect(stripDiacritics(tidyText('  Żurek\u00a0 Śląski ł'))).toBe('zurek slaski l');
  });

  it('[core §2] a search finds a name typed in capitals or without Polish letters', () => {
    expect(matchesText('Żaneta Ćwiklińska', 'CWIKL')).toBe(true);
    expect(matchesText('Łukasz Gołąb', 'łuk')).toBe(true);
    expect(matchesText('Łukasz Gołąb', ' golab ')).toBe(true);
    expect(matchesText('Łukasz Gołąb', 'anna')).toBe(false);
    expect(matchesText('Łukasz Gołąb', '  ')).toBe(true);
  });
});
