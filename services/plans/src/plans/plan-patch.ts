import { invalidInput } from '@pora/common/errors';
import type { RuleConfig } from '@pora/contracts/catalog/rule-config.model';
import { PLAN_LIMITS, type Plan, type PlanDay, type PlanPatch } from '@pora/contracts/plans/plan.model';
import { calorieDeficit } from '@pora/engine/energy';
import { contentProblem, countMeals, emptyDays, resizeDays, withMealTimes } from './plan-content.js';
import type { PlanChange, PlanValues } from './plan-changes.service.js';
import { planStrings } from './plans.strings.js';

/** The body of a PATCH whose meals were computed by the server. */
export type SettledPatch = Omit<PlanPatch, 'planDays'> & { readonly planDays?: PlanDay[] | undefined };

/** What was asked from other services for a patch; undefined where the patch does not need it. */
export interface PatchFacts {
  readonly rules?: RuleConfig | undefined;
  readonly isChild?: boolean | undefined;
  /** The patient's need; undefined when unknown now, which keeps the stored one. */
  readonly tdee?: number | null | undefined;
}

/** Turns the body of a PATCH into the change it means for the stored plan. @throws ApiError 400 */
export function planPatch(stored: Plan, body: SettledPatch, facts: PatchFacts): PlanChange {
  checkPatient(stored, body.patientId);
  const size = { days: body.days ?? stored.days, mealsPerDay: body.mealsPerDay ?? stored.mealsPerDay };
  checkMealsPerDay(stored, size.mealsPerDay, facts.isChild ?? false);
  checkMealTimes(body.mealTimes, size.mealsPerDay);
  const isRebuilt = size.mealsPerDay !== stored.mealsPerDay;
  const planDays = nextDays(stored, body, size, facts.rules);
  const snapshotStep = bigStepOf(stored, planDays, size);
  return {
    values: {
      ...plainValues(body),
      ...energyValues(stored, body, facts.tdee),
      ...(planDays !== stored.planDays && { planDays }),
      // What was said of meals that are gone.
      ...(((isRebuilt && !body.planDays) || snapshotStep === 'reset') && { generation: null }),
    },
    snapshotStep,
  };
}

/** Name of the step when it takes many meals away at once, so that it can be undone as a whole [decisions 26]. */
function bigStepOf(
  stored: Plan,
  planDays: readonly PlanDay[],
  size: { days: number; mealsPerDay: number },
): string | undefined {
  if (countMeals(stored.planDays) === 0) return undefined;
  if (size.mealsPerDay !== stored.mealsPerDay) return 'meals_per_day';
  if (size.days < stored.days) return 'days';
  return countMeals(planDays) === 0 ? 'reset' : undefined;
}

/** Whether the patch needs the rules: it changes how many slots a day has. */
export function needsRules(stored: Plan, body: Pick<PlanPatch, 'planDays' | 'mealsPerDay'>): boolean {
  return (
    body.planDays === undefined && body.mealsPerDay !== undefined && body.mealsPerDay !== stored.mealsPerDay
  );
}

/** Whether the patch needs the patient: energy need, or more meals than an adult may have. */
export function needsPatient(stored: Plan, body: PlanPatch): boolean {
  const isMany = (body.mealsPerDay ?? 0) > PLAN_LIMITS.mealsPerDay.maxInDetailAdult;
  return (
    body.caloriesPerDay !== undefined ||
    body.tdee !== undefined ||
    (isMany && body.mealsPerDay !== stored.mealsPerDay)
  );
}

function plainValues(body: SettledPatch): PlanValues {
  const { name, status, days, caloriesPerDay, mealsPerDay, stage, generatorSources } = body;
  const given = { name, status, days, caloriesPerDay, mealsPerDay, stage };
  return {
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    ...(generatorSources && { generatorSources: [...new Set(generatorSources)] }),
  };
}

/** The need is locked to the patient's; without a patient it is what was typed. The deficit always follows. */
function energyValues(stored: Plan, body: SettledPatch, patientTdee: number | null | undefined): PlanValues {
  if (body.caloriesPerDay === undefined && body.tdee === undefined) return {};
  const typed = stored.patientId === null ? body.tdee : patientTdee;
  const tdee = typed === undefined ? stored.tdee : typed;
  return { tdee, calorieDeficit: calorieDeficit(tdee, body.caloriesPerDay ?? stored.caloriesPerDay) };
}

function nextDays(
  stored: Plan,
  body: SettledPatch,
  size: { days: number; mealsPerDay: number },
  rules: RuleConfig | undefined,
): PlanDay[] {
  const resized = body.planDays ?? resizedDays(stored, size, rules);
  const timesChange = body.mealTimes && body.mealTimes.join() !== stored.mealTimes.join();
  const planDays = body.mealTimes && timesChange ? withMealTimes(resized, body.mealTimes) : resized;
  const problem = contentProblem(planDays, size);
  if (problem && planDays !== stored.planDays) throw fieldProblem('planDays', problem);
  return planDays;
}

function resizedDays(
  stored: Plan,
  size: { days: number; mealsPerDay: number },
  rules: RuleConfig | undefined,
): PlanDay[] {
  if (size.mealsPerDay !== stored.mealsPerDay && rules) return emptyDays(rules, size.days, size.mealsPerDay);
  return size.days === stored.planDays.length ? stored.planDays : resizeDays(stored.planDays, size.days);
}

/** 3–6 for an adult, to 8 for a child; a plan that already has 7 or 8 keeps it [decisions 21]. */
function checkMealsPerDay(stored: Plan, mealsPerDay: number, isChild: boolean): void {
  const { max, maxInDetailAdult } = PLAN_LIMITS.mealsPerDay;
  const most = isChild ? max : maxInDetailAdult;
  if (mealsPerDay === stored.mealsPerDay || mealsPerDay <= most) return;
  throw fieldProblem('mealsPerDay', planStrings.tooManyMeals(most));
}

function checkPatient(stored: Plan, patientId: string | null | undefined): void {
  if (patientId === undefined || patientId === stored.patientId) return;
  throw fieldProblem('patientId', planStrings.otherPatient);
}

function checkMealTimes(mealTimes: readonly string[] | undefined, mealsPerDay: number): void {
  if (mealTimes && mealTimes.length !== mealsPerDay) {
    throw fieldProblem('mealTimes', planStrings.mealTimesCount(mealsPerDay));
  }
}

function fieldProblem(path: string, message: string) {
  return invalidInput(message, { fields: [{ path, message }] });
}
