/**
 * Judges single foods for one patient (rules 6 and 7). Intolerances are lifted by the tolerance categories of the
 * configuration; dislikes never are. The verdict of a food is computed once and remembered.
 */
import type { Catalogue, Food, PatientInput, RuleConfig } from '../model.js';
import { foldText } from '../text-pl/fold.js';
import { createDislikeMatcher } from '../text-pl/dislikes.js';
import { resolveRisks, type Risk, type RiskIndex } from './risks.js';

/** What is known against a food; several may hold. */
export interface FoodVerdict {
  readonly intolerance?: Risk;
  readonly disliked?: string;
  /** A risk that a tolerance category lets through: eaten, never silent (decision 32). */
  readonly tolerated?: Risk;
}

/** Judge of foods for one patient. */
export interface FoodJudge {
  /** Verdict of a food; an empty object means that nothing speaks against it. */
  verdictOf(food: Food): FoodVerdict;
  /** True when neither an intolerance nor a dislike speaks against the food. */
  isSafe(food: Food): boolean;
  readonly risks: RiskIndex;
}

const NOTHING: FoodVerdict = Object.freeze({});

/** True when the food may be on the patient's plate. */
export function mayBeEaten({ intolerance, disliked }: FoodVerdict): boolean {
  return !intolerance && disliked === undefined;
}

/** Prepares the judge from the patient, the dictionary and mappings of the catalogue and the rules. */
export function createFoodJudge(
  patient: PatientInput,
  catalogue: Pick<Catalogue, 'foods' | 'mappings' | 'dictionary'>,
  config: Pick<RuleConfig, 'ingredientToleranceCategories'>,
): FoodJudge {
  const mappings = catalogue.mappings ?? [];
  const ownKeys = new Set(catalogue.foods.flatMap((food) => (food.intolerances ?? []).map(({ key }) => key)));
  const risks = resolveRisks(patient.intolerances ?? [], catalogue.dictionary ?? [], mappings, ownKeys);
  const riskOfFood = new Map<number, Risk>();
  for (const { foodId, intolerance } of mappings) addHigher(riskOfFood, foodId, risks.byKey.get(intolerance));
  const tolerated = new Set(config.ingredientToleranceCategories.map(foldText));
  const dislikeOf = createDislikeMatcher(patient.disliked ?? []);
  const known = new Map<number, FoodVerdict>();

  const judge = (food: Food): FoodVerdict => {
    const risk = riskFor(food, riskOfFood, risks);
    const disliked = dislikeOf(food.name);
    if (!risk && disliked === undefined) return NOTHING;
    const isTolerated = tolerated.has(foldText(food.category));
    return {
      ...(risk && (isTolerated ? { tolerated: risk } : { intolerance: risk })),
      ...(disliked !== undefined && { disliked }),
    };
  };
  const verdictOf = (food: Food): FoodVerdict => {
    let verdict = known.get(food.id);
    if (!verdict) {
      verdict = judge(food);
      known.set(food.id, verdict);
    }
    return verdict;
  };
  return { verdictOf, isSafe: (food) => mayBeEaten(verdictOf(food)), risks };
}

function riskFor(food: Food, riskOfFood: ReadonlyMap<number, Risk>, risks: RiskIndex): Risk | undefined {
  let highest = riskOfFood.get(food.id);
  for (const { key } of food.intolerances ?? []) {
    const risk = risks.byKey.get(key);
    if (risk && (!highest || risk.value > highest.value)) highest = risk;
  }
  return highest;
}

function addHigher(risks: Map<number, Risk>, foodId: number, risk: Risk | undefined): void {
  const known = risks.get(foodId);
  if (risk && (!known || risk.value > known.value)) risks.set(foodId, risk);
}
