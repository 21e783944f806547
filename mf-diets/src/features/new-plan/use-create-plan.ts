import { type NewPlan, type Plan } from '@pora/contracts/plans/plan.model';
import { type CallRequest } from '@pora/contracts/call';
import { PLAN_LIMITS } from '@pora/contracts/plans/plan.vocabulary';
import { planCalls } from '@pora/contracts/calls';
import { apiKey, callRoute, isHttpError, newId, newIdempotencyKey, useSingleMutation } from '@pora/kit';
import { useQueryClient } from '@pora/kit/queries';
import { useRef } from 'react';
import { wishGeneration } from '../plan-work/public.js';

/**
 * What the form sends; the id comes with the first attempt, days and slots from the rules of the practice unless it brings
 * its own.
 */
export type NewPlanForm = Pick<NewPlan, 'name' | 'patientId' | 'stage' | 'caloriesPerDay' | 'mealsPerDay'> &
  Partial<
    Pick<
      NonNullable<CallRequest<typeof planCalls.create>['body']>,
      'days' | 'planDays' | 'generatorSources' | 'allergyReason'
    >
  >;

/** The same form sent again is the same plan, so a repeated click never creates two; a changed form is a new one. */
function useRequestIdentity() {
  const last = useRef<{ form: string; id: string; key: string }>(undefined);
  return (plan: NewPlanForm) => {
    const form = JSON.stringify(plan);
    if (last.current?.form !== form) last.current = { form, id: newId('dp-'), key: newIdempotencyKey() };
    return last.current;
  };
}

/** A form that is sent, and whether the generator is to work as soon as the plan stands open. */
interface PlanCreation {
  form: NewPlanForm;
  generates?: boolean;
}

/** Saves a new plan; a refusal because the stage is taken refreshes the list that the form checks against. */
export function useCreatePlan(onCreated: (plan: Plan) => unknown) {
  const client = useQueryClient();
  const identityOf = useRequestIdentity();
  const refreshList = () => void client.invalidateQueries({ queryKey: apiKey(planCalls.list) });
  return useSingleMutation({
    mutationFn: ({ form }: PlanCreation) => {
      const { id, key } = identityOf(form);
      const body = { days: PLAN_LIMITS.days.default, ...form, id, status: 'draft' as const };
      return callRoute(planCalls.create, { body, idempotencyKey: key });
    },
    onSuccess: async (plan, { generates = false }) => {
      refreshList();
      if (generates) wishGeneration(plan.id);
      await onCreated(plan);
    },
    onError: (error) => {
      if (isHttpError(error, 409)) refreshList();
    },
  });
}
