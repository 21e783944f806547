import { invalidInput } from '@pora/common/errors';
import { practiceMoment, toIsoDate } from '@pora/text-pl/dates';

const EARLIEST = Date.UTC(1900, 0, 1);
const DAY_MS = 24 * 60 * 60 * 1000;
/** Characters of `yyyy-MM-dd`. */
const DAY_LENGTH = 10;

/** Noon of a day that is past, on the clock of the practice; of today it is now. */
function momentOfDay(day: string, now: Date): Date {
  return day === toIsoDate(now) ? now : practiceMoment(day, '12:00');
}

/** Moment of a measurement: the one given, else now; a day alone stands for its noon. @throws ApiError 400 before 1900 or more than a day ahead. */
export function measurementMoment(date: string | undefined, now: Date): Date {
  const moment =
    date === undefined ? now : date.length === DAY_LENGTH ? momentOfDay(date, now) : new Date(date);
  const at = moment.getTime();
  if (at >= EARLIEST && at <= now.getTime() + DAY_MS) return moment;
  const message = 'Data pomiaru nie może być w przyszłości ani przed 1900 rokiem.';
  throw invalidInput(message, { fields: [{ path: 'date', message }] });
}
