/**
 * Finds a safe stand-in for one ingredient (rule 8): a listed substitute that is itself safe and not disliked,
 * grams × percentage / 100. Of several the one of the same role that keeps the energy best wins, so that the meal stays what
 * it was.
 */
import type { Food, MealIngredient, Substitution } from '../model.js';
import { isWeighed, nutritionOf } from '../nutrition.js';
import { roundTo } from '../rounding.js';
import { foldText } from '@pora/text-pl/fold';
import { haveOneRole } from './food-role.js';
import { multipliedUnitQty } from './unit-multipliers.js';

/** A chosen stand-in with its amount. */
export interface Substitute {
  readonly food: Food;
  readonly percentage: number;
  readonly grams: number;
  readonly unitName?: string;
  readonly unitQty?: number;
}

/** What a search for stand-ins needs. */
export interface SubstituteSearch {
  readonly substitutionsOf: (foodId: number) => readonly Substitution[];
  readonly foodById: (foodId: number) => Food | undefined;
  readonly isSafe: (food: Food) => boolean;
  /** Foods nobody knows enough of come behind all others; without it every food is known. */
  readonly isKnown?: (food: Food) => boolean;
  /** Foods already in the meal; used only when nothing else is left. */
  readonly present?: ReadonlySet<number>;
}

/**
 * Lists every safe stand-in of known energy, best first: known well enough, of the same role, new to the meal, nearest in
 * energy, lowest id.
 */
export function listSubstitutes(
  food: Food,
  ingredient: Pick<MealIngredient, 'grams' | 'unitName' | 'unitQty'>,
  search: SubstituteSearch,
): Substitute[] {
  const calories = isWeighed(food) ? nutritionOf(food, ingredient.grams).calories : undefined;
  return listStandIns({ foodId: food.id, calories }, ingredient, search);
}

/** What is replaced, as far as the search needs it; a food that left the base is known by its id and energy alone. */
export interface Replaced {
  readonly foodId: number;
  /** Energy of the amount in the meal, in kcal; undefined where nobody knows it, then no stand-in is nearer than another. */
  readonly calories: number | undefined;
}

/** The same for a food that need not be in the base. */
export function listStandIns(
  { foodId, calories: energy }: Replaced,
  ingredient: Pick<MealIngredient, 'grams' | 'unitName' | 'unitQty'>,
  search: SubstituteSearch,
): Substitute[] {
  const found: {
    substitute: Substitute;
    doubt: number;
    otherRole: number;
    repeated: number;
    distance: number;
  }[] = [];
  const replaced = search.foodById(foodId);
  const seen = new Set<number>([foodId]);
  for (const { substituteFoodId, percentage } of search.substitutionsOf(foodId)) {
    const candidate = search.foodById(substituteFoodId);
    if (!candidate || seen.has(substituteFoodId) || !(percentage > 0) || !search.isSafe(candidate)) continue;
    if (!isWeighed(candidate)) continue;
    seen.add(substituteFoodId);
    const grams = (ingredient.grams * percentage) / 100;
    found.push({
      substitute: { food: candidate, percentage, grams, ...unitOf(candidate, grams, ingredient) },
      doubt: search.isKnown?.(candidate) === false ? 1 : 0,
      // What left the base has no role any more.
      otherRole: replaced && !haveOneRole(replaced, candidate) ? 1 : 0,
      repeated: search.present?.has(substituteFoodId) ? 1 : 0,
      distance: energy === undefined ? 0 : Math.abs(nutritionOf(candidate, grams).calories - energy),
    });
  }
  found.sort(
    (a, b) =>
      a.doubt - b.doubt ||
      a.otherRole - b.otherRole ||
      a.repeated - b.repeated ||
      a.distance - b.distance ||
      a.substitute.food.id - b.substitute.food.id,
  );
  return found.map(({ substitute }) => substitute);
}

/** Unit of a substitute: multiplied (food 1771), the same measure recomputed from its own weight, or none. */
function unitOf(
  food: Food,
  grams: number,
  original: Pick<MealIngredient, 'unitName' | 'unitQty'>,
): { unitName?: string; unitQty?: number } {
  const multiplied = multipliedUnitQty(food.id, original.unitQty);
  if (multiplied !== undefined) return { unitName: original.unitName ?? 'sztuka', unitQty: multiplied };
  if (original.unitName === undefined || original.unitQty === undefined) return {};
  const wanted = foldText(original.unitName);
  const unit = food.units.find(({ name }) => foldText(name) === wanted);
  return unit && unit.grams > 0 ? { unitName: unit.name, unitQty: roundTo(grams / unit.grams, 2) } : {};
}
