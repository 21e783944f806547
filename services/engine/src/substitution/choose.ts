/**
 * Substitution as a person asks for it: one food, or everything one cause speaks against, in some meals or in the whole
 * plan, by a substitute of the person's choice. A paired block stays together. A safe food is never swapped and no
 * substitute is that the patient must not get (rule 8).
 */
import type { Catalogue, PatientInput, PlanDay, PlanSlot, RuleConfig } from '../model.js';
import type { Place } from '../replace-meal.js';
import { openPartners } from '../regenerate.js';
import type { FoodJudge } from '../safety/judge.js';
import { keptFoodJudge } from '../safety/kept-judge.js';
import { missingKey } from '../safety/missing-food.js';
import { safetyDataOf, type SafetyProblem } from '../safety/analyse.js';
import { foodVerdicts } from '../safety/food-verdicts.js';
import { mapSlots } from '../slots.js';
import { withTotals } from '../totals.js';
import { indexCatalogue, type CatalogueIndex } from './resolve-meal.js';
import { substituteEntry, type FailedReplacement, type Replacement } from './substitute-entry.js';

/** What is to be swapped; without a food and a cause everything that is unsafe. */
export interface SubstitutionChoice {
  readonly foodId?: number | undefined;
  /** Cause of a problem as the check names it. */
  readonly cause?: string | undefined;
  /** Stands in for `foodId`; without one the best safe substitute is taken. */
  readonly substituteFoodId?: number | undefined;
}

/** What a chosen substitution reads. */
export interface ChooseInput {
  readonly planDays: readonly PlanDay[];
  /** Length of the plan, by which days are paired. */
  readonly days: number;
  readonly patient: PatientInput;
  readonly choice: SubstitutionChoice;
  /** Meals to change; without them the whole plan. */
  readonly places?: readonly Place[] | undefined;
  readonly catalog: Catalogue;
  readonly config: RuleConfig;
}

type At = { readonly day: number; readonly slotIndex: number; readonly slotLabel: string };

/** The plan after it, or what the choice asks against the rules. */
export type ChooseResult =
  | {
      readonly ok: true;
      readonly planDays: PlanDay[];
      readonly replaced: readonly (Replacement & At)[];
      readonly failed: readonly (FailedReplacement & At)[];
      readonly changed: readonly Place[];
      /** Meals that hold what was to be swapped and are locked. */
      readonly locked: readonly Place[];
    }
  | { readonly ok: false; readonly code: 'unknown_food'; readonly foodId: number }
  | { readonly ok: false; readonly code: 'safe_food'; readonly foodName: string }
  | {
      readonly ok: false;
      readonly code: 'unsafe_substitute';
      readonly foodName: string;
      readonly problems: readonly SafetyProblem[];
    };

/** Swaps what was chosen; same input, same answer. */
export function substituteChosen(input: ChooseInput): ChooseResult {
  const index = indexCatalogue(input.catalog);
  const problems = problemsOf(input, index);
  const refusal = refusalOf(input.choice, index, problems);
  if (refusal) return refusal;
  const judge = viewOf(input, problems);
  const stock = withChosen(index, input.choice);
  const isAsked = scopeOf(input);
  const replaced: (Replacement & At)[] = [];
  const failed: (FailedReplacement & At)[] = [];
  const [changed, locked]: [Place[], Place[]] = [[], []];
  const planDays = mapSlots(input.planDays, (slot, day, slotIndex) => {
    if (!slot.entry || !isAsked(day, slotIndex)) return slot;
    const result = substituteEntry(slot.entry, judge, stock);
    // An ingredient outside the base is none that was asked about.
    const refused = result.failed.filter(({ code }) => code !== 'unknown_food');
    if (result.replaced.length + refused.length === 0) return slot;
    if (slot.locked || slot.lockedInAllDays) {
      locked.push({ day, slotIndex });
      return slot;
    }
    const at = { day, slotIndex, slotLabel: slot.label };
    replaced.push(...result.replaced.map((item) => ({ ...item, ...at })));
    failed.push(...refused.map((item) => ({ ...item, ...at })));
    if (result.replaced.length === 0) return slot;
    changed.push({ day, slotIndex });
    return { ...slot, entry: result.entry };
  });
  return { ok: true, planDays: withTotals(planDays), replaced, failed, changed, locked };
}

interface Problems {
  /** By id, also of foods that left the base and are still planned. */
  readonly byFood: ReadonlyMap<number, readonly SafetyProblem[]>;
  /** By all that is known of an ingredient outside the base. */
  readonly byMissing: ReadonlyMap<string, readonly SafetyProblem[]>;
  readonly nameOf: (foodId: number) => string;
}

/** What makes each food unsafe; what is only to be noted is no reason to swap. */
function problemsOf({ planDays, patient, catalog, config }: ChooseInput, index: CatalogueIndex): Problems {
  const ingredients = planDays.flatMap(({ slots }) => slots.flatMap(({ entry }) => entry?.ingredients ?? []));
  const { foods, outside } = foodVerdicts(safetyDataOf(patient, catalog, config), { ingredients });
  const weighty = <T extends { problems: readonly SafetyProblem[] }>({ problems }: T): SafetyProblem[] =>
    problems.filter(({ level }) => level !== 'note');
  const byFood = new Map(foods.map((item) => [item.foodId, weighty(item)]));
  for (const item of outside)
    if (item.foodId !== null) byFood.set(item.foodId, [...(byFood.get(item.foodId) ?? []), ...weighty(item)]);
  return {
    byFood,
    byMissing: new Map(outside.map((item) => [missingKey(item), weighty(item)])),
    nameOf: (id) => index.foodById(id)?.name ?? outside.find(({ foodId }) => foodId === id)?.foodName ?? '',
  };
}

function refusalOf(
  { foodId, substituteFoodId }: SubstitutionChoice,
  { foodById }: CatalogueIndex,
  { byFood, nameOf }: Problems,
): Extract<ChooseResult, { ok: false }> | undefined {
  // A planned food that left the base can still be taken out, but nothing can stand in that is not there.
  if (foodId !== undefined && !foodById(foodId) && !byFood.has(foodId))
    return { ok: false, code: 'unknown_food', foodId };
  if (substituteFoodId !== undefined && !foodById(substituteFoodId))
    return { ok: false, code: 'unknown_food', foodId: substituteFoodId };
  if (foodId !== undefined && (byFood.get(foodId) ?? []).length === 0)
    return { ok: false, code: 'safe_food', foodName: nameOf(foodId) };
  const against = substituteFoodId === undefined ? [] : (byFood.get(substituteFoodId) ?? []);
  if (substituteFoodId === undefined || against.length === 0) return undefined;
  return { ok: false, code: 'unsafe_substitute', foodName: nameOf(substituteFoodId), problems: against };
}

/** The judge with eyes for what was chosen alone; what may stand in is judged in full. */
function viewOf({ patient, catalog, config, choice }: ChooseInput, problems: Problems): FoodJudge {
  const judge = keptFoodJudge(patient, catalog, config);
  const isChosen = (id: number | null, against: readonly SafetyProblem[] = []): boolean =>
    (choice.foodId === undefined || choice.foodId === id) &&
    (choice.cause === undefined || against.some(({ cause }) => cause === choice.cause));
  return {
    ...judge,
    verdictOf: (food) => (isChosen(food.id, problems.byFood.get(food.id)) ? judge.verdictOf(food) : {}),
    verdictOfMissing: (food) =>
      isChosen(food.foodId, problems.byMissing.get(missingKey(food))) ? judge.verdictOfMissing(food) : {},
  };
}

function withChosen(index: CatalogueIndex, { foodId, substituteFoodId }: SubstitutionChoice): CatalogueIndex {
  if (foodId === undefined || substituteFoodId === undefined) return index;
  const listed = index.substitutionsOf(foodId).find((item) => item.substituteFoodId === substituteFoodId);
  const chosen = listed ?? { foodId, substituteFoodId, percentage: 100 };
  return { ...index, substitutionsOf: (id) => (id === foodId ? [chosen] : index.substitutionsOf(id)) };
}

/** Whether a slot is asked about: named, or paired with a named one and holding the same meal. */
function scopeOf({
  planDays,
  days,
  config,
  places,
}: ChooseInput): (day: number, slotIndex: number) => boolean {
  if (!places) return () => true;
  const keyOf = (day: number, slotIndex: number): string => `${day} ${slotIndex}`;
  const asked = new Set(places.map(({ day, slotIndex }) => keyOf(day, slotIndex)));
  const partners = new Set<PlanSlot>();
  for (const { day, slotIndex } of places) {
    const slot = planDays.find((item) => item.day === day)?.slots[slotIndex];
    const mealId = slot?.entry?.mealId ?? null;
    if (!slot || mealId === null) continue;
    for (const partner of openPartners({ day, config, plan: { days } }, planDays, slot))
      if (partner.entry?.mealId === mealId) partners.add(partner);
  }
  const isPartner = (day: number, slotIndex: number): boolean => {
    const slot = planDays.find((item) => item.day === day)?.slots[slotIndex];
    return slot !== undefined && partners.has(slot);
  };
  return (day, slotIndex) => asked.has(keyOf(day, slotIndex)) || isPartner(day, slotIndex);
}
