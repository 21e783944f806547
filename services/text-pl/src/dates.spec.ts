import { describe, expect, it } from '@jest/globals';
import {
  addDays,
  addMonths,
  daysBetween,
  formatDate,
  formatDateTime,
  formatLongDate,
  formatRelative,
  formatTime,
  formatWeekday,
  formatWeekdayShort,
  practiceMoment,
  practiceYear,
  repeatedDates,
  todayIso,
} from './dates.js';

describe('dates of the practice', () => {
  it('[core §9] a date is shown as dd.MM.yyyy, whatever form it came in', () => {
    expect(formatDate('2026-11-09')).toBe('09.11.2026');
    expect(formatDate('2026-11-09T23:30:00Z')).toBe('10.11.2026');
    expect(formatDate(new Date('2026-07-01T10:00:00Z'))).toBe('01.07.2026');
  });

  it('a time is the time in Warsaw, in summer and in winter', () => {
    expect(formatTime('2026-01-15T06:30:00Z')).toBe('07:30');
    expect(formatTime('2026-07-15T06:30:00Z')).toBe('08:30');
    expect(formatDateTime('2026-03-29T01:30:00Z')).toBe('29.03.2026\u00a003:30');
  });

  it('the moment of a time on the clock in Warsaw is found on both sides of the change of time', () => {
    expect(practiceMoment('2026-01-15', '07:30').toISOString()).toBe('2026-01-15T06:30:00.000Z');
    expect(practiceMoment('2026-07-15', '00:00').toISOString()).toBe('2026-07-14T22:00:00.000Z');
    expect(practiceMoment('2026-03-29', '01:30').toISOString()).toBe('2026-03-29T00:30:00.000Z');
    expect(practiceMoment('2026-03-29', '09:00').toISOString()).toBe('2026-03-29T07:00:00.000Z');
    expect(practiceMoment('2026-10-25', '01:30').toISOString()).toBe('2026-10-24T23:30:00.000Z');
    expect(practiceMoment('2026-10-25', '09:00').toISOString()).toBe('2026-10-25T08:00:00.000Z');
  });

  it('a time that the change to summer leaves out is an hour later, one that comes twice is the first', () => {
    expect(formatTime(practiceMoment('2026-03-29', '02:30'))).toBe('03:30');
    expect(practiceMoment('2026-10-25', '02:30').toISOString()).toBe('2026-10-25T00:30:00.000Z');
  });

  it('days and months are counted on the calendar, and a month too short gives its last day', () => {
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-11-15', 3)).toBe('2027-02-15');
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
    expect(repeatedDates('2026-11-19', { unit: 'week', every: 2, count: 3 })).toEqual([
      '2026-11-19',
      '2026-12-03',
      '2026-12-17',
    ]);
    expect(repeatedDates('2026-01-31', { unit: 'month', every: 1, count: 3 })).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
    ]);
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
    expect(daysBetween('2026-10-26', '2026-10-24')).toBe(-2);
  });

  it('midnight is 00:00 and the weekday has its Polish name', () => {
    expect(formatTime('2026-11-18T23:00:00Z')).toBe('00:00');
    expect(formatWeekday('2026-11-19')).toBe('czwartek');
  });

  it('[decisions 52] short weekdays are Ndz, Pn … So, by the day in Warsaw', () => {
    const week = ['15', '16', '17', '18', '19', '20', '21'].map((day) =>
      formatWeekdayShort(`2026-11-${day}`),
    );
    expect(week).toEqual(['Ndz', 'Pn', 'Wt', 'Śr', 'Cz', 'Pt', 'So']);
    expect(formatWeekdayShort('2026-11-21T23:30:00Z')).toBe('Ndz');
    expect(formatWeekdayShort(null)).toBe('–');
  });

  it('today is the day in Warsaw, also shortly after midnight', () => {
    expect(todayIso(new Date('2026-06-30T22:30:00Z'))).toBe('2026-07-01');
  });

  it('the year is the year in Warsaw, where it begins an hour before UTC', () => {
    expect(practiceYear(new Date('2025-12-31T22:59:59Z'))).toBe(2025);
    expect(practiceYear(new Date('2025-12-31T23:00:00Z'))).toBe(2026);
  });

  it('a printed date names its month', () => {
    expect(formatLongDate('2026-03-01')).toBe('1\u00a0marca\u00a02026');
    expect(formatLongDate('kiedyś')).toBe('kiedyś');
  });

  it('distance to now is told in words', () => {
    const now = new Date('2026-11-19T12:00:00Z');
    expect(formatRelative('2026-11-19T11:59:40Z', now)).toBe('przed chwilą');
    expect(formatRelative('2026-11-19T10:00:00Z', now)).toBe('2 godziny temu');
    expect(formatRelative('2026-11-18T11:00:00Z', now)).toBe('wczoraj');
    expect(formatRelative('2026-11-19T12:05:00Z', now)).toBe('za 5 minut');
  });

  it('what is missing or no date is an en dash', () => {
    expect([formatDate(null), formatDate(''), formatDate('kiedyś'), formatTime(undefined)]).toEqual([
      '–',
      '–',
      '–',
      '–',
    ]);
  });
});
