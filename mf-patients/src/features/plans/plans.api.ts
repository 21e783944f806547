import { type PlanListItem } from '@pora/contracts/plans/plan.model';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { callRoute } from '@pora/kit';

/** Milliseconds after which looking for a patient's plan gives up in favour of a new one. */
const LOOK_UP_MS = 8_000;

/** All plans of the practice, without their days [diets §7]. */
export async function fetchPlans(signal: AbortSignal): Promise<PlanListItem[]> {
  return (await callRoute(planRoutes.list, { signal })).items;
}

/** The same list, fresh and without patience: a person waits for the screen to change. */
export async function lookUpPlans(): Promise<PlanListItem[]> {
  return (await callRoute(planRoutes.list, { timeoutMs: LOOK_UP_MS })).items;
}
