import { formatDate } from '@pora/text-pl/dates';
import { handOutStrings as strings } from './hand-out.strings.js';

/** Days of a week's table, of a shopping list and of the diary. */
export const DAYS_OF_WEEK = 7;

/** A date so many days after the first one, `yyyy-MM-dd`. */
function dateAfter(firstDay: string, days: number): string {
  const date = new Date(`${firstDay}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

const printerOf = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('pl-PL', { timeZone: 'UTC', ...options });
  return (date: string) => format.format(new Date(`${date}T12:00:00Z`));
};
const longDay = printerOf({ weekday: 'long', day: 'numeric', month: 'long' });
const shortDay = printerOf({ weekday: 'short', day: 'numeric', month: '2-digit' });
const weekday = printerOf({ weekday: 'long' });
const dayAndMonth = printerOf({ day: 'numeric', month: 'long' });
const dayAndMonthNumbers = printerOf({ day: 'numeric', month: '2-digit' });

/** What is printed of one day of the plan; empty without a first day. */
const dayPrinter = (print: (date: string) => string) => (day: number, firstDay: string | undefined) =>
  firstDay === undefined ? '' : print(dateAfter(firstDay, day - 1));

/** "poniedziałek, 23 listopada" of a day of the plan; empty without a first day. */
export const dateOfDay = dayPrinter(longDay);
/** "pon., 23.11" of a day of the plan; empty without a first day. */
export const shortDate = dayPrinter(shortDay);
/** "poniedziałek" of a day of the plan; empty without a first day. */
export const weekdayOf = dayPrinter(weekday);
/** "23.11" of a day of the plan; empty without a first day. */
export const dateNumbers = dayPrinter(dayAndMonthNumbers);

/** Whether a date lies behind a day of the plan; true where nobody knows the dates of its days. */
export const isAfterDay = (date: string, day: number, firstDay: string | undefined): boolean =>
  firstDay === undefined || date > dateAfter(firstDay, day - 1);

/** "7 grudnia" of a date. */
export const dayOfMonth = dayAndMonth;

/** "23–29 listopada", "30 listopada – 6 grudnia" of days of the plan; empty without a first day. */
export function dayMonthRange(first: number, last: number, firstDay: string | undefined): string {
  if (firstDay === undefined) return '';
  const [from, to] = [dateAfter(firstDay, first - 1), dateAfter(firstDay, last - 1)];
  if (from === to) return dayAndMonth(from);
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))}–${dayAndMonth(to)}`;
  return `${dayAndMonth(from)} – ${dayAndMonth(to)}`;
}

/** "23.11–06.12.2026" of a plan of so many days; both years where they differ. */
export function periodOf(days: number, firstDay: string): string {
  const last = dateAfter(firstDay, Math.max(0, days - 1));
  if (last === firstDay) return formatDate(last);
  const isSameYear = last.slice(0, 4) === firstDay.slice(0, 4);
  return `${isSameYear ? formatDate(firstDay).slice(0, 5) : formatDate(firstDay)}–${formatDate(last)}`;
}

/** "poniedziałek, 07.12.2026, godz. 17:30"; empty without a date: nothing is invented. */
export function visitOf(date: string | undefined, time: string | undefined): string {
  return date === undefined ? '' : strings.visit(`${weekday(date)}, ${formatDate(date)}`, time);
}
