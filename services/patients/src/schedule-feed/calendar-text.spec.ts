import { expect, it } from '@jest/globals';
import { calendarText, type FeedVisit } from './calendar-text.js';

const visit = (change: Partial<FeedVisit> = {}): FeedVisit => ({
  id: 'se-1',
  startsAt: new Date('2026-08-03T08:00:00Z'),
  endsAt: new Date('2026-08-03T08:30:00Z'),
  status: 'planned',
  version: 3,
  updatedAt: new Date('2026-07-01T06:00:05.123Z'),
  isVisit: true,
  firstName: 'Anna',
  lastName: 'Zielińska',
  ...change,
});
const lines = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');
const summary = (change: Partial<FeedVisit>) =>
  lines(calendarText([visit(change)])).find((line) => line.startsWith('SUMMARY:'));

it('a visit is written with UTC times, its version and when it last changed', () => {
  const text = lines(calendarText([visit()]));
  expect(text.slice(text.indexOf('BEGIN:VEVENT'))).toEqual([
    'BEGIN:VEVENT',
    expect.stringMatching(/^UID:[\da-f]{32}@pora$/),
    'DTSTAMP:20260701T060005Z',
    'LAST-MODIFIED:20260701T060005Z',
    'SEQUENCE:2',
    'DTSTART:20260803T080000Z',
    'DTEND:20260803T083000Z',
    'SUMMARY:Wizyta – A.Z.',
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
    'CLASS:PRIVATE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('a cancelled visit stays, as cancelled, and takes up no time', () => {
  const text = calendarText([visit({ status: 'cancelled' })]);
  expect(text).toContain('STATUS:CANCELLED\r\nTRANSP:TRANSPARENT');
  expect(calendarText([visit({ status: 'missed' })])).toContain('STATUS:CONFIRMED');
});

it.each([
  [{ firstName: 'Żaneta', lastName: 'ćwik-Nowak' }, 'SUMMARY:Wizyta – Ż.Ć.'],
  [{ firstName: 'Z\u0307aneta', lastName: '' }, 'SUMMARY:Wizyta – Ż.'],
  [{ firstName: '', lastName: ' „Lis”' }, 'SUMMARY:Wizyta – L.'],
  [{ firstName: ';,\\\n', lastName: '' }, 'SUMMARY:Wizyta'],
  [{ firstName: '𐐨', lastName: 'Lis' }, 'SUMMARY:Wizyta – 𐐀.L.'],
  [{ isVisit: false, firstName: null, lastName: null }, 'SUMMARY:Wydarzenie'],
])('of %o only initials are told', (change, told) => {
  expect(summary(change)).toBe(told);
});

it('no line is longer than 75 octets, and every line ends with CRLF', () => {
  const text = calendarText([visit({ firstName: 'Ł', lastName: 'Ż' })]);
  const raw = text.split('\r\n');
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(raw.at(-1)).toBe('');
  expect(Math.max(...raw.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
});

it('a calendar without visits still holds its zone, as the format asks for one component', () => {
  expect(lines(calendarText([]))).toEqual(expect.arrayContaining(['BEGIN:VTIMEZONE', 'END:VTIMEZONE']));
});

it('the same visit keeps its name; another one has another', () => {
  const uid = (id: string) => /UID:(\S+)/.exec(calendarText([visit({ id })]))?.[1];
  expect(uid('se-1')).toBe(uid('se-1'));
  expect(uid('se-2')).not.toBe(uid('se-1'));
  expect(uid('se-zielińska')).toMatch(/^[\da-f]+@pora$/);
});
