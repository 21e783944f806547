import { formatDate, formatWeekdayShort } from '@pora/kit';
import { CloudOffIcon, CoffeeIcon, TriangleAlertIcon } from '@pora/ui/icons';
import { useMemo } from 'react';
import styled from 'styled-components';
import { type Span } from '../events/schedule-spans.js';
import { type PlacedEvent, placeEvents, type ShownEvent } from '../events/shown-events.js';
import { scheduleStrings as t } from '../schedule.strings.js';
import { daysOf, weekOf } from './calendar-dates.js';
import { type CalendarProps } from './calendar-props.js';
import { rangeOf, timeOf } from './clock.js';
import { PhaseWord } from './event-block.js';
import { eventLook } from './event-look.js';
import { breaksOf, type Period, workingDayOf } from './working-hours.js';

interface DayAgendaProps extends CalendarProps {
  date: string;
  countsOf: (span: Span) => ReadonlyMap<string, number>;
}

type Line =
  | { kind: 'visit'; at: number; shown: PlacedEvent }
  | { kind: 'pause'; at: number; pause: Period }
  | { kind: 'now'; at: number };

/** A day on the phone: the days of its week, then its visits under one another. */
export function DayAgenda(props: DayAgendaProps) {
  const { date, byDay, hours, today, nowMinute, unsavedIds, onOpen } = props;
  const lines: Line[] = [
    ...placeEvents(byDay.get(date) ?? []).map((shown) => ({
      kind: 'visit' as const,
      at: shown.start,
      shown,
    })),
    ...breaksOf(workingDayOf(hours, date)).map((pause) => ({
      kind: 'pause' as const,
      at: pause.from,
      pause,
    })),
    ...(date === today ? [{ kind: 'now' as const, at: nowMinute }] : []),
  ];
  lines.sort((a, b) => a.at - b.at);
  return (
    <div data-calendar="list">
      <WeekStrip {...props} />
      <Lines aria-label={t.agenda}>
        {lines.map((line) => (
          <LineRow key={`${line.kind} ${line.kind === 'visit' ? line.shown.event.id : line.at}`}>
            <Time $now={line.kind === 'now'}>{timeOf(line.at)}</Time>
            {line.kind === 'visit' && (
              <Visit
                shown={line.shown}
                unsaved={unsavedIds.has(line.shown.event.id)}
                moves={props.moves}
                onOpen={onOpen}
              />
            )}
            {line.kind === 'pause' && (
              <Pause>
                <CoffeeIcon size={16} />
                {t.pause(rangeOf(line.pause.from, line.pause.to))}
              </Pause>
            )}
            {line.kind === 'now' && <Now role="img" aria-label={t.now(timeOf(line.at))} />}
          </LineRow>
        ))}
      </Lines>
    </div>
  );
}

/** The week around the day; a dot marks the days with visits. */
function WeekStrip({ date, today, countsOf, onDay }: DayAgendaProps) {
  const counts = useMemo(() => countsOf(weekOf(date)), [countsOf, date]);
  return (
    <Strip>
      {daysOf(weekOf(date)).map((day) => (
        <StripDay
          key={day}
          type="button"
          data-day={day}
          $chosen={day === date}
          $today={day === today}
          $busy={(counts.get(day) ?? 0) > 0}
          aria-label={t.openDay(`${formatWeekdayShort(day)} ${Number(day.slice(8))}`, formatDate(day))}
          {...(day === date && { 'aria-current': 'date' as const })}
          onClick={() => onDay(day)}
        >
          <small>{formatWeekdayShort(day)}</small> <b>{Number(day.slice(8))}</b>
        </StripDay>
      ))}
    </Strip>
  );
}

interface VisitProps extends Pick<CalendarProps, 'onOpen' | 'moves'> {
  shown: PlacedEvent;
  unsaved: boolean;
}

function Visit({ shown, unsaved, moves, onOpen }: VisitProps) {
  const { event, patient, start, end, phase, overlaps } = shown;
  const facts = [
    t.minutes(end - start),
    patient && event.title,
    patient?.isChild && t.child,
    event.seriesId !== undefined && t.repeats,
  ];
  return (
    <Card
      type="button"
      $phase={phase}
      $lifted={moves.draft?.shown.event.id === event.id}
      data-event={event.id}
      {...moves.handlers(shown)}
      onClick={() => !moves.wasDragged() && onOpen(event.id)}
    >
      <Who $struck={phase === 'cancelled'}>{patient?.name ?? event.title}</Who>
      <Facts>
        <span>{facts.filter(Boolean).join(' · ')}</span>
        <PhaseWord shown={shown} />
        {overlaps && (
          <Overlap>
            <TriangleAlertIcon size={14} />
            {t.overlaps}
          </Overlap>
        )}
        {unsaved && (
          <>
            <CloudOffIcon size={14} />
            {t.unsaved}
          </>
        )}
      </Facts>
    </Card>
  );
}

const Strip = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  margin-bottom: 0.75rem;
  border-bottom: 1px solid ${({ theme }) => theme.c.line};
`;

const StripDay = styled.button<{ $chosen: boolean; $today: boolean; $busy: boolean }>`
  display: grid;
  justify-items: center;
  gap: 0.125rem;
  min-height: ${({ theme }) => theme.h.touch};
  padding: 0.25rem 0 0.5rem;
  border: 0;
  background: transparent;
  color: ${({ theme }) => theme.c.text};
  cursor: pointer;

  small {
    color: ${({ theme }) => theme.c.text3};
    font: ${({ theme }) => theme.t.micro};
  }

  b {
    display: grid;
    place-items: center;
    width: 2rem;
    height: 2rem;
    border: 1px solid ${({ theme, $today }) => ($today ? theme.c.lineControl : 'transparent')};
    border-radius: 50%;
    background: ${({ theme, $chosen }) => ($chosen ? theme.c.ink : 'transparent')};
    color: ${({ theme, $chosen }) => ($chosen ? theme.c.onInk : 'inherit')};
    font: ${({ theme }) => theme.t.strong};
  }

  &::after {
    width: 4px;
    height: 4px;
    border-radius: 50%;
    background: ${({ theme, $busy }) => ($busy ? theme.c.ink : 'transparent')};
    content: '';
  }

  &:focus-visible {
    box-shadow: ${({ theme }) => theme.focus};
    outline: 2px solid transparent;
  }
`;

const Lines = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 0.25rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const LineRow = styled.li`
  display: grid;
  grid-template-columns: 2.75rem minmax(0, 1fr);
  gap: 0.25rem;
`;

const Time = styled.span<{ $now: boolean }>`
  padding-top: ${({ $now }) => ($now ? 0 : '0.625rem')};
  color: ${({ theme, $now }) => ($now ? theme.c.dangerText : theme.c.text2)};
  font: ${({ theme }) => theme.t.micro};
  font-variant-numeric: tabular-nums;
`;

const Card = styled.button<{ $phase: ShownEvent['phase']; $lifted: boolean }>`
  ${eventLook}
  display: block;
  width: 100%;
  min-height: 3.5rem;
  padding: 0.5rem 0.75rem;
  opacity: ${({ $lifted }) => ($lifted ? 0.45 : 1)};
  -webkit-touch-callout: none;
  user-select: none;
  border-radius: ${({ theme }) => theme.r[3]};
  font: ${({ theme }) => theme.t.body};
  text-align: left;
  cursor: pointer;

  &:focus-visible {
    box-shadow: ${({ theme }) => theme.focus};
    outline: 2px solid transparent;
  }
`;

const Who = styled.span<{ $struck: boolean }>`
  display: block;
  font: ${({ theme }) => theme.t.strong};
  text-decoration: ${({ $struck }) => ($struck ? 'line-through' : 'none')};
`;

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.125rem 0.5rem;
  font: ${({ theme }) => theme.t.dense};
`;

const Overlap = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  color: ${({ theme }) => theme.c.amberText};
`;

const Pause = styled.div`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 2.75rem;
  padding: 0 0.75rem;
  border: 1px dashed ${({ theme }) => theme.c.lineStrong};
  border-radius: ${({ theme }) => theme.r[3]};
  color: ${({ theme }) => theme.c.text2};
`;

const Now = styled.div`
  height: 0;
  margin-top: 0.5rem;
  border-top: 1px solid ${({ theme }) => theme.c.danger};
`;
