/**
 * Judges single foods for one patient (rules 6 and 7). Tested intolerances may be let through by the tolerance
 * categories of the configuration; allergies and dislikes never are. The verdict of a food is computed once.
 */
import type { Catalogue, Food, PatientInput, RuleConfig } from '../model.js';
import { createAvoidance, type Avoidance } from '../text-pl/avoidance.js';
import { otherWordsOf } from '../text-pl/read-phrase.js';
import { foldText } from '@pora/text-pl/fold';
import { withSameFoods } from './decided-foods.js';
import { missingKey, type MissingFood } from './missing-food.js';
import { PatientKnowledge } from './food-knowledge.js';
import { resolveRisks, type Risk, type RiskIndex } from './risks.js';

/** A tested or declared intolerance a food meets; only a tested one has a value. */
export interface FoodRisk {
  readonly key: string;
  readonly name: string;
  readonly value?: number;
}

/** What is known against a food; several may hold. */
export interface FoodVerdict {
  /** Entry of the survey's answer about allergies. */
  readonly allergy?: string;
  readonly intolerance?: FoodRisk;
  readonly disliked?: string;
  /** A risk that a tolerance category lets through: eaten, never silent (decision 32). */
  readonly tolerated?: FoodRisk;
  /** Entry about an allergen that nobody has checked this food for. */
  readonly unverified?: string;
  /** Elevated items of which nobody knows whether the food holds them, the highest first (decision 56). */
  readonly unknown?: readonly FoodRisk[];
}

/** Judge of foods for one patient. */
export interface FoodJudge {
  /** Verdict of a food; an empty object means that nothing speaks against it. */
  verdictOf(food: Food): FoodVerdict;
  /** Verdict on an ingredient whose food is not in the base: by its names and category, the allergens and keys it had, and mappings that outlived it. */
  verdictOfMissing(ingredient: MissingFood): FoodVerdict;
  /** True when nothing forbids the food, and what the patient is allergic to was looked for in it. */
  isSafe(food: Food): boolean;
  /** False when nobody knows whether the food holds what a result speaks against. */
  isKnown(food: Food): boolean;
  readonly risks: RiskIndex;
  /** Entries of the survey that were not, or not fully, understood. */
  readonly notUnderstood: Avoidance['notUnderstood'];
  /** Everything the survey says, phrase by phrase. */
  readonly phrases: Avoidance['phrases'];
}

const NOTHING: FoodVerdict = Object.freeze({});

/** True when the food may be on the patient's plate. */
export function mayBeEaten({ allergy, intolerance, disliked }: FoodVerdict): boolean {
  return allergy === undefined && !intolerance && disliked === undefined;
}

/** Prepares the judge from the patient, the dictionary and mappings of the catalogue and the rules. */
export function createFoodJudge(
  patient: PatientInput,
  catalogue: Pick<Catalogue, 'foods' | 'mappings' | 'dictionary' | 'ownWords'>,
  config: Pick<RuleConfig, 'ingredientToleranceCategories'>,
): FoodJudge {
  const { foods, ownWords, mappings = [] } = catalogue;
  const ownKeys = new Set(foods.flatMap((food) => (food.intolerances ?? []).map(({ key }) => key)));
  const risks = resolveRisks(patient.intolerances ?? [], catalogue.dictionary ?? [], mappings, ownKeys);
  const riskOfFood = new Map<number, Risk>();
  for (const { foodId, intolerance } of mappings) addHigher(riskOfFood, foodId, risks.byKey.get(intolerance));
  const tolerated = new Set(config.ingredientToleranceCategories.map(foldText));
  const avoidance = createAvoidance(wordsOfPatient(patient, risks, foods), foods, ownWords);
  const valueByName = new Map(risks.unmapped.map(({ name, value }) => [name.trim(), value]));
  const knowledge = new PatientKnowledge(risks.elevated, catalogue);
  const known = new Map<number, FoodVerdict>();
  const knownMissing = new Map<string, FoodVerdict>();

  const judge = (food: NamedFood, mapped: Risk | undefined, isInBase: boolean): FoodVerdict => {
    const said = avoidance.of(food);
    const { tested, intolerances: declared } = said;
    const byName = tested === undefined ? undefined : namedRisk(tested, valueByName.get(tested));
    const composed = knowledge.of(food);
    const found = higher(higher(mapped, byName), composed.risk);
    const risk = found ?? (declared === undefined ? undefined : namedRisk(declared));
    // What left the base is not judged by what nobody knows of it: it is unchecked anyway.
    const unknown = isInBase && !risk && composed.unknown.length > 0 ? composed.unknown : undefined;
    // What the patient says of themselves is never lifted by a category.
    const isTolerated =
      isInBase &&
      declared === undefined &&
      food.category !== undefined &&
      tolerated.has(foldText(food.category));
    return verdictFrom(said, { risk, isTolerated, unknown });
  };
  const verdictOf = (food: Food): FoodVerdict => {
    let verdict = known.get(food.id);
    if (!verdict) {
      verdict = judge(food, riskFor(food, riskOfFood, risks), true);
      known.set(food.id, verdict);
    }
    return verdict;
  };
  const verdictOfMissing = (food: MissingFood): FoodVerdict => {
    const key = missingKey(food);
    const mapped = food.foodId === null ? undefined : riskOfFood.get(food.foodId);
    const risk = highestOf(keysOf(food), risks, mapped);
    const judged = () => together(rememberedFoods(food).map((named) => judge(named, risk, false)));
    const verdict = knownMissing.get(key) ?? judged();
    knownMissing.set(key, verdict);
    return verdict;
  };
  return {
    verdictOf,
    verdictOfMissing,
    isSafe: (food) => mayBeEaten(verdictOf(food)) && verdictOf(food).unverified === undefined,
    isKnown: (food) => verdictOf(food).unknown === undefined,
    risks,
    notUnderstood: avoidance.notUnderstood,
    phrases: avoidance.phrases,
  };
}

function verdictFrom(
  { allergies, disliked, unverified }: ReturnType<Avoidance['of']>,
  tested: {
    readonly risk: FoodRisk | undefined;
    readonly isTolerated: boolean;
    readonly unknown: readonly FoodRisk[] | undefined;
  },
): FoodVerdict {
  const { risk, isTolerated, unknown } = tested;
  if ([allergies, disliked, unverified, risk, unknown].every((one) => one === undefined)) return NOTHING;
  return {
    ...(allergies !== undefined && { allergy: allergies }),
    ...(risk && (isTolerated ? { tolerated: risk } : { intolerance: risk })),
    ...(disliked !== undefined && { disliked }),
    ...(unverified !== undefined && { unverified }),
    ...(unknown && { unknown }),
  };
}

type NamedFood = Pick<Food, 'name' | 'allergenInfo' | 'intolerances'> & {
  readonly id: number | null;
  readonly category?: string | undefined;
};

/** An elevated item without a food is looked for by its name until it is mapped (decision 31). */
function wordsOfPatient(patient: PatientInput, { unmapped }: RiskIndex, foods: readonly Food[]) {
  const { disliked = [], accepted = [], allergies = [], declaredIntolerances = [] } = patient;
  const decisions = withSameFoods(patient.decisions ?? [], foods);
  const tested = unmapped.map(({ name }) => name);
  const said = { disliked, accepted, allergies, intolerances: declaredIntolerances };
  return { ...said, ...otherWordsOf(patient), decisions, tested, isChild: patient.isChild };
}

function namedRisk(name: string, value?: number): FoodRisk {
  return { key: name, name, ...(value !== undefined && { value }) };
}

function higher(a: FoodRisk | undefined, b: FoodRisk | undefined): FoodRisk | undefined {
  return a && b ? ((b.value ?? 0) > (a.value ?? 0) ? b : a) : (a ?? b);
}

function riskFor(food: Food, riskOfFood: ReadonlyMap<number, Risk>, risks: RiskIndex): Risk | undefined {
  return highestOf(keysOf(food), risks, riskOfFood.get(food.id));
}

function keysOf({ intolerances = [] }: Pick<Food, 'intolerances'>): string[] {
  return intolerances.map(({ key }) => key);
}

/** Everything that some verdict says; the last one that says it counts. */
function together(verdicts: readonly FoodVerdict[]): FoodVerdict {
  return verdicts.reduce((all, one) => ({ ...all, ...one }), NOTHING);
}

/** A food that is not in the base, by each of its names; what is remembered of it speaks against it, never for it. */
function rememberedFoods({ foodId: id, foodName, sourceText = '', ...known }: MissingFood): NamedFood[] {
  const { foodCategory: category, allergens = [] } = known;
  const rest = { id, category, ...(allergens.length > 0 && { allergenInfo: { allergens } }) };
  return [sourceText, foodName].map((name) => ({ ...rest, name }));
}

function highestOf(keys: readonly string[], risks: RiskIndex, start?: Risk): Risk | undefined {
  let highest = start;
  for (const key of keys) {
    const risk = risks.byKey.get(key);
    if (risk && (!highest || risk.value > highest.value)) highest = risk;
  }
  return highest;
}

function addHigher(risks: Map<number, Risk>, foodId: number, risk: Risk | undefined): void {
  const known = risks.get(foodId);
  if (risk && (!known || risk.value > known.value)) risks.set(foodId, risk);
}
