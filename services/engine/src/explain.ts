/**
 * Answers "why this meal, why not that one" and "can this plan be filled at all", from the same masks and counts as
 * the generator. Codes and counts are the truth; the Polish sentences are made from them.
 */
import { demotedSentences, demotionSentence } from './explain/demotion-words.js';
import type { RuleCounts } from './explain/log.js';
import { sentenceOf } from './explain/sentences.js';
import { slotTypeForms } from './explain/type-forms.js';
import { poolCounts, staticMask, dominantRule } from './generator/counts.js';
import { refusalOf, type GenerateInput, type Refusal } from './generator/input.js';
import { compileLibrary, type Library } from './generator/library.js';
import { compileProblem, completeDays, type Problem } from './generator/problem.js';
import { PlanState } from './generator/state.js';
import { floatAt, intAt, numberAt } from './indexed.js';
import type { Catalogue, PlanDay } from './model.js';
import { slotPoints } from './objective.js';
import { nearestPortion } from './portions.js';
import { rulesOf, type RuleId } from './rules.js';
import { acceptedTypes, normaliseMealType } from './slots.js';
import type { IngredientProblem } from './substitution/resolve-meal.js';

/** One rule a meal breaks in a slot, with the ingredient behind it where there is one. */
export interface BrokenRule {
  readonly rule: RuleId;
  readonly problem?: IngredientProblem;
  readonly foodName?: string;
}

/** What speaks for and against a meal in a slot. */
export interface MealExplanation {
  readonly mealId: string;
  readonly name: string;
  /** Every static rule the meal breaks, in charging order, then the rule of the rest of the plan. */
  readonly broken: readonly BrokenRule[];
  /** Portion that comes nearest to the slot's target. */
  readonly portionPercent: number;
  readonly kcal: number;
  readonly targetKcal: number;
  readonly insideTolerance: boolean;
  readonly favourite: boolean;
  /** Place among all candidates by energy fit, 1 = best; `null` for a meal that is out. */
  readonly rank: number | null;
  readonly swaps: readonly { readonly from: string; readonly to: string; readonly percentage: number }[];
  readonly sentences: readonly string[];
}

/** Explanation of one slot; `day` is 1-based, `slotIndex` 0-based. */
export interface SlotExplanation {
  readonly day: number;
  readonly slotIndex: number;
  readonly type: string;
  readonly pool: RuleCounts;
  /** Candidates left by the static rules, and what the rest of the plan takes away. */
  readonly dynamic: RuleCounts;
  readonly present: MealExplanation | null;
  readonly asked: MealExplanation | null;
  readonly sentences: readonly string[];
}

/** Explains a slot of the plan as it stands, and a meal that was asked about. */
export function explainSlot(
  input: GenerateInput & { readonly day: number; readonly slotIndex: number; readonly mealId?: string },
): SlotExplanation | undefined {
  const days = completeDays(input);
  const slot = days[input.day - 1]?.slots[input.slotIndex];
  if (!slot) return undefined;
  const library = compileLibrary(input);
  const open = days.map((day) =>
    day.day === input.day
      ? {
          ...day,
          slots: day.slots.map((item, i) =>
            i === input.slotIndex ? { ...item, locked: false, lockedInAllDays: false } : item,
          ),
        }
      : day,
  );
  const problem = compileProblem(
    input,
    open,
    library,
    (day, position) => day === input.day && position === input.slotIndex,
  );
  const state = new PlanState(problem);
  const type = normaliseMealType(slot.type);
  const pool = poolCounts(library, input.config.slotPools, type);
  const dynamic = dynamicCounts(state);
  const explain = (mealId: string | null | undefined): MealExplanation | null =>
    mealId ? explainMeal(input, state, type, mealId) : null;
  const label = slotTypeForms(type);
  const dominant = dynamic.left === 0 && dynamic.considered > 0 ? dominantRule(dynamic) : dominantRule(pool);
  const sentences = [
    sentenceOf.pool(label, pool),
    ...demotedSentences(pool),
    ...(dynamic.left === 0
      ? [sentenceOf.dominant(dominant, label, dynamic.considered > 0 ? dynamic : pool)]
      : [sentenceOf.free(label, dynamic)]),
  ];
  return {
    day: input.day,
    slotIndex: input.slotIndex,
    type,
    pool,
    dynamic,
    present: explain(slot.entry?.mealId),
    asked: explain(input.mealId),
    sentences,
  };
}

function dynamicCounts(state: PlanState): RuleCounts {
  const removed: Record<string, number> = { repeat: 0, same_day: 0, keyword: 0, pairing: 0 };
  const candidates = state.staticCandidates(0);
  let left = 0;
  for (const meal of candidates) {
    const rule = state.obstacle(0, meal);
    if (rule) removed[rule] = (removed[rule] ?? 0) + 1;
    else left += 1;
  }
  return { considered: candidates.length, removed, left };
}

function explainMeal(
  input: GenerateInput,
  state: PlanState,
  type: string,
  mealId: string,
): MealExplanation | null {
  const { problem } = state;
  const { library } = problem;
  const meal = library.indexOf.get(mealId);
  const source = meal === undefined ? undefined : library.meals[meal];
  const info = problem.units[0]?.slots[0];
  if (meal === undefined || !source || !info) return null;
  const mask = staticMask(library, meal, acceptedTypes(input.config.slotPools, type));
  const resolved = library.resolved[meal];
  const broken: BrokenRule[] = rulesOf(mask).map((rule) => brokenRule(library, meal, rule));
  const obstacle = mask === 0 ? state.obstacle(0, meal) : undefined;
  if (obstacle) broken.push({ rule: obstacle });
  const base = floatAt(library.baseKcal, meal);
  const portion =
    base > 0 ? nearestPortion(base, info.target, info.slotClass.options) : { option: 0, kcal: 0 };
  const rank = [...info.slotClass.candidates].indexOf(meal);
  const inside = Math.abs(portion.kcal - info.target) <= info.target * problem.tolerances.slotRatio + 1e-6;
  const facts = {
    kcal: portion.kcal,
    targetKcal: Math.round(info.target),
    portionPercent: info.slotClass.options[portion.option] ?? 100,
    insideTolerance: inside,
    favourite: source.favorite,
    rank: rank < 0 ? null : rank + 1,
  };
  const swaps = (resolved?.ingredients ?? []).flatMap(({ food, swap }) =>
    swap ? [{ from: swap.from.name, to: food.name, percentage: swap.percentage }] : [],
  );
  const sentences = [
    ...broken.map((item) => whyOut(input.catalog, item)),
    ...(broken.length === 0 ? [sentenceOf.fits(facts)] : []),
    ...(library.demotions[meal] ?? []).map(demotionSentence),
    ...swaps.map(({ from, to }) => sentenceOf.swapped(from, to)),
  ];
  return { mealId, name: source.name, broken, ...facts, swaps, sentences };
}

/** A rule a compiled meal breaks, with the food that breaks it. */
export function brokenRule(library: Library, meal: number, rule: RuleId): BrokenRule {
  const problem = library.resolved[meal]?.problems.find((item) => item.rule === rule);
  const foodName = problem ? library.catalogue.foodById(problem.foodId)?.name : undefined;
  return { rule, ...(problem ? { problem } : {}), ...(foodName === undefined ? {} : { foodName }) };
}

/** Why a broken rule keeps a meal out, in words: a tested food by its name in the dictionary, not by its key. */
export function whyOut({ dictionary }: Pick<Catalogue, 'dictionary'>, broken: BrokenRule): string {
  const { rule, foodName, problem } = broken;
  const name = dictionary?.find(({ key }) => key === problem?.cause)?.name;
  return sentenceOf.broken(rule, foodName, name ?? problem?.cause, problem?.value);
}

/** What can be said about a slot type before anything is generated. */
export interface TypeFeasibility {
  readonly type: string;
  readonly slots: number;
  readonly pool: RuleCounts;
  /** Candidates whose best portion lies within the slot tolerance. */
  readonly reachTarget: number;
  /** Slots the candidates can fill at most under the repeat limits. */
  readonly capacity: number;
  readonly verdict: 'ok' | 'few_reach_target' | 'too_few' | 'none';
  readonly sentence: string;
}

/** Candidates left per slot type and the rule that bites, before a run; a refusal when there can be no run. */
export function assessFeasibility(
  input: GenerateInput,
): { readonly ok: true; readonly types: readonly TypeFeasibility[] } | Refusal {
  const forecast = forecastOf(input);
  return forecast.ok ? { ok: true, types: forecast.types } : forecast;
}

/** What can be said before a run, with the compiled problem it was read from. */
export function forecastOf(
  input: GenerateInput,
): { readonly ok: true; readonly problem: Problem; readonly types: readonly TypeFeasibility[] } | Refusal {
  const days = completeDays(input);
  const refusal = refusalOf(input, days);
  if (refusal) return refusal;
  const problem = compileProblem(input, days, compileLibrary(input));
  const types = problem.slotTypes.map((type, typeIndex) =>
    typeFeasibility(input, days, problem, type, typeIndex),
  );
  return { ok: true, problem, types };
}

/** The open slots of a type: what they aim at, their class, and which candidates come near enough. */
export function openSlotsOf(problem: Problem, type: string) {
  const open = problem.slots.filter((slot) => slot.type === type && !slot.locked);
  const slotClass = open[0]?.slotClass;
  const target = open[0]?.target ?? 0;
  const outside = slotPoints(
    target * (1 + problem.tolerances.slotRatio),
    target,
    problem.tolerances,
    problem.judgedSlots,
  );
  const reaches = (meal: number): boolean =>
    slotClass !== undefined && floatAt(slotClass.cost, meal) <= outside + 1e-9;
  return { count: open.length, slotClass, target, reaches };
}

function typeFeasibility(
  input: GenerateInput,
  days: readonly PlanDay[],
  problem: Problem,
  type: string,
  typeIndex: number,
): TypeFeasibility {
  const { library } = problem;
  const pool = poolCounts(library, input.config.slotPools, type);
  const { count: slots, slotClass, reaches } = openSlotsOf(problem, type);
  const candidates = [...(slotClass?.candidates ?? [])];
  const limit = Math.min(numberAt(problem.limits, typeIndex), days.length);
  const capacity = candidates.reduce((sum, meal) => sum + Math.min(limit, intAt(library.stageRoom, meal)), 0);
  const reachTarget = candidates.filter(reaches).length;
  const verdict = verdictOf(slots, capacity, reachTarget, candidates.length);
  const sentence = sentenceOf.feasibility(slotTypeForms(type), {
    slots,
    left: pool.left,
    reachTarget,
    capacity,
    verdict,
    rule: dominantRule(pool),
  });
  return { type, slots, pool, reachTarget, capacity, verdict, sentence };
}

function verdictOf(
  slots: number,
  capacity: number,
  reachTarget: number,
  candidates: number,
): TypeFeasibility['verdict'] {
  if (slots === 0) return 'ok';
  if (candidates === 0) return 'none';
  if (capacity < slots) return 'too_few';
  return reachTarget * 3 < slots ? 'few_reach_target' : 'ok';
}
