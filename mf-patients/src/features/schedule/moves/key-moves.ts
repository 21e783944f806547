import { EVENT_MINUTES } from '@pora/contracts/schedule/schedule.vocabulary';
import { addDays } from '@pora/kit';
import { type CalendarView } from '../calendar/calendar-dates.js';
import { DAY_MINUTES, SLOT_MINUTES } from '../calendar/clock.js';
import { type Place } from './place.js';

/** Minutes by which Shift and an arrow move the end. */
const END_STEP = 15;

type Step = (place: Place, by: 1 | -1) => Place;

const byDays =
  (days: number): Step =>
  (place, by) => ({ ...place, date: addDays(place.date, days * by) });

const bySlot: Step = ({ date, start, end }, by) => {
  const moved = Math.min(Math.max(start + by * SLOT_MINUTES, 0), DAY_MINUTES - SLOT_MINUTES);
  return { date, start: moved, end: end - start + moved };
};

const byEnd: Step = ({ date, start, end }, by) => ({
  date,
  start,
  end: Math.min(Math.max(end + by * END_STEP, start + EVENT_MINUTES.shortest), start + DAY_MINUTES),
});

const ARROWS = new Map<string, { by: 1 | -1; axis: 'hours' | 'days' }>([
  ['ArrowUp', { by: -1, axis: 'hours' }],
  ['ArrowDown', { by: 1, axis: 'hours' }],
  ['ArrowLeft', { by: -1, axis: 'days' }],
  ['ArrowRight', { by: 1, axis: 'days' }],
]);

/** Where an arrow takes a lifted visit; Shift with ↑ ↓ moves its end. Null for other keys. In a month ↑ ↓ are weeks. */
export function keyMove(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  place: Place,
  view: CalendarView,
): Place | null {
  const arrow = ARROWS.get(key);
  if (!arrow) return null;
  const { date, start, end } = place;
  const here = { date, start, end };
  if (arrow.axis === 'days') return byDays(1)(here, arrow.by);
  if (shiftKey) return byEnd(here, arrow.by);
  return view === 'month' ? byDays(7)(here, arrow.by) : bySlot(here, arrow.by);
}
