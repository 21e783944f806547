import { expect, test } from '@jest/globals';
import { nextTry } from './next-try.js';

test('a store that is away is tried again sooner at first, every hour in the end, and never given up', () => {
  const tries = [1, 2, 3, 4, 5, 6, 7, 8, 9, 1000].map(nextTry);
  expect(tries.map(({ waitMs }) => waitMs / 1000)).toEqual([
    30, 60, 120, 240, 480, 960, 1920, 3600, 3600, 3600,
  ]);
});

test('its copy waits for a quarter of an hour, and counts as failed after that', () => {
  expect([1, 5, 6, 50].map((tries) => nextTry(tries).status)).toEqual([
    'PENDING',
    'PENDING',
    'FAILED',
    'FAILED',
  ]);
});
