import { createHash } from 'node:crypto';
import {
  certaintyOf,
  surer,
  tidyCertainty,
  type AllergenConfidence,
} from '@pora/contracts/catalog/allergen-certainty';
import { ALLERGEN_CONFIDENCE, ALLERGENS, type Allergen, type Food } from '@pora/contracts/catalog/food.model';
import type { FoodMergeKind } from '@pora/contracts/catalog/food-merge.model';
import type { Meal, MealIngredient } from '@pora/contracts/catalog/meal.model';
import { normaliseIngredients } from '@pora/contracts/catalog/meal.rules';
import { movedMeasure } from '@pora/engine/moved-foods';
import type { Catalogue } from '../catalogue/catalogue.service.js';
import type { NewSubstitution } from '../storage/substitutions/new-substitution.js';

/** Which foods become which, and what the one that stays takes over. */
export interface MergeRequest {
  readonly kind: FoodMergeKind;
  readonly stays: number;
  readonly goes: readonly number[];
  readonly takeAllergens: boolean;
  readonly takeIntolerances: boolean;
}

/** A meal before, and what it is made of after. */
export interface ChangedMeal {
  readonly meal: Meal;
  readonly ingredients: MealIngredient[];
}

/** Everything a merge does; the preview shows it and the merge does exactly it. */
export interface MergeEffect {
  readonly stays: Food;
  readonly goes: readonly Food[];
  /** What the food that stays says of its allergens afterwards; `offered` are those only the others declare. */
  readonly allergenInfo: Food['allergenInfo'];
  readonly allergensOffered: readonly Allergen[];
  readonly meals: readonly ChangedMeal[];
  readonly substitutions: { readonly moved: readonly NewSubstitution[]; readonly dropped: number };
  /** Links of the foods that go: those the food that stays does not have, those of them it gets, and those it has. */
  readonly intolerances: {
    readonly offered: readonly string[];
    readonly added: readonly string[];
    readonly already: readonly string[];
  };
  /** Words of the practice that mean a food that goes. */
  readonly ownWords: readonly string[];
}

const NOTHING_MOVED = { moved: [], dropped: 0 };

/** What a merge does to the catalogue. */
export function effectOf(catalogue: Catalogue, request: MergeRequest, stays: Food): MergeEffect {
  const goes = request.goes.flatMap((id) => catalogue.foodById.get(id) ?? []);
  const gone = new Set(request.goes);
  const meals = catalogue.meals.flatMap((meal) =>
    meal.ingredients.some(({ foodId }) => gone.has(foodId))
      ? { meal, ingredients: movedIngredients(meal.ingredients, gone, stays) }
      : [],
  );
  const isMerge = request.kind === 'merge';
  const union = isMerge ? unionOfAllergens(stays, goes) : stays.allergenInfo;
  return {
    stays,
    goes,
    allergenInfo: request.takeAllergens ? union : stays.allergenInfo,
    allergensOffered: union.allergens.filter((one) => !stays.allergenInfo.allergens.includes(one)),
    meals,
    substitutions: isMerge ? movedSubstitutions(catalogue, gone, stays.id) : NOTHING_MOVED,
    intolerances: movedIntolerances(catalogue, gone, stays.id, isMerge && request.takeIntolerances),
    ownWords: isMerge
      ? catalogue.ownWords.flatMap(({ word, foodIds }) => (foodIds.some((id) => gone.has(id)) ? word : []))
      : [],
  };
}

/** Names an effect: another one never has the same name. */
export function stampOf(effect: MergeEffect): string {
  return createHash('sha256').update(JSON.stringify(effect)).digest('base64url');
}

/** Grams stay; the same food twice is one ingredient with the sum of both [library §5]. */
function movedIngredients(
  ingredients: readonly MealIngredient[],
  gone: ReadonlySet<number>,
  stays: Food,
): MealIngredient[] {
  const moved = ingredients.map((item) => {
    if (!gone.has(item.foodId)) return item;
    const { unitName: _unit, unitQty: _quantity, ...rest } = item;
    return { ...rest, foodId: stays.id, ...movedMeasure(item, stays) };
  });
  return normaliseIngredients(moved);
}

/**
 * What any of them is declared to contain, as sure as its surest source. Of the rest it says as little as the one that is
 * known least among those that tell something.
 */
function unionOfAllergens(stays: Food, goes: readonly Food[]): Food['allergenInfo'] {
  const sources = goes.filter(({ allergenInfo }) =>
    allergenInfo.allergens.some((one) => tellsMore(allergenInfo, stays.allergenInfo, one)),
  );
  if (sources.length === 0) return stays.allergenInfo;
  const infos = [stays, ...sources].map(({ allergenInfo }) => allergenInfo);
  const named = new Set(infos.flatMap(({ allergens }) => allergens));
  const sure = Math.max(...infos.map(({ confidence }) => ALLERGEN_CONFIDENCE.indexOf(confidence)));
  const allergens = ALLERGENS.filter((allergen) => named.has(allergen));
  return tidyCertainty({
    ...stays.allergenInfo,
    allergens,
    confidence: ALLERGEN_CONFIDENCE[sure] ?? stays.allergenInfo.confidence,
    certainty: Object.fromEntries(allergens.map((allergen) => [allergen, surestOf(infos, allergen)])),
  });
}

/** Whether one statement says an allergen that the other does not, or says it more surely. */
function tellsMore(info: Food['allergenInfo'], than: Food['allergenInfo'], allergen: Allergen): boolean {
  if (!than.allergens.includes(allergen)) return true;
  const known = certaintyOf(than, allergen);
  return surer(certaintyOf(info, allergen), known) !== known;
}

/** Each allergen is as sure as its surest source (decision 50). */
function surestOf(infos: readonly Food['allergenInfo'][], allergen: Allergen): AllergenConfidence {
  return infos
    .filter(({ allergens }) => allergens.includes(allergen))
    .map((info) => certaintyOf(info, allergen))
    .reduce(surer, 'niepewny');
}

/** Substitutes of the foods that go, and those they are; one the food that stays has already is dropped. */
function movedSubstitutions(
  { substitutions }: Catalogue,
  gone: ReadonlySet<number>,
  stays: number,
): MergeEffect['substitutions'] {
  const inPlace = (id: number) => (gone.has(id) ? stays : id);
  const isTouched = (item: NewSubstitution) => gone.has(item.foodId) || gone.has(item.substituteFoodId);
  const keyOf = (item: NewSubstitution) => `${item.foodId}/${item.substituteFoodId}`;
  const taken = new Set(substitutions.filter((item) => !isTouched(item)).map(keyOf));
  const moved: NewSubstitution[] = [];
  const touched = substitutions.filter(isTouched);
  for (const { foodId, substituteFoodId, percentage, description } of touched) {
    const item = {
      foodId: inPlace(foodId),
      substituteFoodId: inPlace(substituteFoodId),
      ...{ percentage, description },
    };
    if (item.foodId === item.substituteFoodId || taken.has(keyOf(item))) continue;
    taken.add(keyOf(item));
    moved.push(item);
  }
  return { moved, dropped: touched.length - moved.length };
}

function movedIntolerances(
  { mappings }: Catalogue,
  gone: ReadonlySet<number>,
  stays: number,
  isTaken: boolean,
): MergeEffect['intolerances'] {
  const keysOf = (isOne: (foodId: number) => boolean) =>
    new Set(mappings.flatMap(({ intolerance, foodId }) => (isOne(foodId) ? intolerance : [])));
  const own = keysOf((id) => id === stays);
  const theirs = [...keysOf((id) => gone.has(id))];
  const offered = theirs.filter((key) => !own.has(key));
  return {
    offered,
    added: isTaken ? offered : [],
    already: theirs.filter((key) => own.has(key)),
  };
}
