import { type Plan, type PlanPatch } from '@pora/contracts/plans/plan.model';
import { type PlanVerdict } from '@pora/contracts/plans/plan-safety.model';
import { newIdempotencyKey, useLoad, useRecordWriter } from '@pora/kit';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { PLANS_KEY } from '../plan-list/public.js';
import { keepPlan, planKey, planWrites, useAttachedPlanWrites, withParameters } from './plan-writes.js';
import {
  confirmExport,
  downloadHandout,
  fetchPlan,
  fetchTolerances,
  generatePlan,
  removePlan,
  restorePlan,
  undoPlan,
} from './plan.api.js';

/** Key of the generations of a plan in the cache of mutations. */
export const generationKey = (planId: string) => ['generate-plan', planId] as const;

const saveKey = (planId: string) => ['save-plan', planId] as const;

/** What one save sends: a change, or the one that met a newer plan and which the person keeps. */
export type PlanSave = { patch: PlanPatch } | { keepMine: true };

/** The opened plan, with the changes that the server does not have yet. */
export function usePlan(id: string) {
  useAttachedPlanWrites();
  const load = useLoad({ queryKey: planKey(id), queryFn: ({ signal }) => fetchPlan(id, signal) });
  const patch = useRecordWriter(planWrites, id).pending?.patch;
  return useMemo(
    () => (load.phase === 'ready' && patch ? { ...load, data: withParameters(load.data, patch) } : load),
    [load, patch],
  );
}

/** Tolerances of the plan average and of one day, in percent. */
export function useTolerances() {
  return useLoad({
    queryKey: ['rule-config', 'tolerances'],
    queryFn: ({ signal }) => fetchTolerances(signal),
  });
}

/**
 * Commands on the opened plan; each takes the answer into the cache and refreshes the list. Writes of one plan
 * go one after another, each on the version that the former one left, so quick clicks never collide.
 */
export function usePlanCommands(plan: Plan) {
  const client = useQueryClient();
  const { id } = plan;
  const scope = { id: `plan ${id}` };
  const newest = () => client.getQueryData<Plan>(planKey(id)) ?? plan;
  const refreshList = () => void client.invalidateQueries({ queryKey: PLANS_KEY });
  const keep = (changed: Plan) => keepPlan(client, changed);
  const writer = useRecordWriter(planWrites, id);
  const reload = () => client.invalidateQueries({ queryKey: planKey(id) });
  return {
    save: useMutation({
      mutationKey: saveKey(id),
      scope,
      // The writer puts the answer into its place.
      mutationFn: (save: PlanSave) => ('patch' in save ? writer.update(save.patch) : writer.resolve('mine')),
    }),
    /** What of the plan waits, and the conflict that the person has to decide. */
    writer,
    /** A second click while the generator works is the same click. */
    isGenerating: () => client.isMutating({ mutationKey: generationKey(id) }) > 0,
    generate: useMutation({
      mutationKey: generationKey(id),
      scope,
      mutationFn: async () => {
        const startedAt = Date.now();
        const { version, generatorSources } = newest();
        const answer = await generatePlan(id, version, generatorSources, newIdempotencyKey());
        return { ...answer, seconds: (Date.now() - startedAt) / 1000 };
      },
      onSuccess: ({ planDays, planSummary, generation, verdict, version, updatedAt }) => {
        const lastVerdict = verdict ? { ...verdict, isCurrent: true } : null;
        return keep({ ...newest(), planDays, planSummary, generation, lastVerdict, version, updatedAt });
      },
      // A lost answer does not mean lost work: the server may have filled the plan all the same.
      onError: reload,
    }),
    undo: useMutation({
      scope,
      mutationFn: ({ confirm }: { confirm: boolean }) => undoPlan(id, newest().version, confirm),
      onSuccess: keep,
    }),
    remove: useMutation({
      scope,
      mutationFn: () => removePlan(id),
      onSuccess: () => {
        void client.invalidateQueries({ queryKey: planKey(id), refetchType: 'none' });
        refreshList();
      },
    }),
    restore: useMutation({ scope, mutationFn: () => restorePlan(id), onSuccess: keep }),
    download: useMutation({ mutationFn: () => downloadHandout(newest()) }),
    confirmExport: useMutation({
      mutationFn: async ({ verdict, reason }: { verdict: PlanVerdict; reason: string }) =>
        downloadHandout(newest(), await confirmExport(id, verdict, reason)),
    }),
    /** Puts a plan that another call answered into its place. */
    keep,
  };
}

/** The plan with the stage, status and number of meals that are on their way to the server. */
export function useShownParameters(plan: Plan): Plan {
  const saves = useMutationState({
    filters: { mutationKey: saveKey(plan.id), exact: true, status: 'pending' },
    select: ({ state }) => {
      const save = state.variables as PlanSave | undefined;
      return save && 'patch' in save ? save.patch : undefined;
    },
  });
  return useMemo(() => {
    const { stage, status, mealsPerDay } = Object.assign({}, ...saves) as PlanPatch;
    return {
      ...plan,
      stage: stage ?? plan.stage,
      status: status ?? plan.status,
      mealsPerDay: mealsPerDay ?? plan.mealsPerDay,
    };
  }, [plan, saves]);
}

/** Commands of the editor as its parts receive them. */
export type PlanCommands = ReturnType<typeof usePlanCommands>;
