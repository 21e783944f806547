import { type Plan } from '@pora/contracts/plans/plan.model';
import { type PlanVerdict } from '@pora/contracts/plans/plan-safety.model';
import { planCalls } from '@pora/contracts/calls';
import { apiKey, apiPrefix, callRoute, downloadRoute, newIdempotencyKey, useRecordWriter } from '@pora/kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type PlanChange } from './plan-change.js';
import { keepPlan, planKey, planWrites } from './plan-writes.js';

/** Generating waits for the engine and, on a busy machine, for its queue. */
const GENERATE_TIMEOUT_MS = 60_000;

/** Key of the generations of a plan in the cache of mutations. */
export const generationKey = (planId: string) => ['generate-plan', planId] as const;

/** Key of the saves of a plan in the cache of mutations. */
export const saveKey = (planId: string) => ['save-plan', planId] as const;

/** What one save sends: a change, or what the person keeps of the one that met a newer plan. */
export type PlanSave = { patch: PlanChange } | { keepMine: PlanChange | 'all' };

const choiceOf = ({ keepMine }: { keepMine: PlanChange | 'all' }) =>
  keepMine === 'all' ? 'mine' : { mine: keepMine };

/** Downloads the hand-out for the patient; answers the file's name. */
function downloadHandout(plan: Pick<Plan, 'id' | 'stage'>, confirmation?: string): Promise<string> {
  const input = { params: { id: plan.id }, query: { confirmation } };
  return downloadRoute(planCalls.exportDocx, input, `Etap_${plan.stage}_.docx`);
}

/** Writes of one plan go one after another. */
const scopeOf = (id: string) => ({ id: `plan ${id}` });

/** Fills the plan, and takes the answer into the plan the cache holds by then. */
function useGenerate(
  id: string,
  { newest, keep }: { newest: () => Plan; keep: (changed: Plan) => Promise<void> },
) {
  const client = useQueryClient();
  const params = { id };
  return useMutation({
    mutationKey: generationKey(id),
    scope: scopeOf(id),
    mutationFn: async () => {
      const startedAt = Date.now();
      const { version, generatorSources } = newest();
      const answer = await callRoute(planCalls.generate, {
        params,
        body: { sources: generatorSources },
        ifMatch: version,
        idempotencyKey: newIdempotencyKey(),
        timeoutMs: GENERATE_TIMEOUT_MS,
      });
      return { ...answer, seconds: (Date.now() - startedAt) / 1000 };
    },
    onSuccess: ({ planDays, planSummary, generation, verdict, version, updatedAt }) => {
      const lastVerdict = verdict ? { ...verdict, isCurrent: true } : null;
      return keep({ ...newest(), planDays, planSummary, generation, lastVerdict, version, updatedAt });
    },
    // A lost answer does not mean lost work: the server may have filled the plan all the same.
    onError: () => client.invalidateQueries({ queryKey: apiPrefix(planCalls.get, params) }),
  });
}

/**
 * Commands on the opened plan; each takes the answer into the cache and refreshes the list. Writes of one plan
 * go one after another, each on the version that the former one left, so quick clicks never collide.
 */
export function usePlanCommands(plan: Plan) {
  const client = useQueryClient();
  const { id } = plan;
  const params = { id };
  const scope = scopeOf(id);
  const newest = () => client.getQueryData<Plan>(planKey(id)) ?? plan;
  const refreshList = () => void client.invalidateQueries({ queryKey: apiKey(planCalls.list) });
  const keep = (changed: Plan) => keepPlan(client, changed);
  const writer = useRecordWriter(planWrites, id);
  return {
    save: useMutation({
      mutationKey: saveKey(id),
      scope,
      // The writer puts the answer into its place.
      mutationFn: (save: PlanSave) =>
        'patch' in save ? writer.update(save.patch) : writer.resolve(choiceOf(save)),
    }),
    /** What of the plan waits, and the conflict that the person has to decide. */
    writer,
    /** A second click while the generator works is the same click. */
    isGenerating: () => client.isMutating({ mutationKey: generationKey(id) }) > 0,
    generate: useGenerate(id, { newest, keep }),
    undo: useMutation({
      scope,
      // 409 `later_edits` names what would be lost, while it was not confirmed.
      mutationFn: ({ confirm }: { confirm: boolean }) =>
        callRoute(planCalls.undo, { params, body: { confirm }, ifMatch: newest().version }),
      onSuccess: keep,
    }),
    remove: useMutation({
      scope,
      mutationFn: () => callRoute(planCalls.remove, { params }),
      onSuccess: () => {
        void client.invalidateQueries({ queryKey: apiPrefix(planCalls.get, params), refetchType: 'none' });
        refreshList();
      },
    }),
    restore: useMutation({
      scope,
      mutationFn: () => callRoute(planCalls.restore, { params }),
      onSuccess: keep,
    }),
    download: useMutation({ mutationFn: () => downloadHandout(newest()) }),
    confirmExport: useMutation({
      // The risk is taken against the check that was read, and the file names that confirmation.
      mutationFn: async ({ verdict, reason }: { verdict: PlanVerdict; reason: string }) => {
        const { state, dangerous } = verdict;
        const body = { reason, state, dangerous };
        const confirmation = await callRoute(planCalls.confirmExport, { params, body });
        return downloadHandout(newest(), confirmation.id);
      },
    }),
    /** Puts a plan that another call answered into its place. */
    keep,
    /** For another write of the plan: its turn among the others, and the plan that it is made on. */
    ...{ scope, newest },
  };
}

/** Commands of the editor as its parts receive them. */
export type PlanCommands = ReturnType<typeof usePlanCommands>;
