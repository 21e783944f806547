/** Counts why meals are out: per slot type by the static rules, per slot by the rest of the plan. */
import type { ExcludedMeal, RuleCounts } from '../explain/log.js';
import { itemAt, maskAt } from '../indexed.js';
import {
  DYNAMIC_RULES,
  firstRule,
  ruleBit,
  STATIC_RULES,
  type DynamicRule,
  type StaticRule,
} from '../rules.js';
import { acceptedTypes } from '../slots.js';
import { DEMOTIONS, type DemotionReason } from '../substitution/demotion.js';
import type { Library } from './library.js';
import type { PlanState } from './state.js';

type DemotedCounts = Record<DemotionReason, number>;

/** Static rules a meal breaks in a slot type, the type rule included. */
export function staticMask(library: Library, meal: number, accepted: readonly string[]): number {
  const types = library.typesOf[meal];
  const typed = types !== undefined && accepted.some((type) => types.has(type));
  return maskAt(library.mask, meal) | (typed ? 0 : ruleBit('type'));
}

/** Counts of a slot type: each meal under its first failing rule. */
export function poolCounts(
  library: Library,
  pools: Readonly<Record<string, readonly string[]>>,
  slotType: string,
): RuleCounts {
  const accepted = acceptedTypes(pools, slotType);
  const removed = Object.fromEntries(STATIC_RULES.map((rule) => [rule, 0])) as Record<StaticRule, number>;
  const demoted = { all: 0, ...(Object.fromEntries(DEMOTIONS.map((one) => [one, 0])) as DemotedCounts) };
  let left = 0;
  for (let meal = 0; meal < library.meals.length; meal += 1) {
    const rule = firstRule(staticMask(library, meal, accepted));
    if (rule) {
      removed[rule] += 1;
      continue;
    }
    left += 1;
    const reasons = new Set(library.demotions[meal]?.map(({ reason }) => reason));
    if (reasons.size > 0) demoted.all += 1;
    for (const reason of reasons) demoted[reason] += 1;
  }
  return { considered: library.meals.length, removed, left, ...(demoted.all > 0 && { demoted }) };
}

/** Counts of an empty unit: static candidates, and which rule of the rest of the plan keeps each out. */
export function unitCounts(state: PlanState, u: number): RuleCounts {
  const removed = Object.fromEntries(DYNAMIC_RULES.map((rule) => [rule, 0])) as Record<DynamicRule, number>;
  const candidates = state.staticCandidates(u);
  const { slots } = itemAt(state.units, u);
  let left = 0;
  for (const meal of candidates) {
    const rule = state.obstacle(u, meal);
    if (rule) removed[rule] += 1;
    else left += 1;
  }
  const alone = slots[0]?.slotClass.candidates.length ?? 0;
  removed.pairing = alone - candidates.length;
  return { considered: alone, removed, left };
}

/** Meals excluded for the whole plan by something other than their type, in id order. */
export function excludedMeals(library: Library): ExcludedMeal[] {
  const excluded: ExcludedMeal[] = [];
  for (const [i, meal] of library.meals.entries()) {
    const rule = firstRule(maskAt(library.mask, i));
    if (!rule) continue;
    const problem = library.resolved[i]?.problems.find((item) => item.rule === rule);
    excluded.push({
      mealId: meal.id,
      rule,
      ...(problem ? { foodId: problem.foodId, cause: problem.cause } : {}),
      ...(problem?.value === undefined ? {} : { value: problem.value }),
    });
  }
  return excluded;
}

/** The rule that removed most meals; ties go to the rule charged first. The type rule says nothing by itself. */
export function dominantRule(counts: RuleCounts): string {
  let rule = 'no_candidates';
  let most = 0;
  for (const [name, removed] of Object.entries(counts.removed)) {
    if (name === 'type' || removed === undefined || removed <= most) continue;
    most = removed;
    rule = name;
  }
  return rule;
}
