import { paths, useLoad } from '@pora/kit';
import { useNavigate } from '@pora/kit/router';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { fetchPlans, lookUpPlans } from './plans.api.js';
import { currentPlanOf } from './plans-of-patient.js';

/** Cache key of the plan list, the same word in every remote. */
const PLANS_KEY = ['diet-plans'] as const;

/** All plans of the practice. */
export function usePlans() {
  return useLoad({ queryKey: PLANS_KEY, queryFn: ({ signal }) => fetchPlans(signal) });
}

/** Who a diet is opened for. */
export interface DietOwner {
  id: string;
  name: string;
}

/**
 * The "open diet" action [core §2]: the patient's plan when there is one, otherwise, or when the list cannot be read,
 * a new plan for the patient. `openingFor` is the patient it is under way for.
 */
export function useOpenDiet(): { openDiet: (owner: DietOwner) => void; openingFor: string | undefined } {
  const navigate = useNavigate();
  const client = useQueryClient();
  const opening = useMutation({
    mutationFn: async () => lookUpPlans(),
    onSuccess: (plans, owner: DietOwner) => {
      client.setQueryData(PLANS_KEY, plans);
      const plan = currentPlanOf(plans, owner.id);
      navigate(plan ? paths.plan(plan.id) : newPlanFor(owner));
    },
    onError: (_error, owner) => navigate(newPlanFor(owner)),
  });
  const { mutate } = opening;
  const openDiet = useCallback((owner: DietOwner) => mutate(owner), [mutate]);
  return {
    openDiet,
    openingFor: opening.isPending ? opening.variables.id : undefined,
  };
}

function newPlanFor({ id, name }: DietOwner): string {
  return paths.newPlan({ patientId: id, patient: name });
}
