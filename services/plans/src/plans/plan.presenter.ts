import type { Plan, PlanListItem } from '@pora/contracts/plans/plan.model';
import { presentVerdict } from './plan-verdict.js';
import type { PlanEntity } from './plan.entity.js';

/** Columns a list row needs; the days, by far the largest part, stay in the database. */
export type PlanListRow = Pick<
  PlanEntity,
  | 'id'
  | 'name'
  | 'patientId'
  | 'days'
  | 'caloriesPerDay'
  | 'mealsPerDay'
  | 'status'
  | 'created'
  | 'updatedAt'
  | 'stage'
  | 'tdee'
  | 'calorieDeficit'
  | 'generatorSources'
  | 'planSummary'
  | 'filledSlots'
  | 'foodFingerprint'
  | 'lastCheck'
  | 'version'
>;

/** Row of the plan list as answered. */
export function presentListItem(row: PlanListRow): PlanListItem {
  return {
    id: row.id,
    name: row.name,
    patientId: row.patientId,
    days: row.days,
    caloriesPerDay: row.caloriesPerDay,
    mealsPerDay: row.mealsPerDay,
    status: row.status,
    created: row.created,
    updatedAt: row.updatedAt.toISOString(),
    stage: row.stage,
    tdee: row.tdee,
    calorieDeficit: row.calorieDeficit,
    generatorSources: row.generatorSources,
    planSummary: row.planSummary,
    filledSlots: row.filledSlots,
    lastVerdict: presentVerdict(row.lastCheck),
    version: row.version,
  };
}

/** Whole plan as answered. */
export function presentPlan(row: PlanEntity): Plan {
  return {
    ...presentListItem(row),
    planDays: row.planDays,
    mealTimes: row.mealTimes,
    shoppingLists: row.shoppingLists,
    generation: row.generation && { ...row.generation, verdict: row.generation.verdict ?? null },
    createdBy: row.createdBy,
    updatedBy: row.updatedBy,
    ...(row.unreadableDays && row.unreadableDays.length > 0 && { unreadableDays: [...row.unreadableDays] }),
  };
}
