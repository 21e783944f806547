/**
 * Checks a whole plan for one patient: the same judgement as in the generator, for warnings, drag and drop, edits by
 * hand, import and export. Unknown is not safe: what could not be loaded makes the verdict "unchecked" (decision 12),
 * and what could not be understood keeps it from "safe" (decision 31).
 */
import type {
  Catalogue,
  Food,
  IntoleranceValue,
  MealEntry,
  PatientInput,
  PlanDay,
  RuleConfig,
} from '../model.js';
import { GREEN_UP_TO, isRisk } from '../rules.js';
import { dislikeGaps } from './dislike-gaps.js';
import { createFoodJudge, type FoodJudge } from './judge.js';
import { safetyOf, stateOf, stateOfMeal, unknownFood } from './entry-safety.js';
import { resolveRisks, type Risk } from './risks.js';

/** What the check needs; `null` means that it could not be loaded. */
export interface SafetyData extends Pick<
  PatientInput,
  'accepted' | 'allergies' | 'declaredIntolerances' | 'hasRecords'
> {
  readonly intolerances: readonly IntoleranceValue[] | null;
  readonly disliked: readonly string[] | null;
  readonly catalog: Pick<Catalogue, 'foods' | 'dictionary'> & {
    readonly mappings?: Catalogue['mappings'] | null;
  };
  readonly config: Pick<RuleConfig, 'ingredientToleranceCategories'>;
}

/** What could not be loaded. */
export type MissingSafetyData = 'intolerances' | 'disliked' | 'mappings';

/** One thing that speaks against a meal, or keeps it from being checked. */
export interface SafetyProblem {
  readonly kind: 'allergy' | 'intolerance' | 'disliked' | 'borderline' | 'tolerated' | 'unknown_food';
  /** Blokada, Ryzyko or Uwaga on screen. */
  readonly level: 'block' | 'risk' | 'note';
  readonly foodId: number | null;
  readonly foodName: string;
  /** Intolerance key or name, or the entry of the survey. */
  readonly cause: string;
  readonly value?: number;
}

/** Verdict on one meal by what is in it alone. */
export type MealSafety = 'dangerous' | 'unchecked' | 'attention' | 'safe';

/** State of a check that has a patient. */
export type CheckState = MealSafety | 'no_data';

/** A filled slot with its problems; `day` is 1-based, `slotIndex` 0-based. */
export interface SlotSafety {
  readonly day: number;
  readonly slotIndex: number;
  readonly safety: MealSafety;
  readonly problems: readonly SafetyProblem[];
}

/** An entry of the survey that was not understood, and why. */
export interface NotUnderstoodEntry {
  readonly entry: string;
  readonly source: 'disliked' | 'allergies' | 'intolerances';
  readonly reason: 'too_short' | 'no_food' | 'category';
}

/** What keeps any meal of this patient from being called safe. */
export interface CheckGaps {
  readonly missing: readonly MissingSafetyData[];
  /** Elevated items no food is linked to (decision 13). */
  readonly unmapped: readonly IntoleranceValue[];
  readonly notUnderstood: readonly NotUnderstoodEntry[];
}

/** A planned food that a tolerance category lets through (decision 32). */
export interface ToleratedFood {
  readonly foodName: string;
  readonly foodId: number;
  readonly category: string;
  readonly cause: string;
  readonly value?: number;
}

/** Verdict on a plan. */
export interface PlanSafety extends CheckGaps {
  readonly state: CheckState;
  readonly slots: readonly SlotSafety[];
  readonly emptySlots: readonly {
    readonly day: number;
    readonly slotIndex: number;
    readonly label: string;
  }[];
  readonly tolerated: readonly ToleratedFood[];
  readonly counts: {
    readonly meals: number;
    readonly dangerous: number;
    readonly unchecked: number;
    readonly attention: number;
  };
}

/** Judges what is in single entries with the same data as {@link analysePlan}. */
export type EntryCheck = (entry: MealEntry) => { safety: MealSafety; problems: SafetyProblem[] };

/** Check of one meal about to be planned: its own problems, and the holes that concern every meal of the patient. */
export interface MealCheck extends CheckGaps {
  readonly safety: CheckState;
  readonly problems: readonly SafetyProblem[];
}

/** A patient's data as the check reads them; a catalogue without mappings leaves every meal unchecked. */
export function safetyDataOf(
  patient: PatientInput,
  catalog: Pick<Catalogue, 'foods' | 'dictionary' | 'mappings'>,
  config: SafetyData['config'],
): SafetyData {
  const { foods, dictionary, mappings } = catalog;
  return {
    ...patient,
    intolerances: patient.intolerances ?? [],
    disliked: patient.disliked ?? [],
    catalog: { foods, ...(dictionary && { dictionary }), mappings: mappings ?? null },
    config,
  };
}

/** Prepares the check of single entries by what is in them; with data missing none is safe. */
export function createEntryCheck(data: SafetyData): EntryCheck {
  const { judge, borderline } = prepare(data);
  const isComplete = missingOf(data).length === 0;
  const foods = new Map(data.catalog.foods.map((food) => [food.id, food]));
  return (entry) => {
    const problems = entry.ingredients.flatMap((ingredient) => {
      const food = ingredient.foodId === null ? undefined : foods.get(ingredient.foodId);
      return food ? problemsOf(food, judge, borderline) : [unknownFood(ingredient)];
    });
    const isUnknown = !isComplete || entry.unmapped || entry.ingredients.length === 0;
    return { safety: safetyOf(problems, isUnknown), problems };
  };
}

/** Checks one meal about to be planned, e.g. dropped or edited, by the rule that holds for a whole plan. */
export function checkMeal(entry: MealEntry, data: SafetyData): MealCheck {
  const gaps = gapsOf(data);
  const { safety, problems } = createEntryCheck(data)(entry);
  return { safety: stateOfMeal(safety, data, gaps), problems, ...gaps };
}

/** Checks every meal of a plan. */
export function analysePlan(days: readonly PlanDay[], data: SafetyData): PlanSafety {
  const check = createEntryCheck(data);
  const gaps = gapsOf(data);
  const slots: SlotSafety[] = [];
  const emptySlots: { day: number; slotIndex: number; label: string }[] = [];
  for (const { day, slots: daySlots } of days) {
    for (const [slotIndex, { entry, label }] of daySlots.entries()) {
      if (entry) slots.push({ day, slotIndex, ...check(entry) });
      else emptySlots.push({ day, slotIndex, label });
    }
  }
  const count = (safety: MealSafety): number => slots.filter((slot) => slot.safety === safety).length;
  const counts = {
    meals: slots.length,
    dangerous: count('dangerous'),
    unchecked: count('unchecked'),
    attention: count('attention'),
  };
  const tolerated = toleratedIn(slots, data);
  return { state: stateOf(data, gaps, counts), ...gaps, slots, emptySlots, tolerated, counts };
}

/** Elevated items that lead to no food, before any plan is made. */
export function unmappedRisks(
  data: Pick<SafetyData, 'intolerances' | 'catalog'>,
): readonly IntoleranceValue[] {
  const { dictionary = [], mappings } = data.catalog;
  return resolveRisks(data.intolerances ?? [], dictionary, mappings ?? []).unmapped;
}

/** What keeps any meal of this patient from being called safe. */
export function gapsOf(data: SafetyData): CheckGaps {
  return {
    missing: missingOf(data),
    unmapped: unmappedOf(data),
    notUnderstood: dislikeGaps(data.disliked ?? [], data.catalog.foods).map(({ entry, kind }) => ({
      entry,
      source: 'disliked',
      reason: kind,
    })),
  };
}

function unmappedOf({ intolerances, catalog }: SafetyData): readonly IntoleranceValue[] {
  const ownKeys = new Set(catalog.foods.flatMap((food) => (food.intolerances ?? []).map(({ key }) => key)));
  return resolveRisks(intolerances ?? [], catalog.dictionary ?? [], catalog.mappings ?? [], ownKeys).unmapped;
}

function problemsOf(food: Food, judge: FoodJudge, borderline: FoodJudge): SafetyProblem[] {
  const { intolerance, disliked, tolerated } = judge.verdictOf(food);
  const known = { foodId: food.id, foodName: food.name };
  const problems: SafetyProblem[] = [];
  if (intolerance)
    problems.push({
      kind: 'intolerance',
      level: 'risk',
      ...known,
      cause: intolerance.key,
      value: intolerance.value,
    });
  if (disliked !== undefined) problems.push({ kind: 'disliked', level: 'risk', ...known, cause: disliked });
  if (tolerated)
    problems.push({
      kind: 'tolerated',
      level: 'note',
      ...known,
      cause: tolerated.key,
      value: tolerated.value,
    });
  if (intolerance || tolerated) return problems;
  const found = borderline.verdictOf(food);
  const near = found.intolerance ?? found.tolerated;
  if (near)
    problems.push({ kind: 'borderline', level: 'note', ...known, cause: near.key, value: near.value });
  return problems;
}

/** Every tolerated food once, by cause. */
function toleratedIn(slots: readonly SlotSafety[], { catalog }: SafetyData): ToleratedFood[] {
  const categories = new Map(catalog.foods.map(({ id, category }) => [id, category]));
  const found = new Map<string, ToleratedFood>();
  for (const { kind, foodId, foodName, cause, value } of slots.flatMap(({ problems }) => problems)) {
    if (kind !== 'tolerated' || foodId === null) continue;
    const category = categories.get(foodId) ?? '';
    const hit = { foodName, foodId, category, cause, ...(value !== undefined && { value }) };
    found.set(`${foodId} ${cause}`, hit);
  }
  return [...found.values()];
}

function prepare(data: SafetyData): { judge: FoodJudge; borderline: FoodJudge } {
  const catalogue = { ...data.catalog, mappings: data.catalog.mappings ?? [] };
  const intolerances = data.intolerances ?? [];
  const judge = createFoodJudge(
    { isChild: false, intolerances, disliked: data.disliked ?? [] },
    catalogue,
    data.config,
  );
  const near = intolerances.filter(({ value }) => value > GREEN_UP_TO && !isRisk(value));
  // The judge only knows risks; borderline values are lifted over the limit to find their foods, and shown as they are.
  const lifted = near.map(({ name }) => ({ name, value: Infinity }));
  const found = createFoodJudge({ isChild: false, intolerances: lifted }, catalogue, data.config);
  const valueOf = new Map(near.map(({ name, value }) => [name, value]));
  const real = (risk: Risk): Risk => ({ ...risk, value: valueOf.get(risk.name) ?? GREEN_UP_TO });
  return {
    judge,
    borderline: {
      ...found,
      verdictOf: (food) => {
        const { intolerance, tolerated } = found.verdictOf(food);
        const risk = intolerance ?? tolerated;
        return risk ? { intolerance: real(risk) } : {};
      },
    },
  };
}

function missingOf(data: SafetyData): MissingSafetyData[] {
  const missing: MissingSafetyData[] = [];
  if (data.intolerances === null) missing.push('intolerances');
  if (data.disliked === null) missing.push('disliked');
  if (data.catalog.mappings === null) missing.push('mappings');
  return missing;
}
