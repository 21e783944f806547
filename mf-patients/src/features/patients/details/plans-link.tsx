import { type PlanListItem } from '@pora/contracts/plans/plan.model';
import { formatCount } from '@pora/kit';
import { NotebookTabsIcon } from '@pora/ui/icons';
import { romanStage } from '../../plans/public.js';
import { detailsStrings as t } from './details.strings.js';
import { RecordLink } from './record-link.js';

interface PlansLinkProps {
  /** Plans of the patient; undefined while they are not known. */
  plans: readonly PlanListItem[] | undefined;
  onOpen: () => void;
}

/** How many plans the patient has, and the way to them. */
export function PlansLink({ plans, onOpen }: PlansLinkProps) {
  return (
    <RecordLink icon={<NotebookTabsIcon />} title={t.plans} onOpen={onOpen}>
      {plans && describe(plans)}
    </RecordLink>
  );
}

function describe(plans: readonly PlanListItem[]): string {
  if (plans.length === 0) return t.noPlans;
  const active = plans.find(({ status }) => status === 'active');
  const count = formatCount(plans.length);
  return active ? t.activeStage(count, romanStage(active.stage)) : count;
}
