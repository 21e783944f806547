import { type Plan } from '@pora/contracts/plans/plan.model';
import { planCalls } from '@pora/contracts/calls';
import { apiKey, apiPrefix, defineWrites, saysAlready } from '@pora/kit';
import { type QueryClient, useQueryClient } from '@pora/kit/queries';
import { useEffect } from 'react';
import { mergeChanges, type PlanChange, withChange } from './plan-change.js';
import { planFieldNames } from './plan-fields.js';
import { savePlan } from './save-plan.js';
import { hasPlace, withSlotEdits } from './slot-edits.js';

/** Key of a plan in the cache of the page. */
export const planKey = (id: string) => apiKey(planCalls.get, { params: { id } });

/** Quiet after which small edits are sent [diets §4]. */
const AUTOSAVE_MS = 150;

/** Changes of plans: sent one after another per plan, kept in the browser until the server has them [core §4]. */
export const planWrites = defineWrites<Plan, PlanChange>({
  key: 'plans',
  delayMs: AUTOSAVE_MS,
  update: savePlan,
  applyPatch: withChange,
  mergePatches: mergeChanges,
  says: (plan, { slots = [], ...parameters }) =>
    saysAlready(plan, parameters) &&
    // A place that is gone says nothing: the edit must not pass for stored.
    slots.every((edit) => hasPlace(plan.planDays, edit)) &&
    saysAlready(plan.planDays, withSlotEdits(plan.planDays, slots)),
  describe: ({ record, patch }) =>
    [record ? `plan ${record.name}` : 'plan', planFieldNames(patch ?? {}).join(', ')]
      .filter(Boolean)
      .join(' – '),
  schemas: async () => (await import('./plan.schemas.js')).planCopySchemas,
});

/** Puts a plan that a call answered into its place; the list is read again. */
export async function keepPlan(client: QueryClient, plan: Plan): Promise<void> {
  // At once, so that the former plan is never seen between a change that waited and its answer; and again, since a read
  // that was on its way takes what it began with back when it is stopped.
  client.setQueryData(planKey(plan.id), plan);
  await client.cancelQueries({ queryKey: apiPrefix(planCalls.get, { id: plan.id }) });
  client.setQueryData(planKey(plan.id), plan);
  void client.invalidateQueries({ queryKey: apiKey(planCalls.list) });
}

/** Sends what an earlier visit left waiting, and follows what other tabs save. */
export function useAttachedPlanWrites(): void {
  const client = useQueryClient();
  useEffect(() => {
    planWrites.attach({
      record: (id) => client.getQueryData<Plan>(planKey(id)),
      ready: () => true,
      onStored: (plan) => void keepPlan(client, plan),
      onSettledElsewhere: (id) => {
        void client.invalidateQueries({ queryKey: apiPrefix(planCalls.get, { id }) });
        void client.invalidateQueries({ queryKey: apiKey(planCalls.list) });
      },
    });
  }, [client]);
}
