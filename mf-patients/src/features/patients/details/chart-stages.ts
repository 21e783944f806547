import { type PlanListItem } from '@pora/contracts/plans/plan.model';
import { addDays, formatKcal } from '@pora/kit';
import { type ChartBand } from '@pora/ui/charts';
import { planPeriod, romanStage } from '../../plans/public.js';
import { measurementStrings as t } from '../measurements/measurements.strings.js';

type StagePlan = Pick<PlanListItem, 'created' | 'days' | 'stage' | 'status' | 'caloriesPerDay'>;

/**
 * Stages of the diet as grounds of a chart over time: each lasts until the next one begins, the active one until today,
 * one without a successor for its own days. A draft is no stage yet. @param today `yyyy-MM-dd`
 */
export function chartStages(plans: readonly StagePlan[], today: string): ChartBand[] {
  const begun = plans
    .filter(({ status, created }) => status !== 'draft' && created.slice(0, 10) <= today)
    .sort((a, b) => a.created.localeCompare(b.created) || a.stage - b.stage);
  return begun.flatMap((plan, at) => {
    const { from, to: planned } = planPeriod(plan, today);
    const next = begun[at + 1]?.created.slice(0, 10);
    // Of two that begin on one day the later stage counts.
    if (next === from) return [];
    const own = plan.status === 'active' || planned > today ? today : addDays(planned, 1);
    return [
      {
        from,
        to: next ?? own,
        label: t.stage(romanStage(plan.stage)),
        detail: formatKcal(plan.caloriesPerDay),
      },
    ];
  });
}
