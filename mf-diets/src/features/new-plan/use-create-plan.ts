import { type NewPlan, type Plan } from '@pora/contracts/plans/plan.model';
import { planCalls } from '@pora/contracts/calls';
import { apiKey, callRoute, isHttpError, newId, newIdempotencyKey } from '@pora/kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

/** What the form sends; the id comes with the first attempt, days and slots from the rules of the practice. */
type NewPlanForm = Pick<NewPlan, 'name' | 'patientId' | 'stage' | 'caloriesPerDay' | 'mealsPerDay'>;

/** The same form sent again is the same plan, so a repeated click never creates two; a changed form is a new one. */
function useRequestIdentity() {
  const last = useRef<{ form: string; id: string; key: string }>(undefined);
  return (plan: NewPlanForm) => {
    const form = JSON.stringify(plan);
    if (last.current?.form !== form) last.current = { form, id: newId('dp-'), key: newIdempotencyKey() };
    return last.current;
  };
}

/** Saves a new plan; a refusal because the stage is taken refreshes the list that the form checks against. */
export function useCreatePlan(onCreated: (plan: Plan) => void) {
  const client = useQueryClient();
  const identityOf = useRequestIdentity();
  const refreshList = () => void client.invalidateQueries({ queryKey: apiKey(planCalls.list) });
  return useMutation({
    mutationFn: (plan: NewPlanForm) => {
      const { id, key } = identityOf(plan);
      const body = { ...plan, id, days: 14, status: 'draft' } as const;
      return callRoute(planCalls.create, { body, idempotencyKey: key });
    },
    onSuccess: (plan) => {
      refreshList();
      onCreated(plan);
    },
    onError: (error) => {
      if (isHttpError(error, 409)) refreshList();
    },
  });
}
