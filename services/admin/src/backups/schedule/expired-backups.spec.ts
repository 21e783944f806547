import { describe, expect, test } from '@jest/globals';
import type { BackupKeep } from '@pora/contracts/admin/backup-schedule.model';
import fc from 'fast-check';
import { expiredBackups, type AgingBackup } from './expired-backups.js';

const KEEP: BackupKeep = { days: 7, weeks: 4, months: 12, manual: false };
const NOW = new Date('2026-11-19T12:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;

const backup = (id: string, at: string, change: Partial<AgingBackup> = {}): AgingBackup => ({
  ...{ id, at: new Date(at), isAutomatic: true, outcome: 'good', isBusy: false },
  ...change,
});
/** One at half past two of each of so many nights, the newest last; each is called by its date. */
const nights = (count: number): AgingBackup[] =>
  Array.from({ length: count }, (_, at) => {
    const moment = new Date(Date.parse('2026-11-19T01:30:00Z') - (count - 1 - at) * DAY_MS).toISOString();
    return backup(moment.slice(0, 10), moment);
  });
const staying = (backups: readonly AgingBackup[], keep = KEEP) => {
  const expired = new Set(expiredBackups(backups, keep, NOW));
  return backups.filter(({ id }) => !expired.has(id)).map(({ id }) => id);
};

describe('backups that have had their time', () => {
  test('of two years of nights 7 days, 4 weeks and 12 months stay', () => {
    expect(staying(nights(730))).toEqual([
      // The last night of each month; November's is today's.
      ...['2025-12-31', '2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'],
      ...['2026-06-30', '2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31'],
      // The Sundays of the three weeks before this one.
      ...['2026-11-01', '2026-11-08', '2026-11-15'].filter((date) => date < '2026-11-13'),
      // Seven days; the Sunday of 15 November is one of them.
      ...['2026-11-13', '2026-11-14', '2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'],
    ]);
  });

  test('the oldest goes first', () => {
    expect(expiredBackups(nights(10), { ...KEEP, weeks: 0, months: 0 }, NOW)).toEqual([
      ...['2026-11-10', '2026-11-11', '2026-11-12'],
    ]);
  });

  test('of one day the newest stays, on the calendar of Warsaw', () => {
    const keep = { ...KEEP, weeks: 0, months: 0 };
    const late = backup('late', '2026-11-17T23:30:00Z');
    const night = backup('night', '2026-11-18T01:30:00Z');
    const before = backup('before', '2026-11-17T22:30:00Z');
    expect(staying([before, late, night], keep)).toEqual(['before', 'night']);
  });

  test('days on which no backup was made take none away', () => {
    const old = nights(730).slice(0, 5);
    expect(staying(old)).toEqual(old.map(({ id }) => id));
  });

  test('those that people asked for stay, and do not count, unless they are told to go with the others', () => {
    const manual = backup('manual', '2024-01-01T10:00:00Z', { isAutomatic: false });
    const noon = backup('noon', '2026-11-19T11:00:00Z', { isAutomatic: false });
    const keep = { ...KEEP, weeks: 0, months: 0, days: 1 };
    expect(staying([manual, ...nights(2), noon], keep)).toEqual(['manual', '2026-11-19', 'noon']);
    expect(staying([manual, ...nights(2), noon], { ...keep, manual: true })).toEqual(['noon']);
  });

  test('one that is being checked or restored stays until that is over', () => {
    const [first, ...others] = nights(3);
    const keep = { ...KEEP, weeks: 0, months: 0, days: 1 };
    expect(staying([{ ...first!, isBusy: true }, ...others], keep)).toEqual(['2026-11-17', '2026-11-19']);
  });

  test('a damaged one is left to people, and a failed one goes after its days; neither stands for a good one', () => {
    const keep = { ...KEEP, weeks: 0, months: 0, days: 2 };
    const damaged = backup('damaged', '2026-11-19T03:00:00Z', { outcome: 'damaged' });
    const fresh = backup('fresh', '2026-11-19T04:00:00Z', { outcome: 'failed' });
    const old = backup('old', '2026-11-10T04:00:00Z', { outcome: 'failed' });
    expect(staying([old, ...nights(3), damaged, fresh], keep)).toEqual([
      ...['2026-11-18', '2026-11-19', 'damaged', 'fresh'],
    ]);
  });

  test('whatever there is and whatever is kept: the newest good one stays, and so does what a person asked for', () => {
    const anything = fc.array(
      fc.record({
        id: fc.uuid(),
        at: fc.date({ min: new Date('2020-01-01'), max: NOW, noInvalidDate: true }),
        isAutomatic: fc.boolean(),
        outcome: fc.constantFrom('good' as const, 'damaged' as const, 'failed' as const),
        isBusy: fc.boolean(),
      }),
      { maxLength: 60 },
    );
    const keeps = fc.record({
      ...{ days: fc.integer({ min: 1, max: 9 }), weeks: fc.integer({ min: 0, max: 9 }) },
      ...{ months: fc.integer({ min: 0, max: 9 }), manual: fc.boolean() },
    });
    fc.assert(
      fc.property(anything, keeps, (backups, keep) => {
        const expired = new Set(expiredBackups(backups, keep, NOW));
        const good = backups.filter(
          ({ outcome, isAutomatic }) => outcome === 'good' && (isAutomatic || keep.manual),
        );
        const newest = good.sort((a, b) => +b.at - +a.at)[0];
        if (newest) expect(expired.has(newest.id)).toBe(false);
        for (const { id, isAutomatic, isBusy } of backups)
          if (isBusy || (!isAutomatic && !keep.manual)) expect(expired.has(id)).toBe(false);
        const kept = good.filter(({ id, isBusy }) => !expired.has(id) && !isBusy);
        expect(kept.length).toBeLessThanOrEqual(keep.days + keep.weeks + keep.months);
      }),
    );
  });
});
