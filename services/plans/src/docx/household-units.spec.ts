import { expect, test } from '@jest/globals';
import { formatMeasure } from './household-units.js';

const NBSP = '\u00a0';
const measure = (name: string, quantity: number) => formatMeasure(name, quantity)?.replaceAll(NBSP, ' ');

test.each([
  ['kromka', 1, '1 kromka'],
  ['kromka', 2, '2 kromki'],
  ['kromka', 5, '5 kromek'],
  ['kromka', 12, '12 kromek'],
  ['kromka', 22, '22 kromki'],
  ['kromka', 1.5, '1½ kromki'],
  ['łyżka', 1, '1 łyżka'],
  ['łyżka', 3, '3 łyżki'],
  ['łyżka', 6, '6 łyżek'],
  ['łyżka', 0.5, '½ łyżki'],
  ['łyżeczka', 0.25, '¼ łyżeczki'],
  ['szklanka', 0.75, '¾ szklanki'],
  ['szklanka', 2, '2 szklanki'],
  ['plaster', 1.5, '1½ plastra'],
  ['plaster', 5, '5 plastrów'],
  ['ząbek', 0.5, '½ ząbka'],
  ['garść', 2, '2 garście'],
  ['garść', 5, '5 garści'],
  ['sztuka', 2, '2 szt.'],
  ['puszka', 0.5, '½ puszki'],
  ['opakowanie', 5, '5 opakowań'],
])('a measure is inflected: %s × %d is written "%s"', (name, quantity, text) => {
  expect(measure(name, quantity)).toBe(text);
});

test.each([
  ['Kromki', 1, '1 kromka'],
  ['szkl.', 1, '1 szklanka'],
  ['łyżek', 2, '2 łyżki'],
  [' szt ', 3, '3 szt.'],
])('other spellings of a measure are understood: %s', (name, quantity, text) => {
  expect(measure(name, quantity)).toBe(text);
});

test('a portion is rounded to what a kitchen can measure, and larger rounding is admitted', () => {
  // 85 % of 5 spoons = 4.25, shown in halves from 4 on: 6 % away.
  expect(measure('łyżka', 4.25)).toBe('4½ łyżki');
  expect(measure('szklanka', 0.6)).toBe('ok. ½ szklanki');
  expect(measure('sztuka', 1.13)).toBe('ok. 1¼ szt.');
  expect(measure('sztuka', 11.4)).toBe('11 szt.');
});

test('less than an eighth of a measure, or none, leaves only the grams', () => {
  expect(formatMeasure('łyżka', 0.12)).toBeUndefined();
  expect(measure('łyżka', 0.13)).toBe('ok. ¼ łyżki');
  expect(formatMeasure(undefined, 2)).toBeUndefined();
  expect(formatMeasure('łyżka', undefined)).toBeUndefined();
  expect(formatMeasure('  ', 1)).toBeUndefined();
  expect(formatMeasure('łyżka', Number.NaN)).toBeUndefined();
});

test('an unknown measure is printed as it is', () => {
  expect(measure('chochla', 2)).toBe('2 chochla');
});
