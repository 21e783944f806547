import { expect, test } from '@jest/globals';
import { floatAt, intAt, itemAt, maskAt, numberAt, wordAt } from './indexed.js';

test('what stands at an index is read, zero and an empty text too', () => {
  expect(itemAt(['a', ''], 1)).toBe('');
  expect(numberAt([3, 0], 1)).toBe(0);
  expect(floatAt(Float64Array.of(0.5), 0)).toBe(0.5);
  expect(intAt(Int32Array.of(-7), 0)).toBe(-7);
  expect(maskAt(Uint16Array.of(5), 0)).toBe(5);
  expect(wordAt(Uint32Array.of(9), 0)).toBe(9);
});

test.each<[string, () => unknown]>([
  ['an item', () => itemAt(['a'], 1)],
  ['a number', () => numberAt([], 1)],
  ['a float', () => floatAt(new Float64Array(1), 1)],
  ['a whole number', () => intAt(new Int32Array(1), -1)],
  ['bits', () => maskAt(new Uint16Array(1), Number.NaN)],
  ['a word', () => wordAt(new Uint32Array(1), 0.5)],
])('%s that is not there stops the run', (_kind, read) => {
  expect(read).toThrow(RangeError);
});
