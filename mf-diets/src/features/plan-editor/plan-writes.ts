import { type Plan, type PlanPatch } from '@pora/contracts/plans/plan.model';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { apiKey, apiPrefix, callRoute, defineWrites } from '@pora/kit';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { planFieldNames } from './plan-fields.js';

/** Key of a plan in the cache of the page. */
export const planKey = (id: string) => apiKey(planRoutes.get, { params: { id } });

/** The plan with changed parameters, as it will be; what changes its meals is the server's to compute. */
export function withParameters(plan: Plan, patch: PlanPatch): Plan {
  const { name, status, caloriesPerDay, mealsPerDay, stage, generatorSources } = { ...plan, ...patch };
  return { ...plan, name, status, caloriesPerDay, mealsPerDay, stage, generatorSources };
}

/** Changes of plans: sent one after another per plan, kept in the browser until the server has them [core §4]. */
export const planWrites = defineWrites<Plan, PlanPatch>({
  key: 'plans',
  update: (id, body, version) =>
    callRoute(planRoutes.update, {
      params: { id },
      body,
      ...(version !== undefined && { ifMatch: version }),
    }),
  applyPatch: withParameters,
  describe: ({ record, patch }) =>
    [record ? `plan ${record.name}` : 'plan', planFieldNames(patch ?? {}).join(', ')]
      .filter(Boolean)
      .join(' – '),
  schemas: async () => (await import('./plan.schemas.js')).planCopySchemas,
});

/** Puts a plan that a call answered into its place; the list is read again. */
export async function keepPlan(client: QueryClient, plan: Plan): Promise<void> {
  await client.cancelQueries({ queryKey: apiPrefix(planRoutes.get, { id: plan.id }) });
  client.setQueryData(planKey(plan.id), plan);
  void client.invalidateQueries({ queryKey: apiKey(planRoutes.list) });
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
        void client.invalidateQueries({ queryKey: apiPrefix(planRoutes.get, { id }) });
        void client.invalidateQueries({ queryKey: apiKey(planRoutes.list) });
      },
    });
  }, [client]);
}
