import { describe, expect, test } from '@jest/globals';
import { filterOptions } from './combobox-options.js';
import { formatDateInput, parseDateInput } from './date-input.js';
import { formatNumberInput, parseNumberInput, roundTo } from './number-input.js';
import { parseTimeInput } from './time-input.js';

describe('a typed number', () => {
  test.each([
    ['76,2', 76.2],
    ['76.2', 76.2],
    ['1 750', 1750],
    ['1\u00a0750,5', 1750.5],
    ['\u221213', -13],
    [',5', 0.5],
    ['5,', 5],
    ['', null],
    ['  ', null],
  ])('%j is read as %p', (text, value) => {
    expect(parseNumberInput(text)).toBe(value);
  });

  test.each(['abc', '1,2,3', '1.234,5', '12 kg', '-', '1e3', '--2'])('%j is refused', (text) => {
    expect(parseNumberInput(text)).toBeNaN();
  });

  test('with a fraction is refused where only whole numbers make sense', () => {
    expect(parseNumberInput('1.750', 0)).toBeNaN();
    expect(parseNumberInput('1750,0', 0)).toBe(1750);
  });

  test('is shown with a decimal comma', () => {
    expect(formatNumberInput(1750.5, 1)).toBe('1\u00a0750,5');
    expect(formatNumberInput(null, 1)).toBe('');
    expect(formatNumberInput(Number.NaN, 1)).toBe('');
  });

  test('is rounded half away from zero', () => {
    expect(roundTo(1.005, 2)).toBe(1.01);
    expect(roundTo(-2.5, 0)).toBe(-3);
    expect(roundTo(76.24, 1)).toBe(76.2);
  });
});

describe('a typed date', () => {
  test.each([
    ['19.11.2026', '2026-11-19'],
    ['29.02.2028', '2028-02-29'],
    [' 01.01.1988 ', '1988-01-01'],
  ])('[core §5] %j is stored as %p', (text, iso) => {
    expect(parseDateInput(text)).toBe(iso);
  });

  test.each([
    '29.02.2026',
    '31.04.2026',
    '00.01.2026',
    '1.1.2026',
    '2026-11-19',
    '19/11/2026',
    '19.11.26',
    '',
  ])('[core §5] %j is refused: not dd.MM.yyyy or not in the calendar', (text) => {
    expect(parseDateInput(text)).toBeNull();
  });

  test('[core §9] is shown as dd.MM.yyyy', () => {
    expect(formatDateInput('2026-11-19')).toBe('19.11.2026');
  });
});

describe('a typed time', () => {
  test.each([
    ['730', '07:30'],
    ['7.30', '07:30'],
    ['7:30', '07:30'],
    ['7,30', '07:30'],
    ['0730', '07:30'],
    ['1630', '16:30'],
    ['7', '07:00'],
    ['19', '19:00'],
    ['00:00', '00:00'],
  ])('%j becomes %p', (text, time) => {
    expect(parseTimeInput(text)).toBe(time);
  });

  test.each(['24:00', '7:60', '7:3', '77', '12345', 'rano', ''])('%j is refused', (text) => {
    expect(parseTimeInput(text)).toBeNull();
  });
});

describe('the hits of a type-ahead', () => {
  const options = ['Jogurt naturalny', 'Napój sojowy', 'Łosoś, filet', 'Sok z łososia'].map(
    (label, index) => ({
      value: String(index),
      label,
    }),
  );

  test('are found without diacritics, by any word, beginnings first', () => {
    expect(filterOptions(options, 'los').map((option) => option.label)).toEqual([
      'Łosoś, filet',
      'Sok z łososia',
    ]);
    expect(filterOptions(options, 'soj nap').map((option) => option.label)).toEqual(['Napój sojowy']);
  });

  test('begin with the one that is exactly what was typed', () => {
    const types = ['Przekąska przed obiadem', 'Przekąska'].map((label) => ({ value: label, label }));
    expect(filterOptions(types, 'przekaska').map((option) => option.label)).toEqual([
      ...['Przekąska', 'Przekąska przed obiadem'],
    ]);
  });

  test('are cut to fifty, so that a list of 8,000 foods opens at once', () => {
    const foods = Array.from({ length: 8000 }, (_unused, index) => ({
      value: `${index}`,
      label: `Produkt ${index}`,
    }));
    expect(filterOptions(foods, 'produkt')).toHaveLength(50);
  });
});
