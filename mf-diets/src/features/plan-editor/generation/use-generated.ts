import { planHistoryCalls, planInsightCalls } from '@pora/contracts/calls';
import { type Plan, type PlanSlot } from '@pora/contracts/plans/plan.model';
import { type HistoryStep, type PlanHistory } from '@pora/contracts/plans/plan-history.model';
import { useApiQuery } from '@pora/kit';
import { useMutationState } from '@pora/kit/queries';
import { usePlanHistory } from '../../plan-history/public.js';
import { generationKey } from '../../plan-work/public.js';
import { type Differences, differencesFrom, differencesOf } from './plan-differences.js';
import { type GeneratedPlan } from './use-generation.js';

const standing = ({ items }: PlanHistory) =>
  items.filter((item): item is HistoryStep => item.kind !== 'risk' && !item.undone);

/** The last generation that was not taken back. */
export function lastGenerationOf(history: PlanHistory): HistoryStep | undefined {
  return standing(history).find(({ cause }) => cause === 'generate');
}

/** The answer of the run that made the plan's report, while this page still knows it. */
function useAnswer({ id, generation }: Plan): GeneratedPlan | undefined {
  const answers = useMutationState({
    filters: { mutationKey: generationKey(id), exact: true, status: 'success' },
    select: ({ state }) => state.data as GeneratedPlan,
  });
  const last = answers.at(-1);
  return last && last.generation.seed === generation?.seed ? last : undefined;
}

/** What the last generation changed, from the days before it, or after a reload from the history. */
function useDifferences(
  { id, planDays, version }: Plan,
  answer: GeneratedPlan | undefined,
  step: HistoryStep | undefined,
): Differences | undefined {
  const comparison = useApiQuery(
    planHistoryCalls.compare,
    { params: { id, n: String(step?.id ?? 0) }, query: { with: 'now' }, version },
    { enabled: !answer && step !== undefined },
  );
  if (answer) return differencesOf(answer.daysBefore, planDays);
  if (comparison.phase !== 'ready') return undefined;
  const changed = new Set(
    comparison.data.changed
      .filter(({ before, after }) => before?.mealId !== after?.mealId || before?.name !== after?.name)
      .map(({ day, slotIndex }) => `${day}.${slotIndex}`),
  );
  const isSame = (day: number, slotIndex: number, _slot: PlanSlot) => !changed.has(`${day}.${slotIndex}`);
  return differencesFrom(planDays, isSame);
}

/** The last generation of the plan as it stands now: its report, its check, what it changed, and whether it can be undone. */
export function useGenerated(plan: Plan) {
  const { id, version } = plan;
  const answer = useAnswer(plan);
  const history = usePlanHistory(plan);
  const safety = useApiQuery(planInsightCalls.safety, { params: { id }, version });
  const known = history.phase === 'ready' ? history.data : undefined;
  const step = known && lastGenerationOf(known);
  const lastBig = known && standing(known).find(({ kind }) => kind === 'big');
  return {
    seconds: answer?.seconds,
    verdict: safety.phase === 'ready' ? safety.data : undefined,
    /** The check could not be made, or not anew: what was found before may be of other records by now. */
    isUnchecked: safety.phase !== 'loading' && safety.error != null,
    differences: useDifferences(plan, answer, step),
    canCompare: step !== undefined,
    // A big step after it would be taken back in its place.
    canUndo: lastBig ? lastBig.cause === 'generate' : answer !== undefined,
  };
}
