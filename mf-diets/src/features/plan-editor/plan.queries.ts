import { type Plan, type PlanPatch } from '@pora/contracts/plans/plan.model';
import { useLoad } from '@pora/kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { PLANS_KEY } from '../plan-list/public.js';
import {
  downloadHandout,
  fetchPlan,
  fetchTolerances,
  generatePlan,
  removePlan,
  restorePlan,
  savePlan,
  undoPlan,
} from './plan.api.js';

const planKey = (id: string) => ['diet-plan', id] as const;

/** The opened plan. */
export function usePlan(id: string) {
  return useLoad({ queryKey: planKey(id), queryFn: ({ signal }) => fetchPlan(id, signal) });
}

/** Tolerances of the plan average and of one day, in percent. */
export function useTolerances() {
  return useLoad({
    queryKey: ['rule-config', 'tolerances'],
    queryFn: ({ signal }) => fetchTolerances(signal),
  });
}

/** Commands on the opened plan; each takes the answer into the cache and refreshes the list. */
export function usePlanCommands(plan: Plan) {
  const client = useQueryClient();
  const keep = async (changed: Plan) => {
    client.setQueryData(planKey(plan.id), changed);
    await client.invalidateQueries({ queryKey: PLANS_KEY });
  };
  const refresh = async () => {
    await client.invalidateQueries({ queryKey: planKey(plan.id) });
    await client.invalidateQueries({ queryKey: PLANS_KEY });
  };
  return {
    save: useMutation({
      mutationFn: ({ patch, version = plan.version }: { patch: PlanPatch; version?: number }) =>
        savePlan(plan.id, version, patch),
      onSuccess: keep,
    }),
    generate: useMutation({
      mutationFn: () => generatePlan(plan.id, plan.version, plan.generatorSources),
      onSuccess: ({ planDays, planSummary, generation, version, updatedAt }) =>
        keep({ ...plan, planDays, planSummary, generation, version, updatedAt }),
    }),
    undo: useMutation({ mutationFn: (version: number) => undoPlan(plan.id, version), onSuccess: keep }),
    remove: useMutation({ mutationFn: () => removePlan(plan.id), onSuccess: refresh }),
    restore: useMutation({ mutationFn: () => restorePlan(plan.id), onSuccess: keep }),
    download: useMutation({ mutationFn: () => downloadHandout(plan) }),
    reload: refresh,
  };
}

/** Commands of the editor as its parts receive them. */
export type PlanCommands = ReturnType<typeof usePlanCommands>;
