import { createHash } from 'node:crypto';
import type { VisitStatus } from '@pora/contracts/schedule/schedule.model';
import { contentLine, textValue } from './content-line.js';

/** A visit as a subscription may know it. */
export interface FeedVisit {
  readonly id: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly status: VisitStatus;
  readonly version: number;
  readonly updatedAt: Date;
  /** Of a patient; anything else in the calendar is an event. */
  readonly isVisit: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

const HEAD = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Pora//Harmonogram//PL',
  'CALSCALE:GREGORIAN',
  'METHOD:PUBLISH',
  'NAME:Pora – harmonogram',
  'X-WR-CALNAME:Pora – harmonogram',
  'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
  'X-PUBLISHED-TTL:PT1H',
];

// Times are written in UTC, where no change of the clock can move them; the zone is there because a calendar
// must hold one component at least, also that of a practice without visits.
const ZONE = [
  ...['BEGIN:VTIMEZONE', 'TZID:Europe/Warsaw'],
  ...['BEGIN:STANDARD', 'DTSTART:19961027T030000', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100', 'TZNAME:CET'],
  ...['RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU', 'END:STANDARD'],
  ...['BEGIN:DAYLIGHT', 'DTSTART:19960331T020000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200', 'TZNAME:CEST'],
  ...['RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', 'END:DAYLIGHT'],
  'END:VTIMEZONE',
];

/** The visits as a calendar of RFC 5545: initials of patients, nothing else that a person typed. */
export function calendarText(visits: readonly FeedVisit[]): string {
  const lines = [...HEAD, ...ZONE, ...visits.flatMap(linesOf), 'END:VCALENDAR'];
  return lines.map(contentLine).join('');
}

function linesOf(visit: FeedVisit): string[] {
  const isCancelled = visit.status === 'cancelled';
  return [
    'BEGIN:VEVENT',
    `UID:${uidOf(visit.id)}`,
    // The moment of the last change, so that the same visits are the same bytes.
    `DTSTAMP:${utc(visit.updatedAt)}`,
    `LAST-MODIFIED:${utc(visit.updatedAt)}`,
    `SEQUENCE:${visit.version - 1}`,
    `DTSTART:${utc(visit.startsAt)}`,
    `DTEND:${utc(visit.endsAt)}`,
    `SUMMARY:${textValue(summaryOf(visit))}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `TRANSP:${isCancelled ? 'TRANSPARENT' : 'OPAQUE'}`,
    'CLASS:PRIVATE',
    'END:VEVENT',
  ];
}

/** "Wizyta – A.Z."; a title may hold a name, so it is never told. */
function summaryOf({ isVisit, firstName, lastName }: FeedVisit): string {
  if (!isVisit) return 'Wydarzenie';
  const initials = [firstName, lastName].map(initialOf).join('');
  return initials === '' ? 'Wizyta' : `Wizyta – ${initials}`;
}

function initialOf(name: string | null): string {
  const letter = /\p{L}/u.exec(name?.normalize('NFC') ?? '')?.[0];
  return letter === undefined ? '' : `${letter.toUpperCase()}.`;
}

/** The same for ever, and without what the id of an imported visit may say. */
function uidOf(id: string): string {
  return `${createHash('sha256').update(id).digest('hex').slice(0, 32)}@pora`;
}

/** "20260819T080000Z" */
function utc(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}
