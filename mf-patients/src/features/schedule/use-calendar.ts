import { todayIso } from '@pora/kit';
import { useCallback, useMemo } from 'react';
import { minuteOf } from './calendar/clock.js';
import { spanOf } from './calendar/calendar-dates.js';
import { useCalendarAddress } from './calendar/use-calendar-address.js';
import { useNow } from './calendar/use-now.js';
import { useWorkingHours } from './calendar/working-hours.js';
import { type Span } from './events/schedule-spans.js';
import { countByDay, eventsByDay, type ShownEvent } from './events/shown-events.js';
import { useSchedule } from './events/use-schedule.js';
import { useVisitPatients } from './events/use-visit-patients.js';

/** Everything the calendar shows: the place in it, the visits of the shown days, working hours and now. */
export function useCalendar() {
  const { view, date, go } = useCalendarAddress();
  const span = useMemo(() => spanOf(view, date), [view, date]);
  const schedule = useSchedule(span);
  const patients = useVisitPatients();
  const hours = useWorkingHours();
  const moment = useNow();
  const { items } = schedule;
  const shown = useCallback(
    (days: Span) => eventsByDay(items, { span: days, patients, now: moment.toISOString() }),
    [items, patients, moment],
  );
  return {
    view,
    date,
    go,
    span,
    schedule,
    patients,
    hours,
    today: todayIso(moment),
    nowMinute: minuteOf(moment),
    byDay: useMemo(() => shown(span), [shown, span]),
    /** The visits of any one day that is read. */
    dayOf: useCallback(
      (day: string): readonly ShownEvent[] => shown({ from: day, to: day }).get(day) ?? NO_EVENTS,
      [shown],
    ),
    countsOf: useCallback((days: Span) => countByDay(items, days), [items]),
  };
}

const NO_EVENTS: readonly ShownEvent[] = [];
