import type { MealEntry, PlanDay, PlanIngredient, PlanSlot } from '@pora/contracts/plans/plan.model';
import type { SlotPlace } from '@pora/contracts/plans/plan-steps.model';
import { withIngredients, type FoodLookup } from '@pora/engine/entry';
import { sentenceOf, slotTypeForms } from '@pora/engine/explain/sentences';
import { dominantRule } from '@pora/engine/generator/counts';
import { settledIngredients } from '@pora/engine/incoming-entry';
import type { Catalogue, PatientInput, RuleConfig } from '@pora/engine/model';
import { nameAfterChange, nameFromIngredients } from '@pora/engine/plan-ingredients';
import { regenerateSlot, type RegenerateInput } from '@pora/engine/regenerate';
import { replaceMeal, type ReplaceInput } from '@pora/engine/replace-meal';
import { checkMeal, safetyDataOf, type MealCheck } from '@pora/engine/safety/analyse';
import { createFoodJudge } from '@pora/engine/safety/judge';
import { indexCatalogue, type IngredientProblem } from '@pora/engine/substitution/resolve-meal';
import { substituteEntry } from '@pora/engine/substitution/substitute-entry';

/** Catalogue and rules as the engine's thread holds them; everything in this file runs there. */
interface StepGround {
  readonly catalog: Catalogue;
  readonly config: RuleConfig;
}

/** Draws another meal for a slot; a refusal tells in Polish what the counts behind it say. */
export function drawMeal(ground: StepGround, input: Omit<RegenerateInput, keyof StepGround>) {
  const drawn = regenerateSlot({ ...input, ...ground });
  if (drawn.ok || !drawn.pool || !drawn.counts) return drawn;
  const slot = input.plan.planDays.find(({ day }) => day === input.day)?.slots[input.slotIndex];
  const forms = slotTypeForms(slot?.type ?? '');
  const { pool, counts } = drawn;
  const decisive = pool.left === 0 ? pool : counts;
  const hint =
    decisive.left > 0
      ? 'Jedyny pasujący posiłek już tu stoi – dodaj inne posiłki tego typu.'
      : sentenceOf.dominant(dominantRule(decisive), forms, decisive);
  return { ...drawn, sentences: [sentenceOf.pool(forms, pool), hint] };
}

interface SubstituteMealInput {
  readonly planDays: readonly PlanDay[];
  readonly patient: PatientInput;
  readonly place: SlotPlace;
}

/** Safe substitution in one filled slot; undefined when nothing stands there. */
export function substituteMeal({ catalog, config }: StepGround, input: SubstituteMealInput) {
  const { day, slotIndex } = input.place;
  const entry = input.planDays.find((item) => item.day === day)?.slots[slotIndex]?.entry;
  if (!entry) return undefined;
  return substituteEntry(entry, createFoodJudge(input.patient, catalog, config), indexCatalogue(catalog));
}

type ReplaceByIdInput = Omit<ReplaceInput, keyof StepGround | 'meal'> & { readonly mealId: string };

/** Puts a meal of the library into many slots; refused when the library has no such meal or it is not safe. */
export function replaceWithMeal(ground: StepGround, { mealId, ...input }: ReplaceByIdInput) {
  const meal = ground.catalog.meals.find(({ id }) => id === mealId);
  if (!meal) return { ok: false, code: 'unknown_meal' } as const;
  const result = replaceMeal({ ...input, ...ground, meal });
  if (result.ok) return { ...result, mealName: meal.name };
  if (result.code !== 'unsafe_meal') return result;
  const { foodById } = indexCatalogue(ground.catalog);
  const problems = result.problems.map((problem) => describe(problem, foodById));
  return { ...result, mealName: meal.name, problems };
}

function describe({ rule, foodId, cause, value }: IngredientProblem, foodById: FoodLookup) {
  const foodName = foodById(foodId)?.name;
  const sentence = sentenceOf.broken(rule, foodName, cause, value);
  return { rule, foodId, foodName: foodName ?? '', cause, ...(value !== undefined && { value }), sentence };
}

interface RecalculateInput {
  readonly slot: PlanSlot;
  readonly ingredients: readonly PlanIngredient[];
  /** As far as it could be loaded. */
  readonly patient: PatientInput;
}

/** A slot with other ingredients, its check, or the foods nobody knows. */
export type RecalculatedSlot =
  | {
      readonly ok: true;
      readonly slot: PlanSlot;
      readonly check: MealCheck;
    }
  | { readonly ok: false; readonly code: 'unknown_foods'; readonly foodIds: number[] }
  | { readonly ok: false; readonly code: 'no_ingredients' };

/** The slot with these ingredients: names, measures, energy and macros follow from the food base [diets §5]. */
export function recalculateSlot(ground: StepGround, input: RecalculateInput): RecalculatedSlot {
  const { catalog, config } = ground;
  const { slot } = input;
  const foods = new Map(catalog.foods.map((food) => [food.id, food]));
  const foodById: FoodLookup = (id) => foods.get(id);
  // A food that has left the base since the meal was planned does not keep the others from being changed.
  const planned = new Set(slot.entry?.ingredients.map(({ foodId }) => foodId));
  const unknown = input.ingredients.flatMap(({ foodId }) =>
    foodId === null || foods.has(foodId) || planned.has(foodId) ? [] : [foodId],
  );
  if (unknown.length > 0) return { ok: false, code: 'unknown_foods', foodIds: [...new Set(unknown)] };
  const origin = slot.entry ?? undefined;
  const ingredients = settledIngredients(input.ingredients, { foodById, origin });
  if (!origin && ingredients.length === 0) return { ok: false, code: 'no_ingredients' };
  const before = origin ?? ownMeal(ingredients);
  const isLinked = ingredients.every(({ foodId }) => foodId !== null);
  const entry = {
    ...withIngredients(before, ingredients, foodById),
    name: nameAfterChange(before, before.ingredients, ingredients),
    unmapped: before.unmapped && !isLinked,
  };
  const changed = { ...slot, entry };
  return { ok: true, slot: changed, check: checkMeal(entry, safetyDataOf(input.patient, catalog, config)) };
}

/** A meal put together by hand from foods, before its sums. */
function ownMeal(ingredients: readonly PlanIngredient[]): MealEntry {
  const nothing = { carbs: 0, fat: 0, protein: 0 };
  return {
    name: nameFromIngredients(ingredients),
    mealId: null,
    calories: 0,
    macros: nothing,
    ingredients: [],
    baseIngredients: [],
    baseCalories: 0,
    baseMacros: nothing,
    portionPercent: 100,
    servings: 1,
    foods: [],
    unmapped: false,
  };
}
