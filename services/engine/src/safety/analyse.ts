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
import type { ProblemKind } from '@pora/contracts/plans/plan-safety.model';
import { foodsById } from '../foods-by-id.js';
import { GREEN_UP_TO, isRisk } from '../rules.js';
import type { NotUnderstoodEntry } from '../text-pl/avoidance.js';
import type { OtherField } from '../text-pl/read-phrase.js';
import { swappedFrom } from '../dish-name.js';
import { uncertainEnergies, type UncertainEnergy } from '../uncertain-energy.js';
import { emptyPromises, isFineName } from './empty-promise.js';
import { safetyOf, stateOf, stateOfMeal, unknownFood } from './entry-safety.js';
import type { FoodJudge, FoodRisk, FoodVerdict } from './judge.js';
import { keptFoodJudge } from './kept-judge.js';
import type { MissingFood } from './missing-food.js';
import { resolveRisks } from './risks.js';

/** What the check needs; `null` means that it could not be loaded. */
export interface SafetyData extends Pick<
  PatientInput,
  'accepted' | 'allergies' | 'declaredIntolerances' | OtherField | 'decisions' | 'hasRecords'
> {
  /** Whose words are read: in the survey of a child "córka ma celiakię" is the patient's; unknown is no child. */
  readonly isChild?: boolean;
  readonly intolerances: readonly IntoleranceValue[] | null;
  readonly disliked: readonly string[] | null;
  readonly catalog: Pick<Catalogue, 'foods' | 'dictionary' | 'ownWords'> & {
    readonly mappings?: Catalogue['mappings'] | null;
  };
  readonly config: Pick<RuleConfig, 'ingredientToleranceCategories'>;
}

/** What could not be loaded. */
export type MissingSafetyData = 'intolerances' | 'disliked' | 'mappings';

/** One thing that speaks against a meal, or keeps it from being checked. */
export interface SafetyProblem {
  readonly kind: ProblemKind;
  /** Blokada, Ryzyko or Uwaga on screen. */
  readonly level: 'block' | 'risk' | 'note';
  readonly foodId: number | null;
  readonly foodName: string;
  /** Intolerance key or name, or the entry of the survey. */
  readonly cause: string;
  readonly value?: number;
  /** Further items of which the same is true. */
  readonly others?: { readonly cause: string; readonly value?: number }[];
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

/** A dish that is called after what the patient must not get and does not hold it. */
export interface CalledAfter {
  readonly day: number;
  readonly slotIndex: number;
  readonly without: readonly string[];
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
  /** Meals whose energy nobody knows: no matter of safety, but told with the check of the plan. */
  readonly uncertain: readonly UncertainEnergy[];
  /** Dishes that must not be printed under their bare name (decision 49). */
  readonly calledAfter: readonly CalledAfter[];
  readonly counts: {
    readonly meals: number;
    readonly dangerous: number;
    readonly unchecked: number;
    readonly attention: number;
  };
}

/** Judges what is in single entries with the same data as {@link analysePlan}. */
export type EntryCheck = (entry: Pick<MealEntry, 'ingredients' | 'unmapped'>) => {
  safety: MealSafety;
  problems: SafetyProblem[];
};

/** Check of one meal about to be planned: its own problems, and the holes that concern every meal of the patient. */
export interface MealCheck extends CheckGaps {
  readonly safety: CheckState;
  readonly problems: readonly SafetyProblem[];
}

/** Items a problem names beside its cause: thousands of imported foods may have one each. */
const MOST_OTHERS = 3;
const NO_MAPPINGS: NonNullable<Catalogue['mappings']> = [];

/** A patient's data as the check reads them; a catalogue without mappings leaves every meal unchecked. */
export function safetyDataOf(
  patient: PatientInput,
  catalog: Pick<Catalogue, 'foods' | 'dictionary' | 'mappings' | 'ownWords'>,
  config: SafetyData['config'],
): SafetyData {
  const { foods, dictionary, mappings, ownWords } = catalog;
  return {
    ...patient,
    intolerances: patient.intolerances ?? [],
    disliked: patient.disliked ?? [],
    catalog: {
      foods,
      ...(dictionary && { dictionary }),
      ...(ownWords && { ownWords }),
      mappings: mappings ?? null,
    },
    config,
  };
}

/** A check made ready: preparing it is the costly part, done once for all that is asked of it. */
export interface PreparedCheck {
  /** What a dish without any risk is called after and does not hold. */
  readonly promises: (entry: MealEntry) => string[];
  /** Judges single entries by what is in them; with data missing none is safe. */
  readonly check: EntryCheck;
  /** What keeps any meal of this patient from being called safe. */
  readonly gaps: CheckGaps;
}

/** Prepares the check of a patient's meals. */
export function prepareCheck(data: SafetyData): PreparedCheck {
  const judge = judgeOf(data);
  const missing = missingOf(data);
  const gaps = { missing, unmapped: judge.risks.unmapped, notUnderstood: judge.notUnderstood };
  const promises = (entry: MealEntry): string[] => promisesOf(entry, judge);
  return { check: entryCheck(data, judge, missing.length === 0), gaps, promises };
}

function promisesOf({ name, ingredients }: MealEntry, judge: FoodJudge): string[] {
  // True of nearly all; what is on the plate need not be asked then.
  if (isFineName(name, judge)) return [];
  const onPlate = ingredients.map(({ foodName }) => foodName);
  return emptyPromises(name, { onPlate, swappedOut: ingredients.flatMap(swappedFrom) }, judge);
}

function entryCheck(data: SafetyData, judge: FoodJudge, isComplete: boolean): EntryCheck {
  const nearOf = borderlineJudge(data);
  const foods = foodsById(data.catalog.foods);
  return (entry) => {
    const problems = entry.ingredients.flatMap((ingredient) => {
      const food = ingredient.foodId === null ? undefined : foods.get(ingredient.foodId);
      return food
        ? problemsOf(food, judge.verdictOf(food), nearOf(food))
        : problemsOfMissing(ingredient, judge);
    });
    const isUnknown = !isComplete || entry.unmapped || entry.ingredients.length === 0;
    return { safety: safetyOf(problems, isUnknown), problems };
  };
}

/** Checks one meal about to be planned, e.g. dropped or edited, by the rule that holds for a whole plan. */
export function checkMeal(entry: MealEntry, data: SafetyData): MealCheck {
  const { check, gaps } = prepareCheck(data);
  const { safety, problems } = check(entry);
  return { safety: stateOfMeal(safety, data, gaps), problems, ...gaps };
}

/** Checks every meal of a plan. */
export function analysePlan(days: readonly PlanDay[], data: SafetyData): PlanSafety {
  const { check, gaps, promises } = prepareCheck(data);
  const slots: SlotSafety[] = [];
  const calledAfter: CalledAfter[] = [];
  const emptySlots: { day: number; slotIndex: number; label: string }[] = [];
  for (const { day, slots: daySlots } of days) {
    for (const [slotIndex, { entry, label }] of daySlots.entries()) {
      if (!entry) {
        emptySlots.push({ day, slotIndex, label });
        continue;
      }
      const found = check(entry);
      slots.push({ day, slotIndex, ...found });
      const without = isFree(found) ? promises(entry) : [];
      if (without.length > 0) calledAfter.push({ day, slotIndex, without });
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
  const uncertain = uncertainEnergies(days, data.catalog.foods);
  const found = { slots, emptySlots, tolerated, uncertain, calledAfter, counts };
  return { state: stateOf(data, gaps, counts), ...gaps, ...found };
}

/** Everything in it is known, and none of it is kept off the plate. */
function isFree({ safety, problems }: ReturnType<EntryCheck>): boolean {
  const isCalm = safety === 'safe' || safety === 'attention';
  return isCalm && problems.every(({ kind }) => kind === 'borderline');
}

/** Elevated items that lead to no food, before any plan is made. */
export function unmappedRisks(
  data: Pick<SafetyData, 'intolerances' | 'catalog'>,
): readonly IntoleranceValue[] {
  const { dictionary = [], mappings } = data.catalog;
  return resolveRisks(data.intolerances ?? [], dictionary, mappings ?? []).unmapped;
}

function judgeOf(data: SafetyData): FoodJudge {
  const { intolerances, disliked, catalog, config, isChild = false, ...words } = data;
  const patient = { ...words, isChild, intolerances: intolerances ?? [], disliked: disliked ?? [] };
  return keptFoodJudge(patient, { ...catalog, mappings: catalog.mappings ?? NO_MAPPINGS }, config);
}

function problemsOf(
  { id: foodId, name: foodName }: { readonly id: number | null; readonly name: string },
  verdict: FoodVerdict,
  near: FoodVerdict,
): SafetyProblem[] {
  const known = { foodId, foodName };
  const { allergy, intolerance, disliked, tolerated, unverified, unknown } = verdict;
  const problems: SafetyProblem[] = [];
  if (allergy !== undefined) problems.push({ kind: 'allergy', level: 'block', ...known, cause: allergy });
  if (intolerance) problems.push({ kind: 'intolerance', level: 'risk', ...known, ...causeOf(intolerance) });
  if (disliked !== undefined) problems.push({ kind: 'disliked', level: 'risk', ...known, cause: disliked });
  if (tolerated) problems.push({ kind: 'tolerated', level: 'note', ...known, ...causeOf(tolerated) });
  const border = intolerance || tolerated ? undefined : near.intolerance;
  if (unverified !== undefined)
    problems.push({ kind: 'unverified', level: 'note', ...known, cause: unverified });
  if (unknown) problems.push({ kind: 'unknown_content', level: 'note', ...known, ...causesOf(unknown) });
  if (border) problems.push({ kind: 'borderline', level: 'note', ...known, ...causeOf(border) });
  return problems;
}

/** What is known against a food that is not in the base stays told; for the rest it cannot be judged. */
function problemsOfMissing(ingredient: MissingFood, judge: FoodJudge): SafetyProblem[] {
  const unknown = unknownFood(ingredient);
  const { foodId: id, foodName: name } = unknown;
  return [...problemsOf({ id, name }, judge.verdictOfMissing(ingredient), {}), unknown];
}

function causeOf({ key, value }: FoodRisk): Pick<SafetyProblem, 'cause' | 'value'> {
  return { cause: key, ...(value !== undefined && { value }) };
}

/** The highest item is the cause, the next ones stand beside it. */
function causesOf([first, ...others]: readonly FoodRisk[]): Pick<
  SafetyProblem,
  'cause' | 'value' | 'others'
> {
  if (!first) return { cause: '' };
  const next = others.slice(0, MOST_OTHERS).map(causeOf);
  return { ...causeOf(first), ...(next.length > 0 && { others: next }) };
}

/** Every tolerated food once, by cause. */
function toleratedIn(slots: readonly SlotSafety[], { catalog }: SafetyData): ToleratedFood[] {
  const foods = foodsById(catalog.foods);
  const found = new Map<string, ToleratedFood>();
  for (const { kind, foodId, foodName, cause, value } of slots.flatMap(({ problems }) => problems)) {
    if (kind !== 'tolerated' || foodId === null) continue;
    const category = foods.get(foodId)?.category ?? '';
    const hit = { foodName, foodId, category, cause, ...(value !== undefined && { value }) };
    found.set(`${foodId} ${cause}`, hit);
  }
  return [...found.values()];
}

/** Judges values between green and risk: lifted over the limit to find their foods, and shown as they are. */
function borderlineJudge({ intolerances, catalog, config }: SafetyData): (food: Food) => FoodVerdict {
  const near = (intolerances ?? []).filter(({ value }) => value > GREEN_UP_TO && !isRisk(value));
  if (near.length === 0) return () => ({});
  const lifted = near.map(({ name }) => ({ name, value: Infinity }));
  const catalogue = { ...catalog, mappings: catalog.mappings ?? NO_MAPPINGS };
  const found = keptFoodJudge({ isChild: false, intolerances: lifted }, catalogue, config);
  const valueOf = new Map(near.map(({ name, value }) => [name, value]));
  return (food) => {
    const { intolerance, tolerated } = found.verdictOf(food);
    const risk = intolerance ?? tolerated;
    return risk ? { intolerance: { ...risk, value: valueOf.get(risk.name) ?? GREEN_UP_TO } } : {};
  };
}

function missingOf(data: SafetyData): MissingSafetyData[] {
  const missing: MissingSafetyData[] = [];
  if (data.intolerances === null) missing.push('intolerances');
  if (data.disliked === null) missing.push('disliked');
  if (data.catalog.mappings === null) missing.push('mappings');
  return missing;
}
