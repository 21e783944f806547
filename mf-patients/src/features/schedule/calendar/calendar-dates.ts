import { addDays, addMonths, formatDate, formatWeekdayShort } from '@pora/kit';
import { type Span } from '../events/schedule-spans.js';

/** How much of the calendar is shown [core §2]. */
export const CALENDAR_VIEWS = ['day', 'week', 'month'] as const;

/** A view of the calendar. */
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

const MONTHS = [
  'styczeń',
  'luty',
  'marzec',
  'kwiecień',
  'maj',
  'czerwiec',
  'lipiec',
  'sierpień',
  'wrzesień',
  'październik',
  'listopad',
  'grudzień',
] as const;

/** Heads of a month grid, where alone Sunday is `Nd` [core §2, decisions 52]. */
export const MONTH_HEADS = ['Pn', 'Wt', 'Śr', 'Cz', 'Pt', 'So', 'Nd'] as const;

/** Day of the week from Monday (0) to Sunday (6). */
export function weekdayIndex(date: string): number {
  return (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7;
}

/** The days from one to another, both included. */
export function daysOf({ from, to }: Span): string[] {
  const days = [from];
  for (let day = from; day < to;) {
    day = addDays(day, 1);
    days.push(day);
  }
  return days;
}

/** Monday to Sunday around a day. */
export function weekOf(date: string): Span {
  const from = addDays(date, -weekdayIndex(date));
  return { from, to: addDays(from, 6) };
}

/** Whole weeks that show a month. */
export function monthGridOf(date: string): Span {
  const first = `${date.slice(0, 7)}-01`;
  return { from: weekOf(first).from, to: weekOf(addDays(addMonths(first, 1), -1)).to };
}

/** The days that a view shows. */
export function spanOf(view: CalendarView, date: string): Span {
  if (view === 'day') return { from: date, to: date };
  return view === 'week' ? weekOf(date) : monthGridOf(date);
}

/** The day that "previous" and "next" lead to: a day, seven days or a month further [core §2]. */
export function step(view: CalendarView, date: string, by: 1 | -1): string {
  if (view === 'month') return addMonths(date, by);
  return addDays(date, view === 'week' ? 7 * by : by);
}

/** Name and year of a month: "listopad 2026". */
export function monthTitle(date: string): string {
  const [year = '', month = '1'] = date.split('-');
  return `${MONTHS[Number(month) - 1] ?? ''} ${year}`;
}

/** Days of a week in one line: "16–22.11.2026", "30.11–06.12.2026". */
function weekTitle({ from, to }: Span): string {
  const [first, last] = [formatDate(from), formatDate(to)];
  if (from.slice(0, 7) === to.slice(0, 7)) return `${first.slice(0, 2)}–${last}`;
  return from.slice(0, 4) === to.slice(0, 4) ? `${first.slice(0, 5)}–${last}` : `${first}–${last}`;
}

/** Heading of what a view shows [core §2]. */
export function viewTitle(view: CalendarView, date: string): string {
  if (view === 'month') return monthTitle(date);
  if (view === 'week') return weekTitle(weekOf(date));
  return `Plan dnia ${formatDate(date)} (${formatWeekdayShort(date)})`;
}

/** Whether a text is a day of the calendar, `yyyy-MM-dd`. */
export function isCalendarDate(text: string): boolean {
  return (
    /^(19|20)\d{2}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text
  );
}
