import { planCalls, planStepCalls } from '@pora/contracts/calls';
import { apiPrefix, callRoute, newIdempotencyKey } from '@pora/kit';
import { useMutation, useQueryClient } from '@pora/kit/queries';
import { usePlanEditing } from '../plan-work/public.js';
import { type SafetySteps, type Swap } from './safety-steps.js';
import { swapStrings } from './swap.strings.js';

/** What the warnings of the plan can change in it; the answer's plan and check are shown at once. */
export function useSafetySteps(): SafetySteps {
  const { plan, commands, undoStep } = usePlanEditing();
  const { scope, newest, keepStep } = commands;
  const client = useQueryClient();
  const params = { id: plan.id };
  const substitute = useMutation({
    scope,
    mutationFn: (body: Swap) =>
      callRoute(planStepCalls.substitute, {
        params,
        body,
        ifMatch: newest().version,
        idempotencyKey: newIdempotencyKey(),
      }),
    onSuccess: keepStep,
    // A lost answer does not mean a lost swap, and a refusal may come of another plan than the one in sight.
    onError: () => client.invalidateQueries({ queryKey: apiPrefix(planCalls.get, params) }),
  });
  return { substitute: substitute.mutateAsync, undoSwap: () => undoStep(swapStrings.undone) };
}
