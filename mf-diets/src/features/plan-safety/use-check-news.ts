import { planCalls, planInsightCalls } from '@pora/contracts/calls';
import { type CallAnswer } from '@pora/contracts/call';
import { type PlanSafety } from '@pora/contracts/plans/plan-safety.model';
import { type Plan } from '@pora/contracts/plans/plan.model';
import { apiKey, apiPrefix, useApiQuery } from '@pora/kit';
import { useQueryClient } from '@pora/kit/queries';
import { useCallback, useEffect } from 'react';

/** How often the list of plans is asked which checks still hold; nothing is sent while it says the same. */
export const NEWS_EVERY_MS = 15_000;

/**
 * Hears in the opened plan what made its check another one: results and surveys, the base, the rules, a colleague. None of
 * them is a change of the plan, so nothing in sight would tell; the list of plans does (decision 35). Everything that was
 * read of the plan is read again then, the verdicts that colour meals with it.
 */
export function useCheckNews(plan: Pick<Plan, 'id' | 'version'> | undefined): void {
  const { id, version } = plan ?? {};
  const client = useQueryClient();
  const select = useCallback(
    ({ items }: CallAnswer<typeof planCalls.list>) => items.find((item) => item.id === id)?.lastVerdict,
    [id],
  );
  // The screen behind the editor reads the list; here it is only listened to.
  const load = useApiQuery(planCalls.list, {}, { select, enabled: false });
  const last = load.phase === 'ready' ? load.data : undefined;
  useEffect(() => {
    if (!last || id === undefined) return;
    const params = { id };
    const shown = client.getQueryData<PlanSafety>(apiKey(planInsightCalls.safety, { params, version }));
    if (!shown) return;
    const isNews = !last.isCurrent || last.checkedAt > shown.checkedAt || shown.state === 'unchecked';
    if (isNews) void client.invalidateQueries({ queryKey: apiPrefix(planCalls.get, params) });
  }, [client, last, id, version]);
}
