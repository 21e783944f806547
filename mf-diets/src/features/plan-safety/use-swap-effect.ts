import { planInsightCalls, planStepCalls } from '@pora/contracts/calls';
import { type Plan } from '@pora/contracts/plans/plan.model';
import { apiPrefix, callRoute, isHttpError, useApiQuery, useLoad } from '@pora/kit';
import { useSettled } from '@pora/kit/settled';
import { beyond, deviationOf, usePlanEditing } from '../plan-work/public.js';
import { type Swap, type SwapAnswer } from './safety-steps.js';

/** Pause after the last change of the choice before the server is asked, ms. */
const PAUSE_MS = 200;

/** What a swap would do to the plan, as the server says it: the very step, without saving. */
export function useSwapEffect(
  { id, planDays, caloriesPerDay }: Plan,
  version: number,
  swap: Swap | undefined,
) {
  const { tolerances } = usePlanEditing();
  const asked = JSON.stringify(swap ?? null);
  const settled = useSettled(asked, PAUSE_MS);
  const params = { id };
  const safety = useApiQuery(planInsightCalls.safety, { params, version });
  const load = useLoad({
    queryKey: [...apiPrefix(planStepCalls.substitute, params), 'effect', settled, version],
    queryFn: ({ signal }) => {
      const body = { ...(JSON.parse(settled) as Swap), dryRun: true };
      return callRoute(planStepCalls.substitute, { params, body, signal });
    },
    enabled: settled !== 'null',
    // Results and foods may have changed since.
    gcTime: 0,
  });
  const isCurrent = swap !== undefined && settled === asked;
  const outOf = (days: Plan['planDays']) =>
    days.flatMap(({ day, totals }) =>
      beyond(deviationOf(totals.calories, caloriesPerDay, tolerances)) ? [day] : [],
    );
  const answer: SwapAnswer | undefined = isCurrent && load.phase === 'ready' ? load.data : undefined;
  const wasOut = outOf(planDays);
  return {
    load,
    isCurrent,
    /** Meals at risk before and after; before is unknown until the check of the plan is there. */
    risk: answer && {
      before: safety.phase === 'ready' ? safety.data.dangerous : undefined,
      after: answer.verdict.dangerous,
    },
    /** By how much the energy of days changes, in kcal, smallest and largest; undefined where none does. */
    energy: answer && rangeOf(planDays, answer.planDays),
    /** False while there are no tolerances: whether days keep them is not known. */
    isJudged: tolerances !== null,
    /** Days that leave their tolerance. */
    leaving: answer ? outOf(answer.planDays).filter((day) => !wasOut.includes(day)) : [],
    failures: answer?.failedReplacements ?? [],
    /** The server would refuse it: nothing to send. */
    isRefused: isCurrent && load.phase === 'failed' && isHttpError(load.error, 422),
  };
}

/** The effect as its parts receive it. */
export type SwapEffect = ReturnType<typeof useSwapEffect>;

function rangeOf(
  before: Plan['planDays'],
  after: Plan['planDays'],
): { least: number; most: number } | undefined {
  const changes = after.flatMap(({ day, totals }) => {
    const was = before.find((each) => each.day === day)?.totals.calories ?? totals.calories;
    const change = Math.abs(Math.round(totals.calories) - Math.round(was));
    return change > 0 ? [change] : [];
  });
  return changes.length > 0 ? { least: Math.min(...changes), most: Math.max(...changes) } : undefined;
}
