import type { MealEntry, PlanDay } from '@pora/contracts/plans/plan.model';
import type { SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { rankCandidates, type CandidatesResult } from '@pora/engine/candidates';
import type { Catalogue, PatientInput, RuleConfig, Substitution } from '@pora/engine/model';
import type { RegenerateInput } from '@pora/engine/regenerate';
import { safetyDataOf, type SafetyProblem } from '@pora/engine/safety/analyse';
import { foodVerdicts, type FoodVerdicts } from '@pora/engine/safety/food-verdicts';
import type { FoodJudge } from '@pora/engine/safety/judge';
import { keptFoodJudge } from '@pora/engine/safety/kept-judge';
import type { MissingFood } from '@pora/engine/safety/missing-food';
import { knownEnergy } from '@pora/engine/entry';
import { isWeighed, nutritionOf } from '@pora/engine/nutrition';
import { mayStandInFor } from '@pora/engine/substitution/food-family';
import { indexCatalogue, type CatalogueIndex } from '@pora/engine/substitution/resolve-meal';
import { substituteEntry } from '@pora/engine/substitution/substitute-entry';
import { listStandIns } from '@pora/engine/substitution/substitutes';

/** Catalogue and rules as the engine's thread holds them; everything in this file runs there. */
interface Context {
  readonly catalog: Catalogue;
  readonly config: RuleConfig;
}

/** Verdicts on all foods; also on those the plan or a meal of the library names and the base has no more. */
export function foodVerdictsFor(
  { catalog, config }: Context,
  { patient, ingredients }: { readonly patient: PatientInput; readonly ingredients: readonly MissingFood[] },
): FoodVerdicts {
  const ids = catalog.meals.flatMap(({ ingredients }) => ingredients.map(({ foodId }) => foodId));
  return foodVerdicts(safetyDataOf(patient, catalog, config), { ids, ingredients });
}

/** Ranked alternatives for a slot. */
export function candidatesFor(
  context: Context,
  input: Omit<RegenerateInput, keyof Context> & { readonly limit: number },
): CandidatesResult {
  return rankCandidates({ ...input, ...context });
}

interface SubstitutesInput {
  readonly planDays: readonly PlanDay[];
  readonly patient: PatientInput;
  readonly foodId: number;
  /** Meal whose amount the list speaks of. */
  readonly place?: SlotPlace | undefined;
  /** A food that may stand in although no list names it, gram for gram. */
  readonly other?: number | undefined;
}

/** Safe stand-ins of a food, the listed ones that cannot be taken, and the meals that hold it; undefined when unknown. */
export function substitutesOf(
  { catalog, config }: Context,
  { planDays, patient, foodId, place, other }: SubstitutesInput,
) {
  const index = indexCatalogue(catalog);
  const food = index.foodById(foodId);
  const places = placesOf(planDays, foodId);
  const foodName = food?.name ?? places[0]?.ingredient.foodName;
  if (foodName === undefined) return undefined;
  const judge = keptFoodJudge(patient, catalog, config);
  const ingredients = places.map((item) => item.ingredient);
  const { foods, outside } = foodVerdicts(safetyDataOf(patient, catalog, config), { ingredients });
  const problemsOf = (id: number): SafetyProblem[] => [
    ...([...foods, ...outside].find((item) => item.foodId === id)?.problems ?? []),
  ];
  const at = places.find(({ day, slotIndex }) => day === place?.day && slotIndex === place.slotIndex);
  const { ingredient } = at ?? { ingredient: { foodId, foodName, foodCategory: '', grams: 100 } };
  const calories = knownEnergy(ingredient, index.foodById);
  const rows = withOther(index.substitutionsOf(foodId), foodId, other);
  const listed = rows.flatMap((item) => index.foodById(item.substituteFoodId) ?? []);
  const taken = food ?? { name: foodName, allergenInfo: undefined };
  const isSafe = mayStandInFor(taken, food ? judge.verdictOf(food) : {}, judge.isSafe);
  const search = { ...index, substitutionsOf: () => rows, isSafe };
  return {
    ...{ foodId, foodName, problems: problemsOf(foodId), grams: ingredient.grams },
    substitutes: listStandIns({ foodId, calories }, ingredient, search).map(
      ({ food: other, percentage, grams, unitName, unitQty }) => ({
        ...{ foodId: other.id, name: other.name, percentage, grams: Math.round(grams * 100) / 100 },
        ...(unitName !== undefined && unitQty !== undefined && { unitName, unitQty }),
        kcalDifference:
          calories === undefined ? null : Math.round(nutritionOf(other, grams).calories - calories),
        mealCalories: mealCaloriesAfter(
          at?.entry,
          { foodId, substituteFoodId: other.id, percentage },
          judge,
          index,
        ),
      }),
    ),
    refused: listed
      .filter((other) => !judge.isSafe(other) || !isWeighed(other))
      .map((other) => ({
        ...{ foodId: other.id, name: other.name, problems: problemsOf(other.id) },
        unweighed: !isWeighed(other),
      })),
    places: places.map(({ entry: _, ingredient: { grams, replaceable }, ...item }) => ({
      ...item,
      grams,
      replaceable: replaceable !== false,
    })),
  };
}

/** The listed substitutes with one more; a listed one keeps its share. */
function withOther(
  rows: readonly Substitution[],
  foodId: number,
  other: number | undefined,
): readonly Substitution[] {
  const isNew = other !== undefined && !rows.some(({ substituteFoodId }) => substituteFoodId === other);
  return isNew ? [...rows, { foodId, substituteFoodId: other, percentage: 100 }] : rows;
}

/** Energy of the meal once this stand-in is in it, computed as the swap itself computes it (decision 42). */
function mealCaloriesAfter(
  entry: MealEntry | undefined,
  standIn: Substitution,
  judge: FoodJudge,
  index: CatalogueIndex,
): number | null {
  if (!entry) return null;
  const isMeant = (id: number | null): boolean => id === standIn.foodId;
  const eyes: FoodJudge = {
    ...judge,
    verdictOf: (food) => (isMeant(food.id) ? judge.verdictOf(food) : {}),
    verdictOfMissing: (food) => (isMeant(food.foodId) ? judge.verdictOfMissing(food) : {}),
  };
  const stock = { ...index, substitutionsOf: () => [standIn] };
  const { replaced, entry: after } = substituteEntry(entry, eyes, stock);
  return replaced.length > 0 ? after.calories : null;
}

function placesOf(planDays: readonly PlanDay[], foodId: number) {
  return planDays.flatMap(({ day, slots }) =>
    slots.flatMap(({ entry, label, locked, lockedInAllDays }, slotIndex) => {
      const ingredient = entry?.ingredients.find((item) => item.foodId === foodId);
      if (!entry || !ingredient) return [];
      const place = { day, slotIndex, slotLabel: label, mealName: entry.name };
      return [{ ...place, locked: locked || lockedInAllDays, ingredient, entry }];
    }),
  );
}
