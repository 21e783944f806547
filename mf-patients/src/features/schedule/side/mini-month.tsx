import { addMonths, formatDate } from '@pora/kit';
import { IconButton } from '@pora/ui';
import { ChevronLeftIcon, ChevronRightIcon } from '@pora/ui/icons';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { daysOf, MONTH_HEADS, monthGridOf, monthTitle } from '../calendar/calendar-dates.js';
import { type Span } from '../events/schedule-spans.js';
import { sideStrings as t } from './side.strings.js';

interface MiniMonthProps {
  date: string;
  today: string;
  /** Number of visits by day, for the days asked for. */
  countsOf: (span: Span) => ReadonlyMap<string, number>;
  onDay: (date: string) => void;
}

/** A small month: the days with visits have a dot, a click goes to the day. */
export function MiniMonth({ date, today, countsOf, onDay }: MiniMonthProps) {
  const month = `${date.slice(0, 7)}-01`;
  const [leafed, setLeafed] = useState({ of: month, months: 0 });
  // Another month of the calendar is shown here at once.
  const shown = addMonths(month, leafed.of === month ? leafed.months : 0);
  const leaf = (by: 1 | -1) =>
    setLeafed({ of: month, months: (leafed.of === month ? leafed.months : 0) + by });
  const span = monthGridOf(shown);
  const { from, to } = span;
  const counts = useMemo(() => countsOf({ from, to }), [countsOf, from, to]);
  return (
    <section aria-label={t.month}>
      <Head>
        <b aria-live="polite">{monthTitle(shown)}</b>
        <IconButton label={t.previousMonth} icon={<ChevronLeftIcon />} onClick={() => leaf(-1)} />
        <IconButton label={t.nextMonth} icon={<ChevronRightIcon />} onClick={() => leaf(1)} />
      </Head>
      <Grid>
        {MONTH_HEADS.map((head) => (
          <Weekday key={head} aria-hidden="true">
            {head}
          </Weekday>
        ))}
        {daysOf(span).map((day) => {
          const count = counts.get(day) ?? 0;
          return (
            <Day
              key={day}
              type="button"
              $chosen={day === date}
              $today={day === today}
              $pale={day.slice(0, 7) !== shown.slice(0, 7)}
              $busy={count > 0}
              aria-label={t.dayOf(Number(day.slice(8)), formatDate(day), count)}
              {...(day === date && { 'aria-current': 'date' as const })}
              onClick={() => onDay(day)}
            >
              {Number(day.slice(8))}
            </Day>
          );
        })}
      </Grid>
    </section>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;

  b {
    flex: 1;
    font: ${({ theme }) => theme.t.strong};
  }
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: 1px;
  text-align: center;
`;

const Weekday = styled.span`
  padding: 0.25rem 0;
  color: ${({ theme }) => theme.c.text3};
  font: ${({ theme }) => theme.t.micro};
`;

const Day = styled.button<{ $chosen: boolean; $today: boolean; $pale: boolean; $busy: boolean }>`
  position: relative;
  min-height: 2rem;
  padding: 0;
  border: 1px solid ${({ theme, $today }) => ($today ? theme.c.lineControl : 'transparent')};
  border-radius: ${({ theme }) => theme.r[2]};
  background: ${({ theme, $chosen }) => ($chosen ? theme.c.ink : 'transparent')};
  color: ${({ theme, $chosen, $pale }) => ($chosen ? theme.c.onInk : $pale ? theme.c.text3 : theme.c.text)};
  font: ${({ theme }) => theme.t.dense};
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  &::after {
    position: absolute;
    bottom: 3px;
    left: 50%;
    display: ${({ $busy }) => ($busy ? 'block' : 'none')};
    width: 4px;
    height: 4px;
    margin-left: -2px;
    border-radius: 50%;
    background: ${({ theme, $chosen }) => ($chosen ? theme.c.onInk : theme.c.ink)};
    content: '';
  }

  &:hover {
    background: ${({ theme, $chosen }) => ($chosen ? theme.c.inkHover : theme.c.hover)};
  }

  &:focus-visible {
    box-shadow: ${({ theme }) => theme.focus};
    outline: 2px solid transparent;
  }

  @media (max-width: 480px) {
    min-height: ${({ theme }) => theme.h.touch};
  }
`;
