const TYPED_DATE = /^(\d{2})\.(\d{2})\.(\d{4})$/;
const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Value of a date field whose text is no date: even a typed yyyy-MM-dd must not slip through as one. */
export const UNREADABLE_DATE = 'unreadable-date';

function isRealDate(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  date.setUTCFullYear(year);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year > 0;
}

/** `yyyy-MM-dd` of a typed date; only dd.MM.yyyy and only a day that is in the calendar, else null. [core §5] */
export function parseDateInput(text: string): string | null {
  const [, day = '', month = '', year = ''] = TYPED_DATE.exec(text.trim()) ?? [];
  if (!year || !isRealDate(Number(year), Number(month), Number(day))) return null;
  return `${year}-${month}-${day}`;
}

/** Whether a text has the shape dd.MM.yyyy, real or not. */
export function looksLikeDate(text: string): boolean {
  return TYPED_DATE.test(text.trim());
}

/** dd.MM.yyyy of an ISO date; any other text comes back as it is. */
export function formatDateInput(iso: string): string {
  const [, year, month, day] = ISO_DATE.exec(iso) ?? [];
  return year && month && day ? `${day}.${month}.${year}` : iso;
}

/** Local midnight of an ISO date, for the calendar; undefined when the text is no real date. */
export function isoToLocalDate(iso: string): Date | undefined {
  const [, year, month, day] = ISO_DATE.exec(iso) ?? [];
  if (!year || !isRealDate(Number(year), Number(month), Number(day))) return undefined;
  return new Date(Number(year), Number(month) - 1, Number(day));
}

/** ISO date of a day picked in the calendar. */
export function localDateToIso(date: Date): string {
  const pad = (value: number, length: number): string => String(value).padStart(length, '0');
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;
}
