import { describe, expect, test } from '@jest/globals';
import { formatCount, formatNumber } from './number-pl.js';
import { pluralForm } from './plural-pl.js';
import { compareText, foldText } from './text-pl.js';

describe('Polish texts', () => {
  test('are sorted by the Polish alphabet and numbers in them by value', () => {
    expect(['żurek', 'zupa', 'źdźbło', 'łosoś', 'lubczyk', 'Ćwikła', 'cukinia'].sort(compareText)).toEqual([
      'cukinia',
      'Ćwikła',
      'lubczyk',
      'łosoś',
      'zupa',
      'źdźbło',
      'żurek',
    ]);
    expect(['Etap 10', 'Etap 2'].sort(compareText)).toEqual(['Etap 2', 'Etap 10']);
  });

  test('are matched without diacritics, one letter for one letter', () => {
    expect(foldText('Łosoś, ŻÓŁĆ')).toBe('losos, zolc');
    expect(foldText('Łosoś, ŻÓŁĆ')).toHaveLength('Łosoś, ŻÓŁĆ'.length);
  });

  test('take the right plural', () => {
    const forms = { one: 'wynik', few: 'wyniki', many: 'wyników' };
    expect([1, 2, 5, 12, 22, 0].map((count) => pluralForm(count, forms))).toEqual([
      'wynik',
      'wyniki',
      'wyników',
      'wyników',
      'wyniki',
      'wyników',
    ]);
  });

  test('write numbers with a comma, a no-break space even in four digits, and a true minus', () => {
    expect(formatCount(1850)).toBe('1\u00a0850');
    expect(formatNumber(76.2, { minDecimals: 1 })).toBe('76,2');
    expect(formatNumber(-13)).toBe('\u221213');
    expect(formatNumber(1988, { grouping: false })).toBe('1988');
  });
});
