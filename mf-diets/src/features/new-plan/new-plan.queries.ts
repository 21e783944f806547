import { type Plan } from '@pora/contracts/plans/plan.model';
import { messageOf, newId, newIdempotencyKey } from '@pora/kit';
import { toast } from '@pora/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PLANS_KEY } from '../plan-list/public.js';
import { createPlan, type NewPlanRequest } from './new-plan.api.js';
import { newPlanStrings as t } from './new-plan.strings.js';

/** Saves a new plan; a repeated click sends the same plan, so it is never created twice. */
export function useCreatePlan(onCreated: (plan: Plan) => void) {
  const client = useQueryClient();
  const [identity] = useState(() => ({ id: newId('dp-'), key: newIdempotencyKey() }));
  return useMutation({
    mutationFn: (plan: Omit<NewPlanRequest, 'id'>) => createPlan({ ...plan, id: identity.id }, identity.key),
    onSuccess: async (plan) => {
      await client.invalidateQueries({ queryKey: PLANS_KEY });
      onCreated(plan);
    },
    onError: (error) => toast.error(t.saveFailed, messageOf(error)),
  });
}
