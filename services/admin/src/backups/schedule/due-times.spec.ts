import { describe, expect, test } from '@jest/globals';
import { lastDue, nextDue, type ScheduleClock } from './due-times.js';

const DAILY: ScheduleClock = { cadence: 'daily', weekday: 1, time: '02:30' };
const SUNDAYS: ScheduleClock = { cadence: 'weekly', weekday: 7, time: '23:00' };

const next = (clock: ScheduleClock, now: string) => nextDue(clock, new Date(now)).toISOString();
const last = (clock: ScheduleClock, now: string) => lastDue(clock, new Date(now)).toISOString();

describe('moments at which backups are due', () => {
  test('every day at the time on the clock of Warsaw: 01:30 UTC in winter, 00:30 in summer', () => {
    expect(next(DAILY, '2026-11-19T12:00:00Z')).toBe('2026-11-20T01:30:00.000Z');
    expect(next(DAILY, '2026-07-19T12:00:00Z')).toBe('2026-07-20T00:30:00.000Z');
    expect(last(DAILY, '2026-11-19T12:00:00Z')).toBe('2026-11-19T01:30:00.000Z');
    expect(last(DAILY, '2026-11-19T01:29:59Z')).toBe('2026-11-18T01:30:00.000Z');
  });

  test('the moment itself is due, and the next one is another', () => {
    expect(last(DAILY, '2026-11-19T01:30:00Z')).toBe('2026-11-19T01:30:00.000Z');
    expect(next(DAILY, '2026-11-19T01:30:00Z')).toBe('2026-11-20T01:30:00.000Z');
  });

  test('a day of Warsaw that has begun while UTC has not', () => {
    const early: ScheduleClock = { ...DAILY, time: '00:15' };
    expect(next(early, '2026-07-19T22:00:00Z')).toBe('2026-07-19T22:15:00.000Z');
    expect(last(early, '2026-07-19T22:20:00Z')).toBe('2026-07-19T22:15:00.000Z');
  });

  test('once a week, on its day alone', () => {
    // 22 November 2026 is a Sunday.
    expect(next(SUNDAYS, '2026-11-19T12:00:00Z')).toBe('2026-11-22T22:00:00.000Z');
    expect(next(SUNDAYS, '2026-11-22T22:00:00Z')).toBe('2026-11-29T22:00:00.000Z');
    expect(last(SUNDAYS, '2026-11-22T21:59:59Z')).toBe('2026-11-15T22:00:00.000Z');
  });

  test('in the night that has no 02:30 an hour later, in the one that has two of them once, the first time', () => {
    expect(next(DAILY, '2026-03-28T12:00:00Z')).toBe('2026-03-29T01:30:00.000Z');
    expect(next(DAILY, '2026-10-24T12:00:00Z')).toBe('2026-10-25T00:30:00.000Z');
    expect(next(DAILY, '2026-10-25T00:30:00Z')).toBe('2026-10-26T01:30:00.000Z');
    expect(last(DAILY, '2026-10-25T01:45:00Z')).toBe('2026-10-25T00:30:00.000Z');
  });
});
