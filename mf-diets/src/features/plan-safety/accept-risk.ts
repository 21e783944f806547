import { acceptedRiskCalls, planCalls, planInsightCalls } from '@pora/contracts/calls';
import { type Plan } from '@pora/contracts/plans/plan.model';
import { type PlanSafety } from '@pora/contracts/plans/plan-safety.model';
import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { apiKey, callRoute, newIdempotencyKey } from '@pora/kit';
import { type QueryClient } from '@pora/kit/queries';
import { type RiskTarget } from './group-problems.js';

type CheckedPlan = Pick<Plan, 'id' | 'version'>;

/** Takes a risk of the plan with a reason (decision 36). @throws HttpError */
export const acceptRisk = (
  { id, version }: CheckedPlan,
  target: RiskTarget | { places: SlotPlace[] },
  reason: string,
) =>
  callRoute(acceptedRiskCalls.accept, {
    params: { id },
    body: { ...target, reason },
    ifMatch: version,
    idempotencyKey: newIdempotencyKey(),
  });

/** Puts the check that a change of the accepted risks answered into its place. */
export async function keepVerdict(
  client: QueryClient,
  { id, version }: CheckedPlan,
  verdict: PlanSafety,
): Promise<void> {
  const queryKey = apiKey(planInsightCalls.safety, { params: { id }, version });
  // The check of a meal just put there may have begun before the reason was kept: it knows nothing of it.
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData(queryKey, verdict);
  void client.invalidateQueries({ queryKey: apiKey(planCalls.list) });
}

/** Takes the risks of several meals for one reason, in one call: all of them or none. @throws HttpError */
export async function acceptPlaces(
  client: QueryClient,
  newest: () => CheckedPlan,
  meals: readonly SlotPlace[],
  reason: string,
): Promise<void> {
  const plan = newest();
  const places = meals.map(({ day, slotIndex }) => ({ day, slotIndex }));
  const { verdict } = await acceptRisk(plan, { places }, reason);
  await keepVerdict(client, plan, verdict);
}
