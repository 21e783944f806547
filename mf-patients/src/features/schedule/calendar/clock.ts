import { addDays, formatTime, formatWeekday, practiceMoment } from '@pora/kit';

/** Minutes of one row of the grid [core §5]. */
export const SLOT_MINUTES = 30;
/** Minutes of a day on the grid; the days on which the clock is moved have as many rows as all others. */
export const DAY_MINUTES = 24 * 60;
/** First minutes of the rows of a day. */
export const SLOTS: readonly number[] = Array.from(
  { length: DAY_MINUTES / SLOT_MINUTES },
  (_, at) => at * SLOT_MINUTES,
);

/** Minutes since midnight of a time `HH:MM`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Time `HH:MM` of minutes since midnight; 24:00 is the end of the day. */
export function timeOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** "11:00–11:30" */
export function rangeOf(start: number, end: number): string {
  return `${timeOf(start)}–${timeOf(end)}`;
}

/** The moment of minutes of a day on the clock of the practice, as ISO. */
export function momentOf(date: string, minutes: number): string {
  const days = Math.floor(minutes / DAY_MINUTES);
  return practiceMoment(addDays(date, days), timeOf(minutes - days * DAY_MINUTES)).toISOString();
}

/** A place on the calendar, to be read aloud: "czwartek, 12:00". */
export function spokenPlace(date: string, minutes: number): string {
  return `${formatWeekday(date)}, ${timeOf(minutes)}`;
}

/** Minutes of the day that have passed on the clock of the practice. */
export const minuteOf = (now: Date): number => minutesOf(formatTime(now));
