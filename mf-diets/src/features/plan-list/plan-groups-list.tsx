import { formatDate } from '@pora/kit';
import { Disclosure, media, theme, truncate } from '@pora/ui';
import styled from 'styled-components';
import { NextPlanCard, PlanCard } from './plan-card.js';
import { type PlanGroup } from './plan-groups.js';
import { planListStrings as t } from './plan-list.strings.js';

interface PlanGroupsListProps {
  groups: readonly PlanGroup[];
  onOpen: (planId: string) => void;
  onNext: (group: PlanGroup) => void;
}

/** Groups that start unfolded; the rest opens on a click, so a long list stays short. */
const OPEN_AT_FIRST = 6;

/** Plans grouped per patient: a patient with several plans folds, single plans stand side by side [diets §2]. */
export function PlanGroupsList({ groups, onOpen, onNext }: PlanGroupsListProps) {
  return runsOf(groups).map(({ key, index, items, isSingle }) =>
    isSingle ? (
      <Cards key={key}>
        {items.map((group) => (
          <Single key={group.key}>
            <Title>{group.title}</Title>
            <GroupCards group={group} onOpen={onOpen} />
          </Single>
        ))}
      </Cards>
    ) : (
      items.map((group) => (
        <Section key={group.key}>
          <Disclosure
            title={
              <>
                {group.title} <Count>{t.count(group.plans.length)}</Count>
              </>
            }
            defaultOpen={index < OPEN_AT_FIRST}
            aside={<Aside group={group} />}
            level={2}
          >
            <Cards>
              <GroupCards group={group} onOpen={onOpen} />
              {group.nextStage !== null && (
                <NextPlanCard stage={group.nextStage} onClick={() => onNext(group)} />
              )}
            </Cards>
          </Disclosure>
        </Section>
      ))
    ),
  );
}

interface Run {
  key: string;
  /** How many folding groups stand before it. */
  index: number;
  items: PlanGroup[];
  isSingle: boolean;
}

/** Neighbours that stand side by side, so that the last change decides the order of groups and single plans alike. */
function runsOf(groups: readonly PlanGroup[]): Run[] {
  const runs: Run[] = [];
  let index = 0;
  for (const group of groups) {
    const last = runs.at(-1);
    const isSingle = group.plans.length === 1;
    // By place and not by content: a filter that takes neighbours away must not draw the others anew.
    if (isSingle && last?.isSingle) last.items.push(group);
    else runs.push({ key: `run-${runs.length}`, index, items: [group], isSingle });
    if (!isSingle) index += 1;
  }
  return runs;
}

function GroupCards({ group, onOpen }: Pick<PlanGroupsListProps, 'onOpen'> & { group: PlanGroup }) {
  return group.plans.map((plan) => (
    <PlanCard key={plan.id} plan={plan} patientName={group.title} onOpen={() => onOpen(plan.id)} />
  ));
}

function Aside({ group }: { group: PlanGroup }) {
  return (
    <Note>
      {group.patient?.isChild && `${t.child} · `}
      {t.updated(formatDate(group.updatedAt))}
    </Note>
  );
}

const Section = styled.div`
  padding: ${theme.s[4]} 0;
  border-bottom: 1px solid ${theme.c.line};
`;

const Cards = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: stretch;
  gap: ${theme.s[3]};
  padding-top: ${theme.s[3]};
`;

const Single = styled.div`
  max-width: 19.375rem;

  ${media.phone} {
    width: 100%;
    max-width: none;
  }
`;

const Count = styled.span`
  font: ${theme.t.body};
  color: ${theme.c.text3};
`;

const Title = styled.h2`
  ${truncate}
  margin: ${theme.s[3]} 0;
  font: ${theme.t.lead};
`;

const Note = styled.span`
  font: ${theme.t.small};
  color: ${theme.c.text3};
`;
