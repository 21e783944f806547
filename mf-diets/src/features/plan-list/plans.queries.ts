import { useLoad } from '@pora/kit';
import { fetchPlans } from './plans.api.js';

/** Cache key of the plan list; the editor and the new-plan form refresh it. */
export const PLANS_KEY = ['diet-plans'] as const;

/** All plans of the practice. */
export function usePlans() {
  return useLoad({ queryKey: PLANS_KEY, queryFn: ({ signal }) => fetchPlans(signal) });
}
