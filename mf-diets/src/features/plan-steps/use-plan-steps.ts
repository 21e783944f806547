import { type CallAnswer } from '@pora/contracts/call';
import { planCalls, planStepCalls } from '@pora/contracts/calls';
import { type Plan } from '@pora/contracts/plans/plan.model';
import { apiPrefix, callRoute, newIdempotencyKey } from '@pora/kit';
import { useMutation, useQueryClient } from '@pora/kit/queries';
import { type LastRun, type PlanCommands, useLastRun } from '../plan-work/public.js';

/** A step over the meals of the whole plan that answers a report [diets §4]. */
export type PlanStep = 'adjust' | 'repair' | 'substitute';

/** The answer of a step, by its name. */
export type StepAnswer =
  | { step: 'adjust'; answer: CallAnswer<typeof planStepCalls.adjust> }
  | { step: 'repair'; answer: CallAnswer<typeof planStepCalls.autoRepair> }
  | { step: 'substitute'; answer: CallAnswer<typeof planStepCalls.substitute> };

/** A step may wait for the engine and, on a busy machine, for its queue. */
const STEP_TIMEOUT_MS = 60_000;

const stepKey = (planId: string) => ['plan-step', planId] as const;
const resetKey = (planId: string) => ['reset-plan', planId] as const;

async function callStep(step: PlanStep, { id, version }: Pick<Plan, 'id' | 'version'>): Promise<StepAnswer> {
  const call = {
    params: { id },
    body: {},
    ifMatch: version,
    idempotencyKey: newIdempotencyKey(),
    timeoutMs: STEP_TIMEOUT_MS,
  };
  switch (step) {
    case 'adjust':
      return { step, answer: await callRoute(planStepCalls.adjust, call) };
    case 'repair':
      return { step, answer: await callRoute(planStepCalls.autoRepair, call) };
    case 'substitute':
      return { step, answer: await callRoute(planStepCalls.substitute, call) };
  }
}

/** A plan without meals: a lock held the meal that goes, so it goes with it. */
const cleared = ({ planDays }: Plan) =>
  planDays.map((day) => ({
    ...day,
    slots: day.slots.map((slot) => ({ ...slot, entry: null, locked: false, lockedInAllDays: false })),
  }));

/** Big steps over the opened plan; each is one turn among its writes and can be undone as a whole (decision 26). */
export function usePlanSteps({ id }: Pick<Plan, 'id'>, { scope, newest, keep, keepStep }: PlanCommands) {
  const client = useQueryClient();
  // A lost answer does not mean lost work, and a refusal may come of another plan than the one in sight.
  const onError = () => client.invalidateQueries({ queryKey: apiPrefix(planCalls.get, { id }) });
  return {
    run: useMutation({
      ...{ mutationKey: stepKey(id), scope, onError },
      mutationFn: (step: PlanStep) => callStep(step, newest()),
      onSuccess: ({ answer }) => keepStep(answer),
    }),
    /** A second click while a step works is the same click. */
    isRunning: () => client.isMutating({ mutationKey: stepKey(id) }) > 0,
    reset: useMutation({
      ...{ mutationKey: resetKey(id), scope, onError },
      mutationFn: () => {
        const plan = newest();
        const call = { params: { id }, ifMatch: plan.version, idempotencyKey: newIdempotencyKey() };
        return callRoute(planCalls.update, { ...call, body: { planDays: cleared(plan) } });
      },
      onSuccess: keep,
    }),
  };
}

/** The step at work over a plan, or what came of the last one. */
export function useStepRun(planId: string): LastRun<StepAnswer, PlanStep> {
  return useLastRun<StepAnswer, PlanStep>(stepKey(planId));
}
