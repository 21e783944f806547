import type { PlanDay } from '@pora/contracts/plans/plan.model';
import type { SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { rankCandidates, type CandidatesResult } from '@pora/engine/candidates';
import type { Catalogue, PatientInput, RuleConfig } from '@pora/engine/model';
import type { RegenerateInput } from '@pora/engine/regenerate';
import { safetyDataOf, type SafetyProblem } from '@pora/engine/safety/analyse';
import { foodVerdicts, type FoodVerdicts } from '@pora/engine/safety/food-verdicts';
import { keptFoodJudge } from '@pora/engine/safety/kept-judge';
import type { MissingFood } from '@pora/engine/safety/missing-food';
import { knownEnergy } from '@pora/engine/entry';
import { isWeighed, nutritionOf } from '@pora/engine/nutrition';
import { indexCatalogue } from '@pora/engine/substitution/resolve-meal';
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
  readonly place?: SlotPlace;
}

/** Safe stand-ins of a food, the listed ones that cannot be taken, and the meals that hold it; undefined when unknown. */
export function substitutesOf(
  { catalog, config }: Context,
  { planDays, patient, foodId, place }: SubstitutesInput,
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
  const listed = index.substitutionsOf(foodId).flatMap((item) => index.foodById(item.substituteFoodId) ?? []);
  return {
    ...{ foodId, foodName, problems: problemsOf(foodId), grams: ingredient.grams },
    substitutes: listStandIns({ foodId, calories }, ingredient, { ...index, isSafe: judge.isSafe }).map(
      ({ food: other, percentage, grams, unitName, unitQty }) => ({
        ...{ foodId: other.id, name: other.name, percentage, grams: Math.round(grams * 100) / 100 },
        ...(unitName !== undefined && unitQty !== undefined && { unitName, unitQty }),
        kcalDifference:
          calories === undefined ? null : Math.round(nutritionOf(other, grams).calories - calories),
      }),
    ),
    refused: listed
      .filter((other) => !judge.isSafe(other) || !isWeighed(other))
      .map((other) => ({
        ...{ foodId: other.id, name: other.name, problems: problemsOf(other.id) },
        unweighed: !isWeighed(other),
      })),
    places: places.map(({ ingredient: { grams, replaceable }, ...item }) => ({
      ...item,
      grams,
      replaceable: replaceable !== false,
    })),
  };
}

function placesOf(planDays: readonly PlanDay[], foodId: number) {
  return planDays.flatMap(({ day, slots }) =>
    slots.flatMap(({ entry, label, locked, lockedInAllDays }, slotIndex) => {
      const ingredient = entry?.ingredients.find((item) => item.foodId === foodId);
      if (!entry || !ingredient) return [];
      const place = { day, slotIndex, slotLabel: label, mealName: entry.name };
      return [{ ...place, locked: locked || lockedInAllDays, ingredient }];
    }),
  );
}
