import { invalidInput } from '@pora/common/errors';

const EARLIEST = Date.UTC(1900, 0, 1);
const DAY_MS = 24 * 60 * 60 * 1000;

/** Moment of a measurement: the one given, else now. @throws ApiError 400 before 1900 or more than a day ahead. */
export function measurementMoment(date: string | undefined, now: Date): Date {
  const moment = date === undefined ? now : new Date(date);
  const at = moment.getTime();
  if (at >= EARLIEST && at <= now.getTime() + DAY_MS) return moment;
  const message = 'Data pomiaru nie może być w przyszłości ani przed 1900 rokiem.';
  throw invalidInput(message, { fields: [{ path: 'date', message }] });
}
