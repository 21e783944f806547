import { acceptedRiskCalls, planCalls, planInsightCalls } from '@pora/contracts/calls';
import { type Plan } from '@pora/contracts/plans/plan.model';
import { type PlanSafety } from '@pora/contracts/plans/plan-safety.model';
import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { apiKey, callRoute, isHttpError, newIdempotencyKey } from '@pora/kit';
import { type QueryClient } from '@tanstack/react-query';
import { type RiskTarget } from './group-problems.js';

type CheckedPlan = Pick<Plan, 'id' | 'version'>;

/** Takes a risk of the plan with a reason (decision 36). @throws HttpError */
export const acceptRisk = ({ id, version }: CheckedPlan, target: RiskTarget, reason: string) =>
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

/** Takes the risks of several meals for one reason; each has its own acceptance. @throws HttpError */
export async function acceptPlaces(
  client: QueryClient,
  newest: () => CheckedPlan,
  places: readonly SlotPlace[],
  reason: string,
): Promise<void> {
  for (const { day, slotIndex } of places) {
    try {
      const plan = newest();
      const { verdict } = await acceptRisk(plan, { place: { day, slotIndex } }, reason);
      await keepVerdict(client, plan, verdict);
    } catch (error) {
      // The gate for allergies has kept it with the meal already.
      if (!isHttpError(error, 422)) throw error;
    }
  }
}
