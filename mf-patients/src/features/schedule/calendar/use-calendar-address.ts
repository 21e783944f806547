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
  /** A function is asked with the newest place, also when that is not drawn yet. */
  const go = useCallback(
    (to: Move | ((from: CalendarPlace) => Move), { asStep = true } = {}) =>
      setSearch(
        (before) => {
          const place = typeof to === 'function' ? to(placeOf(before)) : to;
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
  return { ...placeOf(search), go };
}

type Move = Partial<CalendarPlace>;

function placeOf(search: URLSearchParams): CalendarPlace {
  const named = search.get('date') ?? '';
  return {
    view: CALENDAR_VIEWS.find((one) => one === search.get('view')) ?? 'day',
    date: isCalendarDate(named) ? named : todayIso(),
  };
}
