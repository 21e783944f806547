/**
 * Why a dish that may be served gives way to another that fits: it is called after something the patient must not get,
 * or a stand-in makes another dish of it. Soft terms: no place stays empty and no rule changes because of them.
 */
import type { Meal } from '../model.js';
import { isFineName, openWords } from '../safety/empty-promise.js';
import type { FoodJudge } from '../safety/judge.js';
import { wordsAfter } from '../text-pl/food-naming.js';
import { haveOneRole } from './food-role.js';
import type { ResolvedMeal } from './resolve-meal.js';

/** Reasons of a demotion, the heavier first. */
export const DEMOTIONS = ['named', 'other_role'] as const;
/** Why a dish gives way. */
export type DemotionReason = (typeof DEMOTIONS)[number];

/** One reason with the words for it: what the dish is called after, or the food and its stand-in. */
export interface Demotion {
  readonly reason: DemotionReason;
  readonly from: string;
  readonly to?: string;
}

/**
 * Points a dish costs per place. Together they stay below a place out of its tolerance (5): a dish that only fits badly is
 * no other that fits.
 */
export const DEMOTION_POINTS: Readonly<Record<DemotionReason, number>> = { named: 3, other_role: 1.5 };

/** A food nobody knows enough of (decision 56), per place: more than any portion or a place out of its tolerance, less than a day. */
export const DOUBT_POINTS = 20;

const NONE: readonly Demotion[] = Object.freeze([]);

/** What speaks against serving a meal under its name and with its swaps; empty for nearly all. */
export function demotionsOf(
  { name }: Pick<Meal, 'name'>,
  { ingredients }: Pick<ResolvedMeal, 'ingredients'>,
  judge: Pick<FoodJudge, 'verdictOfMissing'>,
): readonly Demotion[] {
  const named = nameOfAbsent(name, ingredients, judge);
  const swapped = ingredients.flatMap(({ food, swap, alsoFor = [] }): Demotion[] =>
    [...(swap ? [swap] : []), ...alsoFor]
      .filter(({ from }) => !haveOneRole(from, food))
      .map(({ from }) => ({ reason: 'other_role', from: from.name, to: food.name })),
  );
  if (named === undefined && swapped.length === 0) return NONE;
  return [...(named === undefined ? [] : [{ reason: 'named' as const, from: named }]), ...swapped];
}

/** Points of all reasons; each counts once. */
export function demotionPoints(demotions: readonly Demotion[]): number {
  return DEMOTIONS.filter((reason) => demotions.some((one) => one.reason === reason)).reduce(
    (sum, reason) => sum + DEMOTION_POINTS[reason],
    0,
  );
}

/** What the name promises and the patient must not get; a word that names what is on the plate promises only that. */
function nameOfAbsent(
  name: string,
  ingredients: ResolvedMeal['ingredients'],
  judge: Pick<FoodJudge, 'verdictOfMissing'>,
): string | undefined {
  const taken = ingredients.flatMap(({ swap, alsoFor = [] }) =>
    [...(swap ? [swap] : []), ...alsoFor].map(({ from }) => from.name),
  );
  if (taken.length === 0 && isFineName(name, judge)) return undefined;
  const open = openWords(
    name,
    ingredients.map(({ food }) => food.name),
  );
  const after = taken.find((food) => wordsAfter(open, [food]).length > 0);
  if (after !== undefined) return after;
  const rest = open.join(' ');
  return rest === '' || isFineName(rest, judge) ? undefined : rest;
}
