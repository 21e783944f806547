/**
 * Makes a library meal safe for one patient (rules 6 to 8): swaps unsafe ingredients, or says why that fails.
 * A safe ingredient is never substituted. Energy and macros are exact sums over the whole recipe.
 */
import type {
  Catalogue,
  Food,
  MealIngredient,
  Nutrition,
  Substitution,
  SubstitutionReason,
} from '../model.js';
import { addNutrition, isWeighed, nutritionOf, ZERO_NUTRITION } from '../nutrition.js';
import { ruleBit, type StaticRule } from '../rules.js';
import { mayBeEaten, type FoodJudge, type FoodVerdict } from '../safety/judge.js';
import { mayStandInFor } from './food-family.js';
import { listSubstitutes, type SubstituteSearch } from './substitutes.js';

/** Ingredient as it will be cooked. */
export interface ResolvedIngredient {
  readonly food: Food;
  readonly grams: number;
  readonly unitName?: string;
  readonly unitQty?: number;
  readonly replaceable?: boolean;
  /** Present when the food was swapped in. */
  readonly swap?: IngredientSwap;
  /** More foods of the recipe that became this one line. */
  readonly alsoFor?: readonly IngredientSwap[];
}

/** What was swapped out, why, and at how many per cent of its grams. */
export interface IngredientSwap {
  readonly from: Food;
  readonly reason: SubstitutionReason;
  readonly percentage: number;
}

/** Why an ingredient keeps a meal out of the plan. */
export interface IngredientProblem {
  readonly rule: StaticRule;
  readonly foodId: number;
  /** Intolerance key or disliked entry. */
  readonly cause: string;
  readonly value?: number;
}

/** A meal after substitution; `mask` holds the bits of the rules it breaks. */
export interface ResolvedMeal {
  readonly mask: number;
  readonly problems: readonly IngredientProblem[];
  /** Ids of foods of which nobody knows whether they hold what a result speaks against: allowed, taken last (decision 56). */
  readonly doubtful: readonly number[];
  readonly ingredients: readonly ResolvedIngredient[];
  readonly nutrition: Nutrition;
}

/** Looks up foods and substitutes of a catalogue. */
export interface CatalogueIndex {
  readonly foodById: (id: number) => Food | undefined;
  readonly substitutionsOf: SubstituteSearch['substitutionsOf'];
}

/** Indexes foods and substitutions by food id; of several foods of one id the first counts. */
export function indexCatalogue(catalogue: Pick<Catalogue, 'foods' | 'substitutions'>): CatalogueIndex {
  const foods = new Map<number, Food>();
  for (const food of catalogue.foods) if (!foods.has(food.id)) foods.set(food.id, food);
  const substitutions = new Map<number, Substitution[]>();
  for (const substitution of catalogue.substitutions ?? []) {
    const listed = substitutions.get(substitution.foodId);
    if (listed) listed.push(substitution);
    else substitutions.set(substitution.foodId, [substitution]);
  }
  return { foodById: (id) => foods.get(id), substitutionsOf: (id) => substitutions.get(id) ?? [] };
}

/** Resolves the ingredients of a meal for the judge's patient. */
export function resolveMeal(
  ingredients: readonly MealIngredient[],
  judge: FoodJudge,
  index: CatalogueIndex,
): ResolvedMeal {
  const present = new Set(ingredients.map(({ foodId }) => foodId));
  const problems: IngredientProblem[] = [];
  const resolved: ResolvedIngredient[] = [];
  let nutrition = ZERO_NUTRITION;
  for (const ingredient of ingredients) {
    const cooked = resolveIngredient(ingredient, judge, index, present, problems);
    if (!cooked) continue;
    resolved.push(cooked);
    // Nobody knows the energy of such a meal, so it is never chosen (decision 40).
    if (!isWeighed(cooked.food)) problems.push({ rule: 'no_data', foodId: cooked.food.id, cause: '' });
    nutrition = addNutrition(nutrition, nutritionOf(cooked.food, cooked.grams));
  }
  if (resolved.length === 0 && problems.length === 0)
    problems.push({ rule: 'no_data', foodId: 0, cause: '' });
  const mask = problems.reduce((bits, { rule }) => bits | ruleBit(rule), 0);
  const doubtful = resolved.flatMap(({ food }) => (judge.verdictOf(food).unknown ? [food.id] : []));
  return { mask, problems, doubtful, ingredients: resolved, nutrition };
}

function resolveIngredient(
  ingredient: MealIngredient,
  judge: FoodJudge,
  index: CatalogueIndex,
  present: ReadonlySet<number>,
  problems: IngredientProblem[],
): ResolvedIngredient | undefined {
  const food = index.foodById(ingredient.foodId);
  if (!food) {
    problems.push({ rule: 'no_data', foodId: ingredient.foodId, cause: '' });
    return undefined;
  }
  const { unitName, unitQty, replaceable } = ingredient;
  const flags = replaceable === undefined ? {} : { replaceable };
  const unit = unitName !== undefined && unitQty !== undefined ? { unitName, unitQty } : {};
  const unchanged: ResolvedIngredient = { food, grams: ingredient.grams, ...unit, ...flags };
  const verdict = judge.verdictOf(food);
  if (mayBeEaten(verdict)) {
    // Nobody has looked for what the patient is allergic to: such a meal is never chosen for them.
    if (verdict.unverified !== undefined)
      problems.push({ rule: 'no_data', foodId: food.id, cause: verdict.unverified });
    return unchanged;
  }
  const { allergy, intolerance, disliked } = verdict;
  const substitute =
    replaceable === false
      ? undefined
      : listSubstitutes(food, ingredient, {
          ...index,
          isSafe: mayStandInFor(food, verdict, judge.isSafe),
          isKnown: judge.isKnown,
          present,
        })[0];
  if (!substitute) {
    const kind = replaceable === false ? 'key' : 'no_substitute';
    if (allergy !== undefined) problems.push({ rule: `allergy_${kind}`, foodId: food.id, cause: allergy });
    if (intolerance) {
      const { key, value } = intolerance;
      const problem = { rule: `intolerance_${kind}`, foodId: food.id, cause: key } as const;
      problems.push(value === undefined ? problem : { ...problem, value });
    }
    if (disliked !== undefined) problems.push({ rule: `disliked_${kind}`, foodId: food.id, cause: disliked });
    return unchanged;
  }
  const { percentage, ...cooked } = substitute;
  const reason = reasonOf(verdict);
  return { ...cooked, ...flags, swap: { from: food, reason, percentage } };
}

/** The weightiest reason why a food may not be eaten. */
export function reasonOf({ allergy, intolerance }: FoodVerdict): SubstitutionReason {
  if (allergy !== undefined) return 'allergy';
  return intolerance ? 'intolerance' : 'disliked';
}
