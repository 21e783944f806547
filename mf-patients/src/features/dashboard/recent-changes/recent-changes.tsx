import { formatDate, formatTime, todayIso, toIsoDate } from '@pora/kit';
import { Link } from '@pora/kit/router';
import { focusRing, SectionHead } from '@pora/ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import { type ChangeSources, recentChanges } from './changes.js';
import { recentChangesStrings as t } from './recent-changes.strings.js';

/** What was really worked on last, from what the dashboard has read anyway; each line leads there. */
export function RecentChanges({ patients, plans, events }: ChangeSources) {
  const changes = useMemo(() => recentChanges({ patients, plans, events }), [patients, plans, events]);
  if (changes.length === 0) return null;
  return (
    <Section aria-label={t.title}>
      <SectionHead title={t.title} />
      <Text>{t.text}</Text>
      <ul>
        {changes.map(({ id, at, label, what, to }) => (
          <Line key={id}>
            <Link to={to}>
              <strong>{label}</strong>
              <span>{what}</span>
            </Link>
            <time dateTime={at}>{whenOf(at)}</time>
          </Line>
        ))}
      </ul>
    </Section>
  );
}

/** The time of today, the date of any other day. */
function whenOf(at: string): string {
  return toIsoDate(new Date(at)) === todayIso() ? formatTime(at) : formatDate(at);
}

const Section = styled.section`
  margin-top: ${({ theme }) => theme.s[8]};
`;

const Text = styled.p`
  margin: -0.25rem 0 ${({ theme }) => theme.s[2]};
  color: ${({ theme }) => theme.c.text3};
  font: ${({ theme }) => theme.t.dense};
`;

const Line = styled.li`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.s[3]};
  min-height: 2.75rem;
  border-top: 1px solid ${({ theme }) => theme.c.line};

  > a {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: baseline;
    align-content: center;
    gap: 0 ${({ theme }) => theme.s[2]};
    min-width: 0;
    min-height: 2.75rem;
    overflow-wrap: anywhere;
    ${focusRing}

    > span {
      color: ${({ theme }) => theme.c.text2};
    }
  }

  > time {
    color: ${({ theme }) => theme.c.text2};
    font: ${({ theme }) => theme.t.dense};
    font-variant-numeric: tabular-nums;
  }
`;
