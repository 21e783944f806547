import { type PlanListItem } from '@pora/contracts/plans/plan.model';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { callRoute } from '@pora/kit';

/** All plans of the practice, without their days. */
export async function fetchPlans(signal: AbortSignal): Promise<PlanListItem[]> {
  return (await callRoute(planRoutes.list, { signal })).items;
}
