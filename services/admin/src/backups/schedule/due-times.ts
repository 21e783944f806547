import type { BackupScheduleBody } from '@pora/contracts/admin/backup-schedule.model';
import { addDays, practiceMoment, toIsoDate } from '@pora/text-pl/dates';

/** What says when a backup is due. */
export type ScheduleClock = Pick<BackupScheduleBody, 'cadence' | 'weekday' | 'time'>;

const DAYS_OF_WEEK = 7;

/** Day of the week of a calendar date, 1 for Monday. */
export const weekdayOf = (date: string): number => new Date(`${date}T12:00:00Z`).getUTCDay() || DAYS_OF_WEEK;

/** The latest moment, now at most, at which a backup was due. */
export function lastDue(clock: ScheduleClock, now: Date): Date {
  return momentsFrom(clock, now, -1).find((moment) => moment <= now) ?? never();
}

/** The first moment after now at which a backup is due. */
export function nextDue(clock: ScheduleClock, now: Date): Date {
  return momentsFrom(clock, now, 1).find((moment) => moment > now) ?? never();
}

/**
 * Moments of today and of the week that follows (1) or went before (-1). On the clock of Warsaw a time that a night leaves out
 * comes an hour later, and of one that comes twice the first counts, so that every day has exactly one.
 */
function momentsFrom({ cadence, weekday, time }: ScheduleClock, now: Date, step: 1 | -1): Date[] {
  const today = toIsoDate(now);
  const dates = Array.from({ length: DAYS_OF_WEEK + 1 }, (_, days) => addDays(today, days * step));
  return dates
    .filter((date) => cadence === 'daily' || weekdayOf(date) === weekday)
    .map((date) => practiceMoment(date, time));
}

function never(): never {
  throw new RangeError('a week without a moment');
}
