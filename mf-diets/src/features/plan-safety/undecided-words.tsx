import { planInsightCalls } from '@pora/contracts/calls';
import { type Plan } from '@pora/contracts/plans/plan.model';
import { undecidedOf } from '@pora/contracts/catalog/word-decision.vocabulary';
import { useApiQuery } from '@pora/kit';
import { Button, InlineNotice } from '@pora/ui';
import { useEffect } from 'react';
import { usePlanEditing } from '../plan-work/public.js';
import { showPlaces } from './shown-places.js';
import { undecidedStrings as t } from './undecided.strings.js';

/** Over the plan: which words of the survey wait, and the way to decide (decision 72). */
export function UndecidedBanner({ plan: { id, version } }: { plan: Pick<Plan, 'id' | 'version'> }) {
  const { address } = usePlanEditing();
  const safety = useApiQuery(planInsightCalls.safety, { params: { id }, version });
  const open = safety.phase === 'ready' ? undecidedOf(safety.data.notUnderstood) : [];
  // What was marked belongs to the plan that was open.
  useEffect(() => () => showPlaces([]), [id]);
  if (open.length === 0) return null;
  return (
    <InlineNotice
      tone="amber"
      title={t.banner(open.length)}
      action={
        <Button size="compact" onClick={() => address.open('warnings')}>
          {t.resolve}
        </Button>
      }
    >
      {`${open.map(({ entry }) => t.quoted(entry)).join(', ')}. ${t.until}`}
    </InlineNotice>
  );
}
