import { planCalls } from '@pora/contracts/calls';
import { apiKey, callRoute, paths } from '@pora/kit';
import { useNavigate } from '@pora/kit/router';
import { useMutation, useQueryClient } from '@pora/kit/queries';
import { useCallback } from 'react';
import { currentPlanOf } from './plans-of-patient.js';

/** Milliseconds after which looking for a patient's plan gives up in favour of a new one. */
const LOOK_UP_MS = 8_000;

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
    // Fresh and without patience: a person waits for the screen to change.
    mutationFn: () => callRoute(planCalls.list, { timeoutMs: LOOK_UP_MS }),
    onSuccess: (plans, owner: DietOwner) => {
      client.setQueryData(apiKey(planCalls.list), plans);
      const plan = currentPlanOf(plans.items, owner.id);
      void navigate(plan ? paths.plan(plan.id) : newPlanFor(owner));
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
