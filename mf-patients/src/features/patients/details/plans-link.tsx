import { type PlanListItem } from '@pora/contracts/plans/plan.model';
import { formatCount } from '@pora/kit';
import { focusRing, media } from '@pora/ui';
import { ChevronRightIcon, NotebookTabsIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { romanStage } from '../../plans/public.js';
import { detailsStrings as t } from './details.strings.js';

interface PlansLinkProps {
  /** Plans of the patient; undefined while they are not known. */
  plans: readonly PlanListItem[] | undefined;
  onOpen: () => void;
}

/** How many plans the patient has, and the way to them. */
export function PlansLink({ plans, onOpen }: PlansLinkProps) {
  return (
    <Opener type="button" onClick={onOpen}>
      <NotebookTabsIcon />
      <strong>{t.plans}</strong>
      <span>{plans && describe(plans)}</span>
      <ChevronRightIcon />
    </Opener>
  );
}

function describe(plans: readonly PlanListItem[]): string {
  if (plans.length === 0) return t.noPlans;
  const active = plans.find(({ status }) => status === 'active');
  const count = formatCount(plans.length);
  return active ? t.activeStage(count, romanStage(active.stage)) : count;
}

const Opener = styled.button`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.s[2]};
  width: 100%;
  min-height: 2.375rem;
  margin-top: ${({ theme }) => theme.s[3]};
  padding: 0 0.625rem;
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.r[2]};
  background: ${({ theme }) => theme.c.canvas};
  color: ${({ theme }) => theme.c.text};
  font: ${({ theme }) => theme.t.dense};
  text-align: left;
  cursor: pointer;
  ${focusRing}

  ${media.phone} {
    min-height: ${({ theme }) => theme.h.touch};
  }

  &:hover {
    background: ${({ theme }) => theme.c.hover};
  }

  strong {
    font-weight: 600;
  }

  span {
    flex: 1;
    color: ${({ theme }) => theme.c.text3};
    text-align: right;
  }
`;
