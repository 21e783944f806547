import { planCalls, planInsightCalls, planStepCalls } from '@pora/contracts/calls';
import { type Plan } from '@pora/contracts/plans/plan.model';
import { apiKey, apiPrefix, callRoute, newIdempotencyKey } from '@pora/kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SafetySteps, type Swap } from '../plan-safety/public.js';
import { type PlanCommands } from './plan-commands.js';

/** What the warnings of the plan can change in it; the answer's plan and check are shown at once. */
export function useSafetySteps(
  { id }: Pick<Plan, 'id'>,
  { scope, newest, keep }: PlanCommands,
  undoSwap: SafetySteps['undoSwap'],
): SafetySteps {
  const client = useQueryClient();
  const params = { id };
  const substitute = useMutation({
    scope,
    mutationFn: (body: Swap) =>
      callRoute(planStepCalls.substitute, {
        params,
        body,
        ifMatch: newest().version,
        idempotencyKey: newIdempotencyKey(),
      }),
    onSuccess: ({ planDays, planSummary, generation, verdict, version, updatedAt }) => {
      client.setQueryData(apiKey(planInsightCalls.safety, { params, version }), verdict);
      const lastVerdict = { ...verdict, isCurrent: true };
      return keep({ ...newest(), planDays, planSummary, generation, lastVerdict, version, updatedAt });
    },
    // A lost answer does not mean a lost swap, and a refusal may come of another plan than the one in sight.
    onError: () => client.invalidateQueries({ queryKey: apiPrefix(planCalls.get, params) }),
  });
  return { substitute: substitute.mutateAsync, undoSwap };
}
