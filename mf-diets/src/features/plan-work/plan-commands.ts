import { type Plan } from '@pora/contracts/plans/plan.model';
import { type PlanSafety } from '@pora/contracts/plans/plan-safety.model';
import { type SlotEdit } from '@pora/contracts/plans/plan-slots.model';
import { planCalls, planInsightCalls } from '@pora/contracts/calls';
import { apiKey, apiPrefix, callRoute, useRecordWriter, useSingleMutation } from '@pora/kit';
import { type MutationKey, useMutation, useQueryClient } from '@pora/kit/queries';
import { useHistoryMoves } from './history-moves.js';
import { type PlanChange } from './plan-change.js';
import { endOffers } from './plan-offers.js';
import { keepPlan, planKey, planWrites } from './plan-writes.js';

/** Generating waits for the engine and, on a busy machine, for its queue. */
const GENERATE_TIMEOUT_MS = 60_000;

/** Key of the generations of a plan in the cache of mutations. */
export const generationKey = (planId: string) => ['generate-plan', planId] as const;

/** A generation that was asked for; under its name it can be followed and stopped. */
export interface GenerationRun {
  run: string;
}

/** Key of the saves of a plan in the cache of mutations. */
export const saveKey = (planId: string) => ['save-plan', planId] as const;

/**
 * What one save sends: a change, or what the person keeps of the one that met a newer plan. `sent` is the answer of a
 * change that the writer has already.
 */
export type PlanSave = { patch: PlanChange; sent?: Promise<Plan> } | { keepMine: PlanChange | 'all' };

const choiceOf = ({ keepMine }: { keepMine: PlanChange | 'all' }) =>
  keepMine === 'all' ? 'mine' : { mine: keepMine };

/** Writes of one plan go one after another. */
const scopeOf = (id: string) => ({ id: `plan ${id}` });

/** What a step over the meals answers, with the check of what it left. */
type StepAnswer = Pick<Plan, 'planDays' | 'generation' | 'version' | 'updatedAt'> & {
  planSummary: NonNullable<Plan['planSummary']>;
  verdict?: PlanSafety | undefined;
};

/** Fills the plan, and takes the answer into the plan the cache holds by then. */
function useGenerate(
  id: string,
  { newest, keepStep }: { newest: () => Plan; keepStep: (answer: StepAnswer) => Promise<void> },
) {
  const client = useQueryClient();
  const params = { id };
  return useMutation({
    mutationKey: generationKey(id),
    scope: scopeOf(id),
    mutationFn: async ({ run }: GenerationRun) => {
      const startedAt = Date.now();
      const { version, generatorSources, planDays: daysBefore } = newest();
      const answer = await callRoute(planCalls.generate, {
        params,
        body: { sources: generatorSources },
        ifMatch: version,
        idempotencyKey: run,
        timeoutMs: GENERATE_TIMEOUT_MS,
      });
      return { ...answer, daysBefore, seconds: (Date.now() - startedAt) / 1000 };
    },
    onSuccess: keepStep,
    // A lost answer does not mean lost work: the server may have filled the plan all the same.
    onError: () => client.invalidateQueries({ queryKey: apiPrefix(planCalls.get, params) }),
  });
}

const isSave = (key: MutationKey | undefined) => key?.[0] === saveKey('')[0];

/** Saving the plan: at once, or as small edits of slots that wait for 150 ms of quiet (decision 44). */
function useSave(id: string) {
  const client = useQueryClient();
  const writer = useRecordWriter(planWrites, id);
  const scope = scopeOf(id);
  const sendNow = (patch: PlanChange) => {
    const stored = writer.update(patch);
    void writer.flush();
    return stored;
  };
  const save = useMutation({
    mutationKey: saveKey(id),
    scope,
    // The writer puts the answer into its place.
    mutationFn: (change: PlanSave) => {
      if ('keepMine' in change) return writer.resolve(choiceOf(change));
      return change.sent ?? sendNow(change.patch);
    },
  });
  const stepRuns = () =>
    client.isMutating({
      predicate: ({ options }) => options.scope?.id === scope.id && !isSave(options.mutationKey),
    }) > 0;
  /** The edits as the writer has them from now on; while a step makes another version they take their turn after it. */
  const autosave = (slots: SlotEdit[]): PlanSave => {
    const patch = { slots };
    if (stepRuns()) return { patch };
    return { patch, sent: writer.update(patch) };
  };
  return { writer, save, autosave };
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
  const keepStep = ({ planDays, planSummary, generation, verdict, version, updatedAt }: StepAnswer) => {
    if (verdict) client.setQueryData(apiKey(planInsightCalls.safety, { params, version }), verdict);
    const lastVerdict = verdict ? { ...verdict, isCurrent: true } : null;
    return keep({ ...newest(), planDays, planSummary, generation, lastVerdict, version, updatedAt });
  };
  return {
    /** `writer`: what of the plan waits, and the conflict that the person has to decide. */
    ...useSave(id),
    /** A second click while the generator works is the same click. */
    isGenerating: () => client.isMutating({ mutationKey: generationKey(id) }) > 0,
    generate: useGenerate(id, { newest, keepStep }),
    ...useHistoryMoves(id, { scope, newest, keep }),
    remove: useSingleMutation({
      scope,
      mutationFn: () => callRoute(planCalls.remove, { params }),
      onSuccess: () => {
        endOffers(id);
        void client.invalidateQueries({ queryKey: apiPrefix(planCalls.get, params), refetchType: 'none' });
        refreshList();
      },
    }),
    restore: useSingleMutation({
      scope,
      mutationFn: () => callRoute(planCalls.restore, { params }),
      onSuccess: keep,
    }),
    /** Puts a plan that another call answered into its place. */
    keep,
    /** The same for what a step over the meals answered. */
    keepStep,
    /** For another write of the plan: its turn among the others, and the plan that it is made on. */
    ...{ scope, newest },
  };
}

/** Commands of the editor as its parts receive them. */
export type PlanCommands = ReturnType<typeof usePlanCommands>;
