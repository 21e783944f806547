import { describe, expect, it } from '@jest/globals';
import { formatNumber } from './number.js';
import {
  formatBytes,
  formatCm,
  formatCount,
  formatDecimal,
  formatDeviation,
  formatGrams,
  formatKcal,
  formatKg,
  formatPercent,
  formatRange,
  formatSigned,
  parseDecimal,
} from './numbers.js';

const NBSP = '\u00a0';

describe('numbers on a Polish screen', () => {
  it('a number has a comma, a no-break space even in four digits, a true minus, and no sign when it rounds to zero', () => {
    expect(formatCount(1850)).toBe('1\u00a0850');
    expect(formatNumber(76.2, { minDecimals: 1 })).toBe('76,2');
    expect(formatNumber(2.5, { maxDecimals: 2 })).toBe('2,5');
    expect(formatNumber(-13)).toBe('\u221213');
    expect(formatNumber(1988, { grouping: false })).toBe('1988');
    expect(formatNumber(-0.04, { maxDecimals: 1 })).toBe('0');
  });

  it('energy is whole kilocalories with a no-break space also in four digits', () => {
    expect(formatKcal(1849.6)).toBe(`1${NBSP}850${NBSP}kcal`);
    expect(formatKcal(985)).toBe(`985${NBSP}kcal`);
  });

  it('macros and masses take one decimal and a comma', () => {
    expect(formatDecimal(27)).toBe('27,0');
    expect(formatGrams(12.46, 1)).toBe(`12,5${NBSP}g`);
    expect(formatKg(76.2)).toBe(`76,2${NBSP}kg`);
  });

  it('centimetres are whole unless measured with a fraction', () => {
    expect(formatCm(168)).toBe(`168${NBSP}cm`);
    expect(formatCm(81.5)).toBe(`81,5${NBSP}cm`);
  });

  it('a minus is the true minus sign and zero has no sign', () => {
    expect(formatSigned(-13)).toBe('\u221213');
    expect(formatDeviation(-13)).toBe('\u221213%');
    expect(formatDeviation(3.2)).toBe('+3%');
    expect(formatDeviation(0)).toBe('0%');
    expect(formatDeviation(-0.2)).toBe('0%');
    expect(formatDecimal(-0.04)).toBe('0,0');
  });

  it('percents have no space and ranges an en dash', () => {
    expect(formatPercent(25)).toBe('25%');
    expect(formatPercent(100, 1)).toBe('100,0%');
    expect(formatRange(0, 24)).toBe('0–24');
  });

  it('a missing value is an en dash, never 0', () => {
    for (const missing of [null, undefined, Number.NaN]) {
      expect([
        formatKcal(missing),
        formatKg(missing),
        formatPercent(missing),
        formatRange(missing, 3),
      ]).toEqual(['–', '–', '–', '–']);
    }
  });

  it('file sizes keep the number readable', () => {
    expect([formatBytes(512), formatBytes(1536), formatBytes(3 * 1024 * 1024)]).toEqual([
      `512${NBSP}B`,
      `1,5${NBSP}KB`,
      `3,0${NBSP}MB`,
    ]);
  });
});

describe('numbers typed by a person', () => {
  it.each([
    ['76,2', 76.2],
    ['76.2', 76.2],
    [` 1${NBSP}850,5 `, 1850.5],
    ['\u22123', -3],
    ['0', 0],
    [',5', 0.5],
  ])('"%s" is %d', (text, value) => {
    expect(parseDecimal(text)).toBe(value);
  });

  it.each(['', 'abc', '1,2,3', '1e9', '--2', '12kg', 'Infinity'])('"%s" is no number', (text) => {
    expect(parseDecimal(text)).toBeNull();
  });
});
