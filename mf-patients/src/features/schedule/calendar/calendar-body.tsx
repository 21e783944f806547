import { formatTime, type LoadState, failureProps } from '@pora/kit';
import { ErrorState, SkeletonRows, useDelayed } from '@pora/ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { scheduleStrings as t } from '../schedule.strings.js';
import { type CalendarView } from './calendar-dates.js';
import { minutesOf } from './clock.js';
import { MonthGrid } from './month-grid.js';
import { type CalendarProps } from './calendar-props.js';
import { TimeGrid } from './time-grid.js';

interface CalendarBodyProps extends CalendarProps {
  view: CalendarView;
  date: string;
  state: LoadState<unknown>;
}

/** The calendar in its four states: loading, not loaded, empty, and with visits. */
export function CalendarBody({ view, date, state, ...calendar }: CalendarBodyProps) {
  if (state.phase === 'loading') return <Loading />;
  if (state.phase === 'failed') return <ErrorState title={t.loadFailed} {...failureProps(state)} />;
  const isEmpty = calendar.byDay.size === 0;
  return (
    <>
      {view === 'month' ? <MonthGrid {...calendar} month={date.slice(0, 7)} /> : <TimeGrid {...calendar} />}
      {isEmpty && <Empty>{emptyWords(view)}</Empty>}
    </>
  );
}

function emptyWords(view: CalendarView): ReactNode {
  return `${t.empty[view]} ${t.emptyText}`;
}

function Loading() {
  return useDelayed(true) ? <SkeletonRows rows={10} label={t.loading} /> : null;
}

/** Minutes of the day that have passed on the clock of the practice. */
export const minuteOf = (now: Date): number => minutesOf(formatTime(now));

const Empty = styled.p`
  padding: 0.75rem 0;
  color: ${({ theme }) => theme.c.text3};
`;
