import { EVENT_MINUTES } from '@pora/contracts/schedule/schedule.vocabulary';
import { momentOf } from '../calendar/clock.js';
import { type ShownEvent } from '../events/shown-events.js';

/** Where a visit lies: a day and minutes on the clock of the practice; the end may lie past midnight. */
export interface Place {
  date: string;
  start: number;
  end: number;
}

/** A lifted visit and the place it would be dropped at. */
export interface Draft extends Place {
  shown: ShownEvent;
}

/** Where a visit lies before it is moved; a very short one is dragged as a quarter of an hour [core §9]. */
export function placeOf({ date, start, event }: Pick<ShownEvent, 'date' | 'start' | 'event'>): Place {
  const minutes = Math.round((Date.parse(event.end) - Date.parse(event.start)) / 60_000);
  return { date, start, end: start + Math.max(minutes, EVENT_MINUTES.shortest) };
}

/** Whether two places are one. */
export function isSamePlace(a: Place, b: Place): boolean {
  return a.date === b.date && a.start === b.start && a.end === b.end;
}

/** The moments of a place, as the server knows them. */
export function momentsOf({ date, start, end }: Place): { start: string; end: string } {
  return { start: momentOf(date, start), end: momentOf(date, end) };
}
