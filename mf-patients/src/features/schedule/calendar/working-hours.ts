import { scheduleCalls } from '@pora/contracts/calls';
import { type WorkingDay, type WorkingHours } from '@pora/contracts/schedule/schedule.model';
import { useApiQuery } from '@pora/kit';
import { weekdayIndex } from './calendar-dates.js';
import { DAY_MINUTES, minutesOf, rangeOf, SLOT_MINUTES } from './clock.js';

/** Minutes of a day from one to another. */
export interface Period {
  from: number;
  to: number;
}

/** Working hours of the practice; undefined until they are read, and the calendar shades nothing then. */
export function useWorkingHours(): WorkingHours | undefined {
  const load = useApiQuery(scheduleCalls.hours);
  return load.phase === 'ready' ? load.data : undefined;
}

/** What is worked on a day; null is a day off, undefined when the hours are not known. */
export function workingDayOf(hours: WorkingHours | undefined, date: string): WorkingDay | null | undefined {
  return hours?.days[weekdayIndex(date)];
}

const periodOf = ({ from, to }: { from: string; to: string }): Period => ({
  from: minutesOf(from),
  to: minutesOf(to),
});

/** Minutes outside the working hours. */
export function offHours(day: WorkingDay | null | undefined): Period[] {
  if (day === undefined) return [];
  if (day === null) return [{ from: 0, to: DAY_MINUTES }];
  const { from, to } = periodOf(day);
  return [
    { from: 0, to: from },
    { from: to, to: DAY_MINUTES },
  ].filter((period) => period.to > period.from);
}

/** The breaks of a working day. */
export function breaksOf(day: WorkingDay | null | undefined): Period[] {
  return day?.breaks.map(periodOf) ?? [];
}

/** "08:30–17:30"; undefined on a day off or before the hours are known. */
export function hoursText(day: WorkingDay | null | undefined): string | undefined {
  if (!day) return undefined;
  const { from, to } = periodOf(day);
  return rangeOf(from, to);
}

/** Starts at which a visit of so many minutes fits between what is taken, inside the working hours. */
export function freeStarts(
  day: WorkingDay | null | undefined,
  taken: readonly { start: number; end: number }[],
  minutes: number,
): number[] {
  if (!day) return [];
  const { from, to } = periodOf(day);
  const busy = [...taken, ...breaksOf(day).map((pause) => ({ start: pause.from, end: pause.to }))];
  const starts: number[] = [];
  const first = Math.ceil(from / SLOT_MINUTES) * SLOT_MINUTES;
  for (let start = first; start + minutes <= to; start += SLOT_MINUTES) {
    const end = start + minutes;
    if (!busy.some((one) => one.start < end && one.end > start)) starts.push(start);
  }
  return starts;
}
