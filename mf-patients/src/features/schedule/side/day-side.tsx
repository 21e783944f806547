import { type WorkingHours } from '@pora/contracts/schedule/schedule.model';
import { EVENT_MINUTES } from '@pora/contracts/schedule/schedule.vocabulary';
import { Button, media, SectionHead } from '@pora/ui';
import {
  CalendarIcon,
  CircleCheckIcon,
  CircleDotIcon,
  CircleXIcon,
  ClockIcon,
  HistoryIcon,
  UserXIcon,
} from '@pora/ui/icons';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { timeOf } from '../calendar/clock.js';
import { freeStarts, workingDayOf } from '../calendar/working-hours.js';
import { type Span } from '../events/schedule-spans.js';
import { type VisitPhase } from '../../visits/public.js';
import { type ShownEvent, takesTime } from '../events/shown-events.js';
import { scheduleStrings } from '../schedule.strings.js';
import { MiniMonth } from './mini-month.js';
import { sideStrings as t } from './side.strings.js';

const PHASES: readonly [VisitPhase, ReactNode][] = [
  ['done', <CircleCheckIcon key="done" size={14} />],
  ['past', <HistoryIcon key="past" size={14} />],
  ['running', <CircleDotIcon key="running" size={14} />],
  ['upcoming', <CalendarIcon key="upcoming" size={14} />],
  ['missed', <UserXIcon key="missed" size={14} />],
  ['cancelled', <CircleXIcon key="cancelled" size={14} />],
];

interface DaySideProps {
  date: string;
  today: string;
  nowMinute: number;
  day: readonly ShownEvent[];
  hours: WorkingHours | undefined;
  countsOf: (span: Span) => ReadonlyMap<string, number>;
  onDay: (date: string) => void;
  onAdd: (date: string, minute: number) => void;
  onHours: () => void;
}

/** Beside the day: a small month, what the day holds, and where a visit still fits. */
export function DaySide(props: DaySideProps) {
  const { date, today, day, hours, countsOf, onDay, onHours } = props;
  return (
    <Aside aria-label={t.thisDay}>
      <MiniMonth date={date} today={today} countsOf={countsOf} onDay={onDay} />
      <section>
        <SectionHead title={t.thisDay} />
        {day.length === 0 && <Quiet>{t.noVisits}</Quiet>}
        <List>
          {PHASES.map(([phase, icon]) => {
            const count = day.filter((one) => one.phase === phase).length;
            return count === 0 ? null : (
              <li key={phase}>
                {icon}
                <span>{scheduleStrings.phases[phase]}</span>
                <b>{count}</b>
              </li>
            );
          })}
        </List>
      </section>
      {date >= today && <FreeTimes {...props} />}
      {hours && (
        <Flush>
          <Button variant="quiet" icon={<ClockIcon />} onClick={onHours}>
            {t.hours}
          </Button>
        </Flush>
      )}
    </Aside>
  );
}

/** Starts at which a visit of the usual length fits. */
function FreeTimes({ date, today, nowMinute, day, hours, onAdd }: DaySideProps) {
  const worked = workingDayOf(hours, date);
  if (!worked) return null;
  const starts = freeStarts(worked, day.filter(takesTime), EVENT_MINUTES.new).filter(
    (start) => date > today || start >= nowMinute,
  );
  return (
    <section>
      <SectionHead title={t.free} />
      {starts.length === 0 && <Quiet>{t.noFree}</Quiet>}
      <Times>
        {starts.map((start) => (
          <Button
            key={start}
            size="compact"
            aria-label={t.addAt(timeOf(start))}
            onClick={() => onAdd(date, start)}
          >
            {timeOf(start)}
          </Button>
        ))}
      </Times>
    </section>
  );
}

const Aside = styled.aside`
  display: flex;
  flex-direction: column;
  gap: 1.5rem;

  ${media.phone} {
    /* The last button stands clear of the one that floats. */
    padding-bottom: 4rem;
  }
`;

/** A quiet button begins with its icon where the headings begin. */
const Flush = styled.div`
  margin-left: -0.8125rem;
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  color: ${({ theme }) => theme.c.text2};
  font: ${({ theme }) => theme.t.dense};
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    padding: 0.25rem 0;
  }

  span {
    flex: 1;
  }

  b {
    color: ${({ theme }) => theme.c.text};
    font-variant-numeric: tabular-nums;
  }
`;

const Times = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;

  @media (max-width: 480px) {
    > button {
      min-width: 4rem;
      min-height: ${({ theme }) => theme.h.touch};
    }
  }
`;

const Quiet = styled.p`
  color: ${({ theme }) => theme.c.text3};
`;
