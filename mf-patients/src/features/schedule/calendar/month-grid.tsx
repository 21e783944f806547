import { formatDate } from '@pora/kit';
import { media, mediaQueries, truncate, useMediaQuery, VisuallyHidden } from '@pora/ui';
import styled from 'styled-components';
import { type ShownEvent } from '../events/shown-events.js';
import { scheduleStrings as t } from '../schedule.strings.js';
import { MONTH_HEADS } from './calendar-dates.js';
import { minutesOf, timeOf } from './clock.js';
import { DayMark } from './day-mark.js';
import { eventLook, heard } from './event-look.js';
import { type CalendarProps } from './calendar-props.js';
import { workingDayOf } from './working-hours.js';

/** Visits of one day that a month shows; the others are counted [core §2, §9]. */
const SHOWN_PER_DAY = 3;
const USUAL_START = '08:00';
/** A day without room for time, title and patient on one line. */
const narrowDay = '@container (max-width: 9rem)';

interface MonthGridProps extends CalendarProps {
  /** `yyyy-MM`; days of other months are pale. */
  month: string;
}

/** Whole weeks of a month, Monday first, today marked [core §2]. */
export function MonthGrid(props: MonthGridProps) {
  return (
    <Frame data-calendar>
      <Heads aria-hidden="true">
        {MONTH_HEADS.map((head) => (
          <span key={head}>{head}</span>
        ))}
      </Heads>
      <Cells>
        {props.days.map((date) => (
          <MonthDay key={date} {...props} date={date} />
        ))}
      </Cells>
    </Frame>
  );
}

function MonthDay(props: MonthGridProps & { date: string }) {
  const { date, month, byDay, hours, today, unsavedIds, moves, onOpen, onAdd, onDay } = props;
  const day = byDay.get(date) ?? [];
  const worked = workingDayOf(hours, date);
  const rest = day.length - SHOWN_PER_DAY;
  // A phone has no room for several targets in a day: the whole day is one.
  const phone = useMediaQuery(mediaQueries.phone);
  return (
    <Cell data-day={date} $off={worked === null} $today={date === today} $target={moves.draft?.date === date}>
      {phone ? (
        <WholeDay
          type="button"
          aria-label={t.openDay(String(Number(date.slice(8))), formatDate(date))}
          {...(date === today && { 'aria-current': 'date' as const })}
          onClick={() => onDay(date)}
        />
      ) : (
        <AddHere
          type="button"
          tabIndex={-1}
          aria-label={t.addOn(formatDate(date))}
          onClick={() => onAdd(date, minutesOf(worked?.from ?? USUAL_START))}
        />
      )}
      <DayMark date={date} today={today} onOpen={phone ? undefined : onDay} quiet={!date.startsWith(month)} />
      {day.slice(0, SHOWN_PER_DAY).map((shown) => (
        <MonthEvent
          key={shown.event.id}
          shown={shown}
          unsaved={unsavedIds.has(shown.event.id)}
          moves={moves}
          {...(!phone && { onOpen })}
        />
      ))}
      {rest > 0 && phone && <RestCount>+{rest}</RestCount>}
      {rest > 0 && !phone && (
        <More type="button" aria-label={t.moreOf(rest, formatDate(date))} onClick={() => onDay(date)}>
          {t.more(rest)}
        </More>
      )}
    </Cell>
  );
}

interface MonthEventProps extends Pick<CalendarProps, 'moves'> {
  shown: ShownEvent;
  unsaved: boolean;
  /** Left out where the day is the target. */
  onOpen?: (id: string) => void;
}

function MonthEvent({ shown, unsaved, moves, onOpen }: MonthEventProps) {
  const { event, start, patient, phase } = shown;
  const isLifted = moves.draft?.shown.event.id === event.id;
  const deeds = onOpen
    ? {
        type: 'button' as const,
        ...moves.handlers(shown),
        onClick: () => !moves.wasDragged() && onOpen(event.id),
      }
    : { as: 'span' as const };
  return (
    <Chip $phase={phase} $lifted={isLifted} {...deeds}>
      <Words $struck={phase === 'cancelled'}>
        <b>{timeOf(start)}</b> <What>{event.title}</What>
        {patient && (
          <Who>
            <Dash> – </Dash>
            {patient.name}
          </Who>
        )}
      </Words>
      <VisuallyHidden>
        , {t.phases[phase]}
        {unsaved && `, ${t.unsaved}`}
      </VisuallyHidden>
    </Chip>
  );
}

const Frame = styled.div`
  border: 1px solid ${({ theme }) => theme.c.line};
`;

const Heads = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  color: ${({ theme }) => theme.c.text2};
  font: ${({ theme }) => theme.t.micro};

  span {
    padding: 0.375rem 0.625rem;
  }
`;

const Cells = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: 1px;
  border-top: 1px solid ${({ theme }) => theme.c.line};
  background: ${({ theme }) => theme.c.line};
`;

const Cell = styled.div<{ $off: boolean; $today: boolean; $target: boolean }>`
  container-type: inline-size;
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: stretch;
  gap: 2px;
  min-height: 7.3125rem;
  padding: 0.25rem 0.375rem;
  background: ${({ theme, $off, $today, $target }) => {
    if ($target) return theme.c.selectSoft;
    if ($today) return `color-mix(in srgb, ${theme.c.inkSoft} 45%, ${theme.c.surface})`;
    return $off ? theme.c.canvas : theme.c.surface;
  }};
  box-shadow: ${({ theme, $target }) => ($target ? `inset 0 0 0 2px ${theme.c.select}` : 'none')};

  > :nth-child(2) {
    align-self: flex-start;
  }

  > :not(:first-child) {
    position: relative;
  }

  /* High enough for what it may show: a month that fills does not move. */
  ${media.quiet} {
    min-height: 10.5rem;
  }

  ${media.phone} {
    min-height: 4.5rem;
    padding: 0.125rem;
  }
`;

const AddHere = styled.button`
  position: absolute;
  inset: 0;
  border: 0;
  background: transparent;
  cursor: pointer;

  @media (hover: hover) {
    &:hover {
      box-shadow: inset 0 0 0 1px ${({ theme }) => theme.c.lineControl};
    }
  }
`;

const WholeDay = styled(AddHere)`
  z-index: 1;

  &:focus-visible {
    box-shadow: inset 0 0 0 2px ${({ theme }) => theme.c.select};
  }
`;

const RestCount = styled.span`
  padding: 0 0.375rem;
  font: 600 0.75rem/1.25rem ${({ theme }) => theme.font};
`;

const Chip = styled.button<{ $phase: ShownEvent['phase']; $lifted: boolean }>`
  ${eventLook}
  display: flex;
  gap: 0.25rem;
  min-width: 0;
  padding: 0 0.375rem;
  border-radius: 5px;
  font: 400 0.75rem/1.25rem ${({ theme }) => theme.font};
  text-align: left;
  cursor: pointer;
  opacity: ${({ $lifted }) => ($lifted ? 0.45 : 1)};
  user-select: none;

  b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }

  &:focus-visible {
    box-shadow: ${({ theme }) => theme.focus};
    outline: 2px solid transparent;
  }
`;

const Words = styled.span<{ $struck: boolean }>`
  ${truncate}
  position: relative;
  text-decoration: ${({ $struck }) => ($struck ? 'line-through' : 'none')};
`;

const What = styled.span`
  ${media.phone} {
    ${heard}
  }
`;

/** In a narrow day the patient has a line of their own, so that a title never takes it away. */
const Who = styled.span`
  ${narrowDay} {
    ${truncate}
    display: block;
    line-height: 1rem;
  }

  ${media.phone} {
    ${heard}
  }
`;

const Dash = styled.span`
  ${narrowDay} {
    ${heard}
  }
`;

const More = styled.button`
  align-self: flex-start;
  padding: 0 0.375rem;
  border: 0;
  border-radius: 4px;
  background: transparent;
  font: 600 0.75rem/1.25rem ${({ theme }) => theme.font};
  cursor: pointer;

  &:hover {
    background: ${({ theme }) => theme.c.hover};
  }

  &:focus-visible {
    box-shadow: ${({ theme }) => theme.focus};
    outline: 2px solid transparent;
  }
`;
