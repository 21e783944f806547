import { todayIso } from '@pora/kit';
import { useSearchParams } from '@pora/kit/router';
import { useCallback } from 'react';
import { CALENDAR_VIEWS, type CalendarView, isCalendarDate } from './calendar-dates.js';

/** What the calendar shows. */
export interface CalendarPlace {
  view: CalendarView;
  /** `yyyy-MM-dd` */
  date: string;
}

/** What the calendar shows, kept in the address: a reload and a link show the same. Day view of today needs no word. */
export function useCalendarAddress() {
  const [search, setSearch] = useSearchParams();
  const named = search.get('date') ?? '';
  const view = CALENDAR_VIEWS.find((one) => one === search.get('view')) ?? 'day';
  const date = isCalendarDate(named) ? named : todayIso();
  const go = useCallback(
    (place: Partial<CalendarPlace>, { asStep = true } = {}) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          if (place.view) next.set('view', place.view);
          if (place.date) next.set('date', place.date);
          if (next.get('view') === 'day') next.delete('view');
          if (next.get('date') === todayIso()) next.delete('date');
          return next;
        },
        // Going back leaves the schedule, not a week; from a day opened in the month it returns to the month.
        { replace: asStep },
      ),
    [setSearch],
  );
  return { view, date, go };
}
