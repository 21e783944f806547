import { planHistoryCalls } from '@pora/contracts/calls';
import { type Plan } from '@pora/contracts/plans/plan.model';
import { type PlanHistory } from '@pora/contracts/plans/plan-history.model';
import { type ApiQueryOptions, useApiQuery } from '@pora/kit';

/** Steps of a plan, read anew after every change of it. */
export function usePlanHistory(
  { id, version }: Pick<Plan, 'id' | 'version'>,
  options: Pick<ApiQueryOptions<PlanHistory>, 'enabled' | 'placeholderData'> = {},
) {
  return useApiQuery(planHistoryCalls.list, { params: { id }, version }, options);
}
