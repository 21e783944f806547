import { planCalls, ruleConfigCalls } from '@pora/contracts/calls';
import { type Plan } from '@pora/contracts/plans/plan.model';
import { type CallAnswer } from '@pora/contracts/call';
import { useApiQuery, useRecordWriter } from '@pora/kit';
import { useMutationState } from '@pora/kit/queries';
import { useMemo } from 'react';
import { type PlanChange, withChange } from './plan-change.js';
import { type PlanSave, saveKey } from './plan-commands.js';
import { planWrites, useAttachedPlanWrites } from './plan-writes.js';

/** The opened plan, with the changes that the server does not have yet. */
export function usePlan(id: string) {
  useAttachedPlanWrites();
  const load = useApiQuery(planCalls.get, { params: { id } });
  const patch = useRecordWriter(planWrites, id).pending?.patch;
  return useMemo(
    () => (load.phase === 'ready' && patch ? { ...load, data: withChange(load.data, patch) } : load),
    [load, patch],
  );
}

const tolerancesOf = ({ config: { calorieBudget } }: CallAnswer<typeof ruleConfigCalls.get>) => ({
  plan: calorieBudget.planAverageTolerancePercent,
  day: calorieBudget.dailyTargetTolerancePercent,
});

/** Tolerances of the plan average and of one day that colour the days, in percent, from the rules of the practice. */
export function useTolerances() {
  return useApiQuery(ruleConfigCalls.get, {}, { select: tolerancesOf });
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
    const { stage, status, mealsPerDay } = Object.assign({}, ...saves) as PlanChange;
    return {
      ...plan,
      stage: stage ?? plan.stage,
      status: status ?? plan.status,
      mealsPerDay: mealsPerDay ?? plan.mealsPerDay,
    };
  }, [plan, saves]);
}
