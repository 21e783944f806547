import { formatDate } from '@pora/kit';
import { CoffeeIcon, PlusIcon } from '@pora/ui/icons';
import { memo, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { placeEvents } from '../events/shown-events.js';
import { movesStrings } from '../moves/moves.strings.js';
import { placeOf } from '../moves/place.js';
import { scheduleStrings as t } from '../schedule.strings.js';
import { DAY_MINUTES, rangeOf, SLOT_MINUTES, SLOTS, timeOf } from './clock.js';
import { EventBlock } from './event-block.js';
import { type CalendarProps } from './calendar-props.js';
import { breaksOf, offHours, type Period, workingDayOf } from './working-hours.js';

interface DayColumnProps extends CalendarProps {
  date: string;
  /** Row that Tab leads to. */
  firstMinute: number;
}

/** One day of the grid: its rows, what is worked, its visits, and now. */
export function DayColumn(props: DayColumnProps) {
  const { date, days, byDay, hours, today, nowMinute, unsavedIds, moves, onOpen } = props;
  const wide = days.length === 1;
  const worked = workingDayOf(hours, date);
  const isToday = date === today;
  return (
    <Column data-day={date} $today={isToday && !wide}>
      {offHours(worked).map((period) => (
        <Off key={period.from} style={placeIn(period)} />
      ))}
      <DaySlots date={date} firstMinute={props.firstMinute} onAdd={props.onAdd} />
      {breaksOf(worked).map((pause) => (
        <Pause key={pause.from} style={placeIn(pause)}>
          <CoffeeIcon size={14} />
          <span>{t.pause(rangeOf(pause.from, pause.to))}</span>
        </Pause>
      ))}
      {/* Under the visits: a line through their words would strike them out. */}
      {isToday && (
        <NowLine style={{ top: offset(nowMinute) }} role="img" aria-label={t.now(timeOf(nowMinute))}>
          {wide && <NowTime>{timeOf(nowMinute)}</NowTime>}
        </NowLine>
      )}
      {placeEvents(byDay.get(date) ?? []).map((shown) => (
        <EventBlock
          key={shown.event.id}
          shown={shown}
          wide={wide}
          unsaved={unsavedIds.has(shown.event.id)}
          moves={moves}
          onOpen={onOpen}
        />
      ))}
      <Ghost moves={moves} date={date} />
    </Column>
  );
}

/** Where the lifted visit would lie. */
function Ghost({ moves: { draft }, date }: Pick<DayColumnProps, 'moves' | 'date'>) {
  const box = useRef<HTMLDivElement>(null);
  const start = draft?.date === date ? draft.start : undefined;
  useEffect(() => {
    if (start !== undefined) box.current?.scrollIntoView({ block: 'nearest' });
  }, [start]);
  if (draft?.date !== date) return null;
  const was = placeOf(draft.shown);
  const minutes = draft.end - draft.start;
  const changed = minutes !== was.end - was.start;
  return (
    <GhostBox ref={box} style={placeIn({ from: draft.start, to: Math.min(draft.end, DAY_MINUTES) })}>
      <GhostText>
        <b>{rangeOf(draft.start, draft.end % DAY_MINUTES)}</b> {draft.shown.label}
      </GhostText>
      {changed && (
        <GhostTip>
          {movesStrings.minutes(minutes)} <span>{movesStrings.was(was.end - was.start)}</span>
        </GhostTip>
      )}
    </GhostBox>
  );
}

type DaySlotsProps = Pick<DayColumnProps, 'date' | 'firstMinute' | 'onAdd'>;

/** The rows of a day, each a way to a new visit; Tab leads to one, arrows to the others. */
const DaySlots = memo(function DaySlots({ date, firstMinute, onAdd }: DaySlotsProps) {
  const first = Math.floor(firstMinute / SLOT_MINUTES) * SLOT_MINUTES;
  const day = formatDate(date);
  return SLOTS.map((minute) => (
    <Slot
      key={minute}
      type="button"
      data-minute={minute}
      tabIndex={minute === first ? 0 : -1}
      aria-label={t.addAt(day, timeOf(minute))}
      onClick={() => onAdd(date, minute)}
    >
      <SlotHint>
        <PlusIcon size={14} />
        {rangeOf(minute, (minute + SLOT_MINUTES) % DAY_MINUTES)}
      </SlotHint>
    </Slot>
  ));
});

const offset = (minutes: number) => `calc(${minutes / SLOT_MINUTES} * var(--slot))`;
const placeIn = ({ from, to }: Period) => ({ top: offset(from), height: offset(to - from) });

const Column = styled.div<{ $today: boolean }>`
  position: relative;
  border-left: 1px solid ${({ theme }) => theme.c.line};
  background: ${({ theme, $today }) =>
    $today ? `color-mix(in srgb, ${theme.c.inkSoft} 35%, transparent)` : 'transparent'};
`;

const Off = styled.div`
  position: absolute;
  inset-inline: 0;
  background: ${({ theme }) => theme.c.sunken};
  opacity: 0.6;
`;

const Pause = styled.div`
  position: absolute;
  inset-inline: 0;
  display: flex;
  align-items: flex-start;
  gap: 0.375rem;
  padding: 0.375rem 0.75rem 0;
  overflow: hidden;
  background: repeating-linear-gradient(
    135deg,
    ${({ theme }) => theme.c.sunken} 0 7px,
    ${({ theme }) => theme.c.line} 7px 8px
  );
  color: ${({ theme }) => theme.c.text2};
  font: ${({ theme }) => theme.t.small};
  white-space: nowrap;
  pointer-events: none;
`;

const SlotHint = styled.span`
  display: none;
  align-items: center;
  gap: 0.375rem;
  height: 100%;
  padding: 0 0.5rem;
  border: 1px dashed ${({ theme }) => theme.c.select};
  border-radius: ${({ theme }) => theme.r[2]};
  background: ${({ theme }) => theme.c.selectSoft};
  color: ${({ theme }) => theme.c.selectText};
  font: ${({ theme }) => theme.t.dense};
  font-weight: 600;
`;

const Slot = styled.button`
  position: relative;
  display: block;
  width: 100%;
  height: var(--slot);
  padding: 1px 4px 1px 3px;
  border: 0;
  border-bottom: 1px solid color-mix(in srgb, ${({ theme }) => theme.c.line} 60%, transparent);
  background: transparent;
  text-align: left;
  cursor: pointer;

  &:nth-of-type(even) {
    border-bottom-color: ${({ theme }) => theme.c.line};
  }

  @media (hover: hover) {
    &:hover > ${SlotHint} {
      display: flex;
    }
  }

  &:focus-visible {
    outline: 2px solid transparent;
  }

  &:focus-visible > ${SlotHint} {
    display: flex;
    outline: 2px solid ${({ theme }) => theme.c.select};
  }
`;

const NowLine = styled.div`
  position: absolute;
  inset-inline: 0;
  height: 0;
  border-top: 1px solid ${({ theme }) => theme.c.danger};
  pointer-events: none;

  &::before {
    position: absolute;
    top: -5px;
    left: -5px;
    width: 9px;
    height: 9px;
    border-radius: 50%;
    background: ${({ theme }) => theme.c.danger};
    content: '';
  }
`;

const NowTime = styled.span`
  position: absolute;
  top: -0.5rem;
  right: 100%;
  margin-right: 0.75rem;
  padding-left: 0.25rem;
  background: ${({ theme }) => theme.c.surface};
  color: ${({ theme }) => theme.c.dangerText};
  font: ${({ theme }) => theme.t.micro};
  font-variant-numeric: tabular-nums;
`;

const GhostBox = styled.div`
  position: absolute;
  z-index: 2;
  inset-inline: 3px 4px;
  /* Clear of the sticky heads and of the bar that names the place. */
  scroll-margin: 3.5rem 0 5rem;
  padding: 0.1875rem 0.625rem 0;
  border: 2px solid ${({ theme }) => theme.c.select};
  border-radius: ${({ theme }) => theme.r[2]};
  background: ${({ theme }) => theme.c.raised};
  box-shadow: ${({ theme }) => theme.e[3]};
  font: ${({ theme }) => theme.t.dense};
  pointer-events: none;
`;

const GhostText = styled.span`
  display: block;
  height: 100%;
  overflow: hidden;
`;

const GhostTip = styled.span`
  position: absolute;
  top: 100%;
  right: 0.75rem;
  margin-top: 0.375rem;
  padding: 0.25rem 0.5rem;
  border-radius: ${({ theme }) => theme.r[1]};
  background: ${({ theme }) => theme.c.text};
  color: ${({ theme }) => theme.c.surface};
  font: ${({ theme }) => theme.t.small};
  white-space: nowrap;

  span {
    opacity: 0.75;
  }
`;
