import { type LoadState, failureProps } from '@pora/kit';
import { ErrorState, mediaQueries, SkeletonRows, useDelayed, useMediaQuery } from '@pora/ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { type Span } from '../events/schedule-spans.js';
import { scheduleStrings as t } from '../schedule.strings.js';
import { type CalendarView } from './calendar-dates.js';
import { DayAgenda } from './day-agenda.js';
import { MonthGrid } from './month-grid.js';
import { type CalendarProps } from './calendar-props.js';
import { TimeGrid } from './time-grid.js';

interface CalendarBodyProps extends CalendarProps {
  countsOf: (span: Span) => ReadonlyMap<string, number>;
  view: CalendarView;
  date: string;
  state: LoadState<unknown>;
}

/** The calendar in its four states: loading, not loaded, empty, and with visits. */
export function CalendarBody({ view, date, state, countsOf, ...calendar }: CalendarBodyProps) {
  const phone = useMediaQuery(mediaQueries.phone);
  if (state.phase === 'loading') return <Loading />;
  if (state.phase === 'failed') return <ErrorState title={t.loadFailed} {...failureProps(state)} />;
  const isEmpty = calendar.byDay.size === 0;
  if (phone && view === 'day')
    return (
      <>
        <DayAgenda {...calendar} date={date} countsOf={countsOf} />
        {isEmpty && <Empty>{t.empty.day}</Empty>}
      </>
    );
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

const Empty = styled.p`
  padding: 0.75rem 0;
  color: ${({ theme }) => theme.c.text3};
`;
