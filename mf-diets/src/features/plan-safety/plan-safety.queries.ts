import { type Plan } from '@pora/contracts/plans/plan.model';
import { planInsightRoutes } from '@pora/contracts/plans/plan-steps.routes';
import { callRoute, useLoad } from '@pora/kit';

/** Check of the plan as it is stored now: every version is checked anew, so that nothing old stays green. */
export function usePlanSafety({ id, version }: Pick<Plan, 'id' | 'version'>) {
  return useLoad({
    queryKey: ['diet-plan', id, 'safety', version],
    queryFn: ({ signal }) => callRoute(planInsightRoutes.safety, { params: { id }, signal }),
  });
}
