import type { PlanDay, PlanIngredient, PlanSlot } from '@pora/contracts/plans/plan.model';
import type { SlotPlace } from '@pora/contracts/plans/plan-steps.model';
import type { FoodLookup } from '@pora/engine/entry';
import { sentenceOf } from '@pora/engine/explain/sentences';
import { slotTypeForms } from '@pora/engine/explain/type-forms';
import { dominantRule } from '@pora/engine/generator/counts';
import { ownEntry, settleEntry, type SettledEntry } from '@pora/engine/incoming-entry';
import type { Catalogue, PatientInput, RuleConfig } from '@pora/engine/model';
import { manualRangeOf, type ManualRange } from '@pora/engine/portions';
import { regenerateSlots, type RefusedDraw, type RegenerateSlotsInput } from '@pora/engine/regenerate-slots';
import { replaceMeal, type ReplaceInput } from '@pora/engine/replace-meal';
import { checkMeal, safetyDataOf, type MealCheck } from '@pora/engine/safety/analyse';
import { keptFoodJudge } from '@pora/engine/safety/kept-judge';
import { normaliseMealType } from '@pora/engine/slots';
import { indexCatalogue, type IngredientProblem } from '@pora/engine/substitution/resolve-meal';
import { substituteEntry } from '@pora/engine/substitution/substitute-entry';
import { analyseDays } from './analyse-plan.js';

/** Catalogue and rules as the engine's thread holds them; everything in this file runs there. */
interface StepContext {
  readonly catalog: Catalogue;
  readonly config: RuleConfig;
}

/** Draws other meals for slots, and checks the plan in one task with it; a refusal tells in Polish what the counts behind it say. */
export function drawMeals(context: StepContext, input: Omit<RegenerateSlotsInput, keyof StepContext>) {
  const drawn = regenerateSlots({ ...input, ...context });
  const failed = drawn.failed.map((item) => ({ ...item, sentences: sentencesOf(input.plan.planDays, item) }));
  if (!drawn.ok) return { ...drawn, failed };
  const { patient } = input;
  return { ...drawn, failed, analysis: analyseDays(context, { planDays: drawn.planDays, patient }) };
}

function sentencesOf(
  planDays: readonly PlanDay[],
  { day, slotIndex, pool, counts }: RefusedDraw,
): readonly string[] {
  if (!pool || !counts) return [];
  const slot = planDays.find((item) => item.day === day)?.slots[slotIndex];
  const forms = slotTypeForms(slot?.type ?? '');
  const decisive = pool.left === 0 ? pool : counts;
  const hint =
    decisive.left > 0
      ? 'Jedyny pasujący posiłek już tu stoi – dodaj inne posiłki tego typu.'
      : sentenceOf.dominant(dominantRule(decisive), forms, decisive);
  return [sentenceOf.pool(forms, pool), hint];
}

interface SubstituteMealInput {
  readonly planDays: readonly PlanDay[];
  readonly patient: PatientInput;
  readonly place: SlotPlace;
}

/** Safe substitution in one filled slot; undefined when nothing stands there. */
export function substituteMeal({ catalog, config }: StepContext, input: SubstituteMealInput) {
  const { day, slotIndex } = input.place;
  const entry = input.planDays.find((item) => item.day === day)?.slots[slotIndex]?.entry;
  if (!entry) return undefined;
  return substituteEntry(entry, keptFoodJudge(input.patient, catalog, config), indexCatalogue(catalog));
}

type ReplaceByIdInput = Omit<ReplaceInput, keyof StepContext | 'meal'> & { readonly mealId: string };

/** Puts a meal of the library into many slots; refused when the library has no such meal or it is not safe. */
export function replaceWithMeal(context: StepContext, { mealId, ...input }: ReplaceByIdInput) {
  const meal = context.catalog.meals.find(({ id }) => id === mealId);
  if (!meal) return { ok: false, code: 'unknown_meal' } as const;
  const result = replaceMeal({ ...input, ...context, meal });
  if (result.ok) return { ...result, mealName: meal.name };
  if (result.code !== 'unsafe_meal') return result;
  const { foodById } = indexCatalogue(context.catalog);
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
  /** What is left out stays as it is. */
  readonly ingredients?: readonly PlanIngredient[] | undefined;
  readonly portionPercent?: number | undefined;
  readonly servings?: number | undefined;
  /** As far as it could be loaded. */
  readonly patient: PatientInput;
}

/** A slot after an edit by hand with its check and the portions it allows, or why the edit is refused. */
export type RecalculatedSlot =
  | {
      readonly ok: true;
      readonly slot: PlanSlot;
      readonly check: MealCheck;
      readonly portionRange: ManualRange;
    }
  | Extract<SettledEntry, { ok: false }>
  | { readonly ok: false; readonly code: 'no_ingredients' };

/** The slot as an edit by hand would leave it, computed as the server computes a meal that is saved [diets §5]. */
export function recalculateSlot(
  { catalog, config }: StepContext,
  { slot, ingredients, portionPercent, servings, patient }: RecalculateInput,
): RecalculatedSlot {
  const foods = new Map(catalog.foods.map((food) => [food.id, food]));
  const origin = slot.entry ?? undefined;
  const context = {
    foodById: (id: number) => foods.get(id),
    ...{ config, slotType: normaliseMealType(slot.type), origin },
    isPortionKnown: portionPercent === undefined || portionPercent === origin?.portionPercent,
  };
  if (!origin && !ingredients?.length) return { ok: false, code: 'no_ingredients' };
  const before = origin ?? ownEntry(ingredients ?? [], context);
  const incoming = {
    ...before,
    // A meal of other ingredients counts as unmapped only by these.
    ...(ingredients && { ingredients: [...ingredients], unmapped: false }),
    ...(portionPercent !== undefined && { portionPercent }),
    ...(servings !== undefined && { servings }),
  };
  const settled = settleEntry(incoming, context);
  if (!settled.ok) return settled;
  const { entry } = settled;
  return {
    ok: true,
    slot: { ...slot, entry },
    check: checkMeal(entry, safetyDataOf(patient, catalog, config)),
    portionRange: manualRangeOf(config, context.slotType),
  };
}
