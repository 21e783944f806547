import { EVENT_MINUTES } from '@pora/contracts/schedule/schedule.vocabulary';
import { type CalendarView } from '../calendar/calendar-dates.js';
import { DAY_MINUTES, SLOT_MINUTES } from '../calendar/clock.js';
import { type Place } from './place.js';

/** What is done to a visit with a pointer. */
export type Grip = 'move' | 'resize';

/** Minutes to which the lower edge snaps. */
const EDGE_STEP = 15;

/** A pointer over the calendar. */
export interface Pointing {
  x: number;
  y: number;
  /** Pixels between the top of the visit and the pointer that took it. */
  grabbed: number;
}

const isAcross = ({ left, right }: DOMRect, x: number) => x >= left && x < right;
const isOver = (box: DOMRect, { x, y }: Pointing) => isAcross(box, x) && y >= box.top && y < box.bottom;

/** The place a pointer means, by the days that carry `data-day`; what it took where it means none. */
export function placeUnder(
  calendar: Element,
  pointing: Pointing,
  { taken, grip, view }: { taken: Place; grip: Grip; view: CalendarView },
): Place {
  const days = [...calendar.querySelectorAll<HTMLElement>('[data-day]')].map((element) => ({
    date: element.dataset.day ?? '',
    box: element.getBoundingClientRect(),
  }));
  if (view === 'month') {
    const day = days.find(({ box }) => isOver(box, pointing));
    return day ? { ...taken, date: day.date } : taken;
  }
  const day = days.find(({ box }) => isAcross(box, pointing.x));
  const column = day ?? days.find(({ date }) => date === taken.date);
  if (!column || column.box.height === 0) return taken;
  const minuteAt = (y: number) => ((y - column.box.top) / column.box.height) * DAY_MINUTES;
  if (grip === 'resize') {
    const end = Math.round(minuteAt(pointing.y) / EDGE_STEP) * EDGE_STEP;
    return { ...taken, end: Math.min(Math.max(end, taken.start + EVENT_MINUTES.shortest), DAY_MINUTES) };
  }
  const slot = Math.round(minuteAt(pointing.y - pointing.grabbed) / SLOT_MINUTES) * SLOT_MINUTES;
  const start = Math.min(Math.max(slot, 0), DAY_MINUTES - SLOT_MINUTES);
  return { date: column.date, start, end: start + taken.end - taken.start };
}
