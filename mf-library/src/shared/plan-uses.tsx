import { planUsesCalls } from '@pora/contracts/calls';
import { type LoadState, paths, useApiList } from '@pora/kit';
import { isAnswered } from '@pora/kit/answered';
import { Button } from '@pora/ui';
import { UseLine, UseList } from './use-list.js';
import { usePlanPatients } from './use-plan-patients.js';
import { usesStrings as t } from './uses.strings.js';

const NONE = [] as const;

/** The plans in use that hold a meal or foods, and whose they are; plans that cannot be asked never look like none. */
export function PlanUses({ of }: { of: { mealId: string } | { foodIds: string } }) {
  const plans = useApiList(planUsesCalls.list, { query: of }, { refetchOnMount: 'always' });
  const patients = usePlanPatients(plans.phase === 'ready' ? plans.data : NONE);
  if (plans.phase !== 'ready' || (plans.data.length === 0 && !isAnswered(plans)))
    return <UnreadPlans plans={plans} />;
  const items = plans.data.map((plan) => ({
    name: t.plan(plan.name, plan.slots, patients.nameOf(plan)),
    to: paths.plan(plan.id),
  }));
  const { count } = patients;
  return <UseList title={t.plans} {...(count > 0 && { aside: t.patients(count) })} items={items} />;
}

/** Plans nobody knows of: on their way, or not to be had; an earlier answer without plans does not count. */
function UnreadPlans({ plans }: { plans: LoadState<unknown> }) {
  if (plans.phase === 'loading' || plans.error == null) return <UseLine title={t.plans}>{t.loading}</UseLine>;
  const isBusy = plans.phase === 'ready' ? plans.refreshing : plans.retrying;
  return (
    <UseLine title={t.plans}>
      {t.away}{' '}
      <Button variant="quiet" size="compact" busy={isBusy} onClick={plans.retry}>
        {t.retry}
      </Button>
    </UseLine>
  );
}
