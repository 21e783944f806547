import { describe, expect, it } from '@jest/globals';
import { formatClock, formatDuration } from './clock.js';

describe('zegar z sekundami', () => {
  it('podaje czas gabinetu', () => {
    expect(formatClock('2026-11-19T10:18:04.000Z')).toBe('11:18:04');
    expect(formatClock('2026-07-19T00:00:09.000Z')).toBe('02:00:09');
  });

  it('czego nie ma albo nie da się odczytać, jest kreską', () => {
    expect(formatClock(null)).toBe('–');
    expect(formatClock('wczoraj')).toBe('–');
  });

  it.each([
    [-5_000, '0 s'],
    [42_900, '42 s'],
    [185_000, '3 min 5 s'],
    [3_720_000, '1 h 2 min'],
  ])('%s ms to „%s”', (ms, expected) => {
    expect(formatDuration(ms).replaceAll('\u00a0', ' ')).toBe(expected);
  });
});
