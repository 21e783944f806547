import { EVENT_MINUTES } from '@pora/contracts/schedule/schedule.vocabulary';
import { type CalendarView } from '../calendar/calendar-dates.js';
import { DAY_MINUTES, SLOT_MINUTES } from '../calendar/clock.js';
import { type Place } from './place.js';

/** What is done to a visit with a pointer. */
export type Grip = 'move' | 'resize';

/** Minutes to which the lower edge snaps. */
const EDGE_STEP = 15;

/** Pixels of half an hour in a list of visits, which has no rows of its own for the hours. */
const LIST_SLOT_PX = 24;

/** A pointer over the calendar. */
export interface Pointing {
  x: number;
  y: number;
  /** Pixels between the top of the visit and the pointer that took it. */
  grabbed: number;
  /** Pixels the pointer went down since it took the visit. */
  down: number;
}

const isAcross = ({ left, right }: DOMRect, x: number) => x >= left && x < right;
const isOver = (box: DOMRect, { x, y }: Pointing) => isAcross(box, x) && y >= box.top && y < box.bottom;

/** The place a pointer means, by the days that carry `data-day`; what it took where it means none. In a list of visits up and down are hours. */
export function placeUnder(
  calendar: Element,
  pointing: Pointing,
  { taken, grip, view }: { taken: Place; grip: Grip; view: CalendarView },
): Place {
  const days = [...calendar.querySelectorAll<HTMLElement>('[data-day]')].map((element) => ({
    date: element.dataset.day ?? '',
    box: element.getBoundingClientRect(),
  }));
  const isList = calendar.matches('[data-calendar="list"]');
  if (view === 'month' || isList) {
    const day = days.find(({ box }) => isOver(box, pointing));
    if (day) return { ...taken, date: day.date };
    return isList ? later(taken, Math.round(pointing.down / LIST_SLOT_PX) * SLOT_MINUTES) : taken;
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
  return { ...later(taken, slot - taken.start), date: column.date };
}

/** A place so many minutes later, or earlier, on the same day. */
function later({ date, start, end }: Place, minutes: number): Place {
  const moved = Math.min(Math.max(start + minutes, 0), DAY_MINUTES - SLOT_MINUTES);
  return { date, start: moved, end: moved + end - start };
}
