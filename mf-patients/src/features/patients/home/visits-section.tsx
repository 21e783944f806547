import { formatCount, formatDate, formatTime, type LoadState, messageOf } from '@pora/kit';
import { Link } from '@pora/kit/router';
import {
  Badge,
  Button,
  focusRing,
  InlineNotice,
  media,
  SectionHead,
  SkeletonRows,
  useDelayed,
} from '@pora/ui';
import { useState } from 'react';
import styled from 'styled-components';
import {
  newVisitPath,
  type PatientVisit,
  type PatientVisits,
  PHASE_WORDS,
  type VisitPhase,
  visitPath,
} from '../../visits/public.js';
import { detailsStrings } from '../details/details.strings.js';
import { homeStrings as t } from './home.strings.js';

/** Past visits that are shown before somebody asks for all. */
const SHOWN_PAST = 5;
const TONES = new Map<VisitPhase, 'ok' | 'amber'>([
  ['done', 'ok'],
  ['missed', 'amber'],
]);

interface VisitsSectionProps {
  patientId: string;
  visits: LoadState<PatientVisits>;
  onLeave: () => void;
}

/** The patient's visits, those to come before those that were, each a way into the schedule. */
export function VisitsSection({ patientId, visits, onLeave }: VisitsSectionProps) {
  return (
    <Section aria-label={t.visits}>
      <SectionHead
        title={t.visits}
        level={3}
        {...(visits.phase === 'ready' && { count: visits.data.coming.length + visits.data.past.length })}
        actions={
          <SmallLink to={newVisitPath(patientId)} onClick={onLeave}>
            {t.planVisit}
          </SmallLink>
        }
      />
      {visits.phase === 'loading' && <Loading />}
      {visits.phase === 'failed' && (
        <InlineNotice
          tone="amber"
          title={t.visitsFailed}
          action={
            <Button size="compact" busy={visits.retrying} onClick={visits.retry}>
              {detailsStrings.retry}
            </Button>
          }
        >
          {messageOf(visits.error)}
        </InlineNotice>
      )}
      {visits.phase === 'ready' && <VisitLists visits={visits.data} onLeave={onLeave} />}
    </Section>
  );
}

function VisitLists({ visits: { coming, past }, onLeave }: { visits: PatientVisits; onLeave: () => void }) {
  const [all, setAll] = useState(false);
  if (coming.length + past.length === 0) return <Empty>{t.noVisits}</Empty>;
  const shown = all ? past : past.slice(0, SHOWN_PAST);
  return (
    <>
      {coming.length > 0 && <VisitList name={t.coming} visits={coming} onLeave={onLeave} />}
      {past.length > 0 && <VisitList name={t.past} visits={shown} onLeave={onLeave} />}
      {shown.length < past.length && (
        <Button variant="quiet" size="compact" onClick={() => setAll(true)}>
          {t.showAll(formatCount(past.length))}
        </Button>
      )}
    </>
  );
}

interface VisitListProps {
  name: string;
  visits: readonly PatientVisit[];
  onLeave: () => void;
}

function VisitList({ name, visits, onLeave }: VisitListProps) {
  return (
    <>
      <Name>{name}</Name>
      <List aria-label={name}>
        {visits.map((visit) => (
          <li key={visit.id}>
            <Row to={visitPath(visit)} onClick={onLeave}>
              <Moment>{`${formatDate(visit.start)} ${formatTime(visit.start)}`}</Moment>
              <Title>{visit.title}</Title>
              <Badge tone={TONES.get(visit.phase) ?? 'neutral'}>{PHASE_WORDS[visit.phase]}</Badge>
            </Row>
          </li>
        ))}
      </List>
    </>
  );
}

function Loading() {
  return useDelayed(true) ? <SkeletonRows rows={3} label={t.visitsLoading} /> : null;
}

const Section = styled.section`
  margin-top: ${({ theme }) => theme.s[6]};
`;

const Empty = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.c.text3};
`;

const Name = styled.h4`
  margin: ${({ theme }) => `${theme.s[2]} 0 ${theme.s[1]}`};
  color: ${({ theme }) => theme.c.text3};
  font: ${({ theme }) => theme.t.micro};
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  border-bottom: 1px solid ${({ theme }) => theme.c.line};
  list-style: none;

  > li {
    border-top: 1px solid ${({ theme }) => theme.c.line};
  }
`;

const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.s[3]};
  min-height: 2.125rem;
  border-radius: ${({ theme }) => theme.r[1]};
  color: ${({ theme }) => theme.c.text};
  font: ${({ theme }) => theme.t.dense};
  text-decoration: none;
  ${focusRing}

  &:hover {
    background: ${({ theme }) => theme.c.hover};
  }

  ${media.phone} {
    min-height: ${({ theme }) => theme.h.touch};
  }
`;

const Moment = styled.span`
  flex: none;
  font-variant-numeric: tabular-nums;
`;

const Title = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const SmallLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${({ theme }) => theme.h.compact};
  border-radius: ${({ theme }) => theme.r[1]};
  color: ${({ theme }) => theme.c.ink};
  font: ${({ theme }) => theme.t.dense};
  font-weight: 600;
  ${focusRing}

  ${media.phone} {
    min-height: ${({ theme }) => theme.h.touch};
  }
`;
