import { type ScheduleEvent } from '@pora/contracts/schedule/schedule.model';
import { formatTime, type LoadState, paths } from '@pora/kit';
import { Link } from '@pora/kit/router';
import { Avatar, ButtonLink, SectionHead } from '@pora/ui';
import { ArrowRightIcon } from '@pora/ui/icons';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { dashboardStrings as t } from './dashboard.strings.js';
import { type Week } from './use-week.js';

interface TodayCardsProps {
  week: LoadState<Week>;
  /** Name of each patient by id, as far as it is known. */
  names: ReadonlyMap<string, string>;
  /** Above the day. */
  before?: ReactNode;
  /** Below the activity. */
  after?: ReactNode;
}

/** Today's events, and the same as what happened last [core §2]. */
export function TodayCards({ week, names, before, after }: TodayCardsProps) {
  const events = week.phase === 'ready' ? week.data.today : undefined;
  const nothing = events ? t.noEvents : week.phase === 'failed' ? t.unknown : t.loading;
  const nameOf = ({ patientId }: ScheduleEvent) => patientId && names.get(patientId);
  return (
    <Columns>
      <div>
        {before}
        <section aria-label={t.today}>
          <SectionHead
            title={t.today}
            actions={
              <ButtonLink as={Link} to={paths.schedule} $variant="quiet" $size="compact">
                <ArrowRightIcon />
                {t.openSchedule}
              </ButtonLink>
            }
          />
          <Events events={events} nothing={nothing}>
            {(event) => (
              <Line key={event.id} $over={t.over.has(event.status) || Date.parse(event.end) <= Date.now()}>
                <Time>{t.range(formatTime(event.start), formatTime(event.end))}</Time>
                <Name>
                  <strong>{nameOf(event) ?? event.title}</strong>
                  {nameOf(event) && <span>{event.title}</span>}
                </Name>
                <Note>{t.state(event, Date.now())}</Note>
              </Line>
            )}
          </Events>
        </section>
      </div>
      <div>
        <section aria-label={t.activity}>
          <SectionHead title={t.activity} />
          <Events events={events?.toReversed()} nothing={nothing}>
            {(event) => (
              <Line key={event.id}>
                <Avatar name={nameOf(event) ?? event.title} />
                <Name>
                  <strong>{nameOf(event) ?? event.title}</strong>
                  {nameOf(event) && <span>{event.title}</span>}
                </Name>
                <Note>{formatTime(event.start)}</Note>
              </Line>
            )}
          </Events>
        </section>
        {after}
      </div>
    </Columns>
  );
}

interface EventsProps {
  events: readonly ScheduleEvent[] | undefined;
  nothing: string;
  children: (event: ScheduleEvent) => ReactNode;
}

function Events({ events = [], nothing, children }: EventsProps) {
  return events.length === 0 ? <Empty>{nothing}</Empty> : <List>{events.map(children)}</List>;
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: 1.25fr 1fr;
  gap: ${({ theme }) => theme.s[8]} 3.5rem;
  margin-top: ${({ theme }) => theme.s[6]};

  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Empty = styled.p`
  margin: 0;
  padding: ${({ theme }) => theme.s[4]} 0;
  border-top: 1px solid ${({ theme }) => theme.c.line};
  color: ${({ theme }) => theme.c.text3};
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Line = styled.li<{ $over?: boolean }>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.s[3]};
  min-height: 3.25rem;
  border-top: 1px solid ${({ theme }) => theme.c.line};
  color: ${({ theme, $over = false }) => ($over ? theme.c.text3 : theme.c.text)};
`;

const Time = styled.span`
  flex: none;
  width: 6.5rem;
  font: ${({ theme }) => theme.t.strong};
  font-variant-numeric: tabular-nums;
`;

const Name = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;

  > span {
    margin-left: ${({ theme }) => theme.s[2]};
    color: ${({ theme }) => theme.c.text2};
  }
`;

const Note = styled.span`
  color: ${({ theme }) => theme.c.text2};
  font: ${({ theme }) => theme.t.dense};
  font-variant-numeric: tabular-nums;
`;
