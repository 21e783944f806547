/** Numbers of the planning area [diets §5, §9]. */
export const PLAN_LIMITS = {
  days: { min: 1, max: 14, default: 14 },
  stage: { min: 1, max: 12 },
  caloriesPerDay: { min: 0, max: 10000, placeholder: 1500 },
  mealsPerDay: { min: 3, max: 8, default: 5, maxInDetailAdult: 6 },
  deficit: 2000,
  portionPercent: { min: 10, max: 200, default: 100 },
  servings: { min: 1, max: 10 },
} as const;

/** Steps a plan keeps of each kind, so that small edits never push big steps out (decision 45). */
export const HISTORY_KEPT = 50;

/** Plan states [diets §4]. */
export const PLAN_STATUSES = ['draft', 'active', 'completed'] as const;
export type PlanStatus = (typeof PLAN_STATUSES)[number];
/** Polish labels of {@link PLAN_STATUSES} [diets §4]. */
export const PLAN_STATUS_LABELS: Record<PlanStatus, string> = {
  draft: 'Nowy',
  active: 'Aktywny',
  completed: 'Zakończony',
};

/** Message of a missing plan name [diets §5]. */
export const PLAN_NAME_REQUIRED = 'Nazwa jest wymagana';
/** Message when the patient already has a plan of that stage [diets §5]. */
export const PLAN_STAGE_TAKEN =
  'Plan dla tego pacjenta i etapu już istnieje. Wybierz inny etap lub edytuj istniejący plan.';

const statusWords: ReadonlyMap<string, PlanStatus> = new Map([
  ['active', 'active'],
  ['aktywny', 'active'],
  ['aktywna', 'active'],
  ['aktywne', 'active'],
  ['completed', 'completed'],
  ['zakończony', 'completed'],
  ['zakończona', 'completed'],
  ['zakończone', 'completed'],
]);

/** Reads a Polish or English status word; anything unknown is `draft` [diets §4]. */
export function normaliseStatus(word: unknown): PlanStatus {
  return typeof word === 'string' ? (statusWords.get(word.trim().toLowerCase()) ?? 'draft') : 'draft';
}

/** Shortest reason for one cause of many at once (decision 74). */
export const LEAST_CAUSE_REASON = 10;
