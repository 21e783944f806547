import { type WorkingHours } from '@pora/contracts/schedule/schedule.model';
import { formatWeekdayShort } from '@pora/kit';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { media } from '@pora/ui';
import styled from 'styled-components';
import { scheduleStrings as t } from '../schedule.strings.js';
import { type CalendarProps } from './calendar-props.js';
import { minutesOf, SLOT_MINUTES, SLOTS, timeOf } from './clock.js';
import { DayColumn } from './day-column.js';
import { DayMark } from './day-mark.js';
import { hoursText, workingDayOf } from './working-hours.js';

/** The first hour in sight where the working hours are not known. */
const USUAL_START = 8 * 60;

/** Days beside one another over a column of hours, a row for each half hour [core §2, §9]. */
export function TimeGrid(props: CalendarProps) {
  const { days, hours, today } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const isDay = days.length === 1;
  const starts = days.flatMap((date) => workingDayOf(hours, date)?.from ?? []).sort();
  const firstMinute = starts[0] === undefined ? USUAL_START : minutesOf(starts[0]);
  useLayoutEffect(() => {
    const element = scroller.current;
    const row = element?.querySelector<HTMLElement>(`[data-hour="${rowAbove(firstMinute)}"]`);
    if (element && row) element.scrollTop = row.offsetTop;
  }, [firstMinute, isDay]);
  return (
    <Scroller ref={scroller} data-calendar data-scroller onKeyDown={walk}>
      <Head style={{ gridTemplateColumns: columns(days.length) }}>
        <HourHead>{t.hour}</HourHead>
        {days.map((date) => (
          <DayHead key={date} $today={date === today}>
            <span>{formatWeekdayShort(date)}</span>
            <DayMark date={date} today={today} onOpen={isDay ? undefined : props.onDay} />
            {isDay && <Hours>{hoursWords(hours, date)}</Hours>}
          </DayHead>
        ))}
      </Head>
      <Body style={{ gridTemplateColumns: columns(days.length) }}>
        <HourColumn aria-hidden="true">
          {SLOTS.map((minute) => (
            <Hour key={minute} data-hour={minute}>
              {minute % 60 === 0 && minute > 0 && timeOf(minute)}
            </Hour>
          ))}
        </HourColumn>
        {days.map((date) => (
          <DayColumn key={date} {...props} date={date} firstMinute={firstMinute} />
        ))}
      </Body>
    </Scroller>
  );
}

const columns = (days: number) => `var(--hours) repeat(${days}, minmax(var(--day), 1fr))`;
const rowAbove = (minute: number) =>
  Math.max(Math.floor(minute / SLOT_MINUTES) * SLOT_MINUTES - SLOT_MINUTES, 0);

function hoursWords(hours: WorkingHours | undefined, date: string): string | undefined {
  const day = workingDayOf(hours, date);
  if (day === null) return t.dayOff;
  const range = hoursText(day);
  return range && t.workingHours(range);
}

const SLOT_STEPS = new Map([
  ['ArrowUp', { days: 0, minutes: -SLOT_MINUTES }],
  ['ArrowDown', { days: 0, minutes: SLOT_MINUTES }],
  ['ArrowLeft', { days: -1, minutes: 0 }],
  ['ArrowRight', { days: 1, minutes: 0 }],
]);

/** Arrows walk over the rows; at the edge they go on as keys of the calendar. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = SLOT_STEPS.get(event.key);
  const { minute } = (event.target as HTMLElement).dataset;
  const column = (event.target as HTMLElement).closest('[data-day]');
  if (!step || minute === undefined || !column || event.shiftKey) return;
  const all = [...event.currentTarget.querySelectorAll('[data-day]')];
  const next = all[all.indexOf(column) + step.days];
  const slot = next?.querySelector<HTMLElement>(`[data-minute="${Number(minute) + step.minutes}"]`);
  if (!slot) return;
  event.preventDefault();
  slot.focus();
}

const Scroller = styled.div`
  --slot: 2.125rem;
  --hours: 5rem;
  --day: 0;
  position: relative;
  max-height: calc(100dvh - 9.5rem);
  min-height: 20rem;
  overflow: auto;
  border-top: 1px solid ${({ theme }) => theme.c.line};
  border-bottom: 1px solid ${({ theme }) => theme.c.line};
  scroll-padding-top: 3rem;

  ${media.touch} {
    /* A finger needs the height, and three lines of words stand in it. */
    --slot: 3rem;
  }

  ${media.phone} {
    /* Seven days do not fit: they are scrolled sideways beside the hours. */
    --slot: ${({ theme }) => theme.h.touch};
    --hours: 2.75rem;
    --day: 6.5rem;
    max-height: calc(100dvh - 12rem);
  }
`;

const Head = styled.div`
  position: sticky;
  z-index: ${({ theme }) => theme.z.sticky};
  top: 0;
  display: grid;
  min-width: fit-content;
  border-bottom: 1px solid ${({ theme }) => theme.c.lineStrong};
  background: ${({ theme }) => theme.c.surface};
`;

const HourHead = styled.div`
  align-self: center;
  color: ${({ theme }) => theme.c.text3};
  font: ${({ theme }) => theme.t.small};
`;

const DayHead = styled.div<{ $today: boolean }>`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-width: 0;
  min-height: 2.5rem;
  padding: 0 0.625rem;
  border-left: 1px solid ${({ theme }) => theme.c.line};
  color: ${({ theme, $today }) => ($today ? theme.c.text : theme.c.text2)};
`;

const Hours = styled.span`
  margin-left: auto;
  color: ${({ theme }) => theme.c.text3};
  font: ${({ theme }) => theme.t.small};
`;

const Body = styled.div`
  position: relative;
  display: grid;
  min-width: fit-content;
`;

const HourColumn = styled.div`
  ${media.phone} {
    position: sticky;
    z-index: 3;
    left: 0;
    background: ${({ theme }) => theme.c.surface};
  }

  color: ${({ theme }) => theme.c.text2};
  font: ${({ theme }) => theme.t.micro};
  font-variant-numeric: tabular-nums;
`;

const Hour = styled.div`
  height: var(--slot);
  padding-right: 0.75rem;
  text-align: right;
  line-height: 0;

  ${media.phone} {
    padding-right: 0.375rem;
  }
`;
