import type { PlanDay, PlanIngredient } from '@pora/contracts/plans/plan.model';
import type { Catalogue, Food, PatientInput, RuleConfig } from '@pora/engine/model';
import { knownEnergy } from '@pora/engine/entry';
import { isWeighed, nutritionOf } from '@pora/engine/nutrition';
import { keptFoodJudge } from '@pora/engine/safety/kept-judge';
import { indexCatalogue } from '@pora/engine/substitution/resolve-meal';
import { listStandIns } from '@pora/engine/substitution/substitutes';

/** An amount of a food that the plan holds, and amounts of other foods with the same energy. */
export interface EqualFoods {
  readonly food: PlanIngredient;
  readonly standIns: readonly { readonly name: string; readonly grams: number }[];
}

interface EqualFoodsInput {
  readonly planDays: readonly PlanDay[];
  readonly patient: PatientInput;
}

/** A page of them; those that the plan uses most come first. */
const MOST_FOODS = 24;
const MOST_STAND_INS = 4;
/** Below this a spoon of spice is exchanged for nothing. */
const LEAST_KCAL = 15;
const GRAM_STEP = 5;

/**
 * Foods of the plan with what may be eaten instead: only listed substitutes that are safe for the patient, in the
 * amount that has the same energy. Runs in the engine's thread.
 */
export function equalFoodsOf(
  { catalog, config }: { readonly catalog: Catalogue; readonly config: RuleConfig },
  { planDays, patient }: EqualFoodsInput,
): EqualFoods[] {
  const index = indexCatalogue(catalog);
  const judge = keptFoodJudge(patient, catalog, config);
  const search = { ...index, isSafe: judge.isSafe };
  return mostUsed(planDays)
    .flatMap((food): EqualFoods[] => {
      const { foodId } = food;
      const calories = knownEnergy(food, index.foodById);
      const own = foodId === null ? undefined : index.foodById(foodId);
      // A food that is itself a risk is a matter of the warnings, not of the patient's choice.
      if (!own || foodId === null || calories === undefined || calories < LEAST_KCAL || !judge.isSafe(own))
        return [];
      const standIns = listStandIns({ foodId, calories }, food, search)
        .flatMap(({ food: other }) => equalAmount(other, calories))
        .slice(0, MOST_STAND_INS);
      return standIns.length > 0 ? [{ food, standIns }] : [];
    })
    .slice(0, MOST_FOODS);
}

/** The amount of a food with that energy, to 5 g. */
function equalAmount(food: Food, calories: number): { name: string; grams: number }[] {
  if (!isWeighed(food)) return [];
  const perGram = nutritionOf(food, 100).calories / 100;
  if (!(perGram > 0)) return [];
  const grams = Math.round(calories / perGram / GRAM_STEP) * GRAM_STEP;
  return grams > 0 ? [{ name: food.name, grams }] : [];
}

/** One ingredient of each food, the one of its middle amount; most used first. */
function mostUsed(planDays: readonly PlanDay[]): PlanIngredient[] {
  const uses = new Map<number, PlanIngredient[]>();
  for (const { entry } of planDays.flatMap(({ slots }) => slots))
    for (const item of entry?.ingredients ?? [])
      if (item.foodId !== null && item.grams > 0)
        uses.set(item.foodId, [...(uses.get(item.foodId) ?? []), item]);
  return [...uses.values()]
    .sort((a, b) => b.length - a.length || (a[0]?.foodId ?? 0) - (b[0]?.foodId ?? 0))
    .flatMap((items) => {
      const byAmount = items.toSorted((a, b) => a.grams - b.grams);
      return byAmount[Math.floor((byAmount.length - 1) / 2)] ?? [];
    });
}
