import { planUsesCalls } from '@pora/contracts/calls';
import { paths, useApiList } from '@pora/kit';
import { Button } from '@pora/ui';
import { UseLine, UseList } from './use-list.js';
import { usePlanPatients } from './use-plan-patients.js';
import { usesStrings as t } from './uses.strings.js';

const NONE = [] as const;

/** The plans in use that hold a meal or foods, and whose they are; plans that cannot be asked never look like none. */
export function PlanUses({ of }: { of: { mealId: string } | { foodIds: string } }) {
  const plans = useApiList(planUsesCalls.list, { query: of }, { refetchOnMount: 'always' });
  const patients = usePlanPatients(plans.phase === 'ready' ? plans.data : NONE);
  if (plans.phase === 'loading') return <UseLine title={t.plans}>{t.loading}</UseLine>;
  if (plans.phase === 'failed')
    return (
      <UseLine title={t.plans}>
        {t.away}{' '}
        <Button variant="quiet" size="compact" busy={plans.retrying} onClick={plans.retry}>
          {t.retry}
        </Button>
      </UseLine>
    );
  const items = plans.data.map((plan) => ({
    name: t.plan(plan.name, plan.slots, patients.nameOf(plan)),
    to: paths.plan(plan.id),
  }));
  const { count } = patients;
  return <UseList title={t.plans} {...(count > 0 && { aside: t.patients(count) })} items={items} />;
}
