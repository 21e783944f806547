import { expect, test } from '@jest/globals';
import { exactMeasure, kitchenMeasure } from './household-units.js';

const NBSP = '\u00a0';
const measure = (name: string, quantity: number) => kitchenMeasure(name, quantity)?.replaceAll(NBSP, ' ');

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
  ['garść', 2, '2 garści'],
  ['garść', 5, '5 garści'],
  ['sztuka', 2, '2 szt.'],
  ['kubek', 5, '5 kubków'],
  ['liść', 2, '2 liście'],
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
  ['garście', 5, '5 garści'],
  ['talerzy', 1, '1 talerz'],
])('other spellings of a measure are understood: %s', (name, quantity, text) => {
  expect(measure(name, quantity)).toBe(text);
});

test.each([
  [0.6, '⅔ łyżki'],
  [0.37, '⅓ łyżki'],
  [0.28, '¼ łyżki'],
  [1.13, '1¼ łyżki'],
  [0.96, '1 łyżka'],
  [2.9, '3 łyżki'],
  [2.7, '2⅔ łyżki'],
  // 85 % of 5 spoons = 4.25: halves are fine enough from 3 on.
  [4.2, '4 łyżki'],
  [4.3, '4½ łyżki'],
  [9.8, '10 łyżek'],
  [11.4, '11 łyżek'],
])('a portion is rounded to what a kitchen can measure: %d is written "%s"', (quantity, text) => {
  expect(measure('łyżka', quantity)).toBe(text);
});

test('thirds are for what is filled, quarters for what is counted', () => {
  expect(measure('szklanka', 0.66)).toBe('⅔ szklanki');
  expect(measure('sztuka', 0.66)).toBe('¾ szt.');
  // A third of an apple is nearest to a quarter, a quarter off: the grams alone are more honest.
  expect(kitchenMeasure('sztuka', 0.34)).toBeUndefined();
});

test('the rounding never exceeds a fifth of the amount', () => {
  for (let quantity = 0.01; quantity < 30; quantity += 0.01) {
    const [, whole = '', sign = ''] =
      /^(\d*)([¼⅓½⅔¾]?)\u00a0/.exec(kitchenMeasure('łyżka', quantity) ?? '') ?? [];
    if (whole + sign === '') continue;
    const parts: Record<string, number> = { '': 0, '¼': 0.25, '⅓': 1 / 3, '½': 0.5, '⅔': 2 / 3, '¾': 0.75 };
    expect(Math.abs(Number(whole) + (parts[sign] ?? 0) - quantity) / quantity).toBeLessThanOrEqual(0.2);
  }
});

test('too little of a measure, or none, leaves only the grams', () => {
  expect(kitchenMeasure('łyżka', 0.2)).toBeUndefined();
  expect(measure('łyżka', 0.21)).toBe('¼ łyżki');
  expect(kitchenMeasure(undefined, 2)).toBeUndefined();
  expect(kitchenMeasure('łyżka', undefined)).toBeUndefined();
  expect(kitchenMeasure('łyżka', 0)).toBeUndefined();
  expect(kitchenMeasure('  ', 1)).toBeUndefined();
  expect(kitchenMeasure('łyżka', Number.NaN)).toBeUndefined();
});

test.each([
  ['plaster', 2, '2 plastry'],
  ['plaster', 5, '5 plastrów'],
  ['łyżka', 1.5, '1½ łyżki'],
  ['łyżka', 0.33, '⅓ łyżki'],
  ['łyżka', 1.67, '1⅔ łyżki'],
  ['łyżka', 1.3, '1,3 łyżki'],
  ['kromka', 2.25, '2¼ kromki'],
  ['kromka', 12.4, '12,4 kromki'],
  ['szczypta', 0.1, '0,1 szczypty'],
  ['listek', 1000, '1000 listków'],
  ['sztuka', 3, '3 szt.'],
  ['chochla', 1.2, '1,2 chochla'],
])('on a screen an amount keeps its value: %s × %d is written "%s"', (name, quantity, text) => {
  expect(exactMeasure(name, quantity)?.replaceAll(NBSP, ' ')).toBe(text);
});

test.each([
  [undefined, 2],
  ['  ', 2],
  ['łyżka', undefined],
  ['łyżka', 0],
  ['łyżka', -1],
  ['łyżka', Number.NaN],
  ['łyżka', Number.POSITIVE_INFINITY],
])('on a screen %s × %s has no measure', (name, quantity) => {
  expect(exactMeasure(name, quantity)).toBeUndefined();
});

test('an unknown measure is printed as it is', () => {
  expect(measure('chochla', 2)).toBe('2 chochla');
});
