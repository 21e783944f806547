import { expect, it } from '@jest/globals';
import { Clock } from './clock.js';

it.each([
  ['2025-12-31T22:59:59Z', 2025],
  // In Warsaw the new year begins an hour before UTC.
  ['2025-12-31T23:00:00Z', 2026],
])('at %s the practice is in the year %s', (moment, year) => {
  const clock = new Clock();
  clock.now = () => new Date(moment);

  expect(clock.currentYear()).toBe(year);
});
