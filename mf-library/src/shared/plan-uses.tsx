import { planUsesCalls } from '@pora/contracts/calls';
import { paths, useApiList } from '@pora/kit';
import { Button } from '@pora/ui';
import { UseLine, UseList } from './use-list.js';
import { usesStrings as t } from './uses.strings.js';

/** The plans in use that hold a meal or foods; plans that cannot be asked never look like none. */
export function PlanUses({ of }: { of: { mealId: string } | { foodIds: string } }) {
  const plans = useApiList(planUsesCalls.list, { query: of }, { refetchOnMount: 'always' });
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
  const items = plans.data.map(({ id, name, slots }) => ({ name: t.plan(name, slots), to: paths.plan(id) }));
  return <UseList title={t.plans} items={items} />;
}
