import { MISSING } from './number.js';

/** Time zone of the practice: what a date-time means on the screen. */
export const PRACTICE_TIME_ZONE = 'Europe/Warsaw';

/** A calendar date `yyyy-MM-dd`, an ISO date-time, a Date, or nothing. */
export type DateInput = string | Date | null | undefined;

const CALENDAR_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

const partsFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: PRACTICE_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function partsOf(date: Date): Record<string, string> {
  return Object.fromEntries(partsFormat.formatToParts(date).map(({ type, value }) => [type, value]));
}

/** A calendar date has no zone: it is read as noon UTC, which is the same day in Warsaw. */
function toDate(value: DateInput): Date | null {
  if (value === null || value === undefined || value === '') return null;
  const date =
    typeof value === 'string' ? new Date(CALENDAR_DATE.test(value) ? `${value}T12:00:00Z` : value) : value;
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Date as Polish screens show it: `19.11.2026`. */
export function formatDate(value: DateInput): string {
  const date = toDate(value);
  if (!date) return MISSING;
  const { day, month, year } = partsOf(date);
  return `${day}.${month}.${year}`;
}

/** Time of a date-time in the practice's zone: `07:30`. */
export function formatTime(value: DateInput): string {
  const date = toDate(value);
  if (!date) return MISSING;
  const { hour, minute } = partsOf(date);
  return `${hour}:${minute}`;
}

/** Date and time: `19.11.2026 07:30`. */
export function formatDateTime(value: DateInput): string {
  return toDate(value) ? `${formatDate(value)}\u00a0${formatTime(value)}` : MISSING;
}

const weekdayFormat = new Intl.DateTimeFormat('pl-PL', { timeZone: PRACTICE_TIME_ZONE, weekday: 'long' });

/** Day of the week in lower case: `czwartek`. */
export function formatWeekday(value: DateInput): string {
  const date = toDate(value);
  return date ? weekdayFormat.format(date) : MISSING;
}

/** From Sunday on, as `Date.getUTCDay` counts; month grids alone write Sunday as `Nd` [decisions 52]. */
const WEEKDAYS_SHORT = ['Ndz', 'Pn', 'Wt', 'Śr', 'Cz', 'Pt', 'So'];

/** Short name of the day of the week, in lists, headings and week views: `Cz`, `Ndz`. */
export function formatWeekdayShort(value: DateInput): string {
  const date = toDate(value);
  // A calendar date counted in UTC has no zone that could move it.
  return date ? (WEEKDAYS_SHORT[new Date(`${toIsoDate(date)}T00:00:00Z`).getUTCDay()] ?? MISSING) : MISSING;
}

/** Calendar date `yyyy-MM-dd` of a moment in the practice's zone. */
export function toIsoDate(date: Date): string {
  const { day, month, year } = partsOf(date);
  return `${year}-${month}-${day}`;
}

/** Today's calendar date `yyyy-MM-dd` in the practice's zone. */
export function todayIso(now: Date = new Date()): string {
  return toIsoDate(now);
}

/** The current calendar year in the practice's zone. */
export function practiceYear(now: Date = new Date()): number {
  return Number(todayIso(now).slice(0, 4));
}

/** Calendar date `yyyy-MM-dd` so many days later, or earlier. */
export function addDays(date: string, days: number): string {
  const moment = new Date(`${date}T12:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/** Calendar date `yyyy-MM-dd` so many months later, or earlier; the last day of a month that is too short for it. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0));
  lastDay.setUTCDate(Math.min(day, lastDay.getUTCDate()));
  return lastDay.toISOString().slice(0, 10);
}

/** How something repeats: `count` times with the first one, every so many weeks or months. */
export interface Repetition {
  readonly unit: 'week' | 'month';
  readonly every: number;
  readonly count: number;
}

/** Calendar dates `yyyy-MM-dd` of what repeats from `first` on; a month too short for its day gives its last one. */
export function repeatedDates(first: string, { unit, every, count }: Repetition): string[] {
  return Array.from({ length: count }, (_, at) =>
    unit === 'week' ? addDays(first, at * every * 7) : addMonths(first, at * every),
  );
}

/** Whole days from one calendar date `yyyy-MM-dd` to another; negative when it is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / 86_400_000);
}

/** Minutes that the clock in Warsaw is ahead of UTC at a moment. */
function offsetMinutes(moment: Date): number {
  const { year, month, day, hour, minute } = partsOf(moment);
  const wall = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute));
  return Math.round((wall - Math.floor(moment.getTime() / 60_000) * 60_000) / 60_000);
}

/**
 * The moment at which the clock in Warsaw shows this time `HH:MM` on this date `yyyy-MM-dd`. A time that the night of the
 * change to summer leaves out is an hour later; of a time that comes twice in autumn it is the first.
 */
export function practiceMoment(date: string, time: string): Date {
  const wall = new Date(`${date}T${time}:00Z`);
  const before = offsetMinutes(new Date(wall.getTime() - 86_400_000));
  const after = offsetMinutes(new Date(wall.getTime() + 86_400_000));
  const at = (minutes: number) => new Date(wall.getTime() - minutes * 60_000);
  // On the day of a change the two differ, and only one of them shows the wanted time; before it, if both do.
  const first = at(before);
  return offsetMinutes(first) === before || offsetMinutes(at(after)) !== after ? first : at(after);
}

/** `yyyy-MM-dd` as `20 listopada 2026`; something else stays as it is. */
export function formatLongDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  if (!year || !month || !day) return date;
  return new Intl.DateTimeFormat('pl-PL', { dateStyle: 'long', timeZone: 'UTC' })
    .format(new Date(Date.UTC(year, month - 1, day)))
    .replace(/ /g, '\u00a0');
}

const relativeFormat = new Intl.RelativeTimeFormat('pl', { numeric: 'auto' });
const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];
const JUST_NOW = 'przed chwilą';
const IN_A_MOMENT = 'za chwilę';

/** Distance to now in words: `2 godziny temu`, `wczoraj`, `przed chwilą` under a minute. */
export function formatRelative(value: DateInput, now: Date = new Date()): string {
  const date = toDate(value);
  if (!date) return MISSING;
  const seconds = (date.getTime() - now.getTime()) / 1000;
  for (const [unit, length] of STEPS) {
    if (Math.abs(seconds) >= length) return relativeFormat.format(Math.trunc(seconds / length), unit);
  }
  return seconds > 0 ? IN_A_MOMENT : JUST_NOW;
}
