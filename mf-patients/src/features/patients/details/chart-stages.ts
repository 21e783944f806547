import { type PlanListItem } from '@pora/contracts/plans/plan.model';
import { romanStage } from '../../plans/public.js';
import { measurementStrings as t } from '../measurements/measurements.strings.js';

/** A vertical line of the weight chart. */
export interface ChartStage {
  /** `yyyy-MM-dd` */
  date: string;
  label: string;
}

/** Stages of the diet as lines of the weight chart, one a day. */
export function chartStages(plans: readonly Pick<PlanListItem, 'created' | 'stage'>[]): ChartStage[] {
  const byDay = new Map(
    plans.map(({ created, stage }) => [created.slice(0, 10), t.stage(romanStage(stage))]),
  );
  return [...byDay].map(([date, label]) => ({ date, label })).sort((a, b) => a.date.localeCompare(b.date));
}
