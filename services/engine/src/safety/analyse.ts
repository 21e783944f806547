/**
 * Checks a whole plan for one patient: the same judgement as in the generator, for warnings, drag and drop, edits by
 * hand, import and export. Unknown is not safe: what could not be loaded makes the verdict "unchecked" (decision 12).
 */
import type { Catalogue, IntoleranceValue, MealEntry, PlanDay, RuleConfig } from '../model.js';
import { GREEN_UP_TO, isRisk } from '../rules.js';
import { createFoodJudge, type FoodJudge } from './judge.js';
import { resolveRisks, type Risk } from './risks.js';

/** What the check needs; `null` means that it could not be loaded. */
export interface SafetyData {
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
  readonly kind: 'intolerance' | 'disliked' | 'borderline' | 'unknown_food';
  readonly foodId: number | null;
  readonly foodName: string;
  /** Intolerance key or disliked entry. */
  readonly cause: string;
  readonly value?: number;
}

/** Verdict on one meal. */
export type MealSafety = 'dangerous' | 'unchecked' | 'attention' | 'safe';

/** A filled slot with its problems; `day` is 1-based, `slotIndex` 0-based. */
export interface SlotSafety {
  readonly day: number;
  readonly slotIndex: number;
  readonly safety: MealSafety;
  readonly problems: readonly SafetyProblem[];
}

/** Verdict on a plan. */
export interface PlanSafety {
  /** `unchecked` while anything could not be loaded; never green by accident. */
  readonly state: 'unchecked' | 'dangerous' | 'attention' | 'safe';
  readonly missing: readonly MissingSafetyData[];
  readonly slots: readonly SlotSafety[];
  readonly emptySlots: readonly {
    readonly day: number;
    readonly slotIndex: number;
    readonly label: string;
  }[];
  /** Elevated items no food is linked to (decision 13). */
  readonly unmapped: readonly IntoleranceValue[];
  readonly counts: { readonly meals: number; readonly dangerous: number; readonly unchecked: number };
}

/** Judges single entries with the same data as {@link analysePlan}. */
export type EntryCheck = (entry: MealEntry) => { safety: MealSafety; problems: SafetyProblem[] };

/** Prepares the check of single entries, e.g. of a meal about to be dropped; with data missing none is safe. */
export function createEntryCheck(data: SafetyData): EntryCheck {
  const { judge, borderline } = prepare(data);
  const isComplete = missingOf(data).length === 0;
  const foods = new Map(data.catalog.foods.map((food) => [food.id, food]));
  return (entry) => {
    const problems: SafetyProblem[] = [];
    for (const { foodId, foodName, sourceText } of entry.ingredients) {
      const food = foodId === null ? undefined : foods.get(foodId);
      const name = food?.name ?? (foodName || sourceText || '');
      if (!food) {
        problems.push({ kind: 'unknown_food', foodId, foodName: name, cause: '' });
        continue;
      }
      const { intolerance, disliked } = judge.verdictOf(food);
      if (intolerance)
        problems.push({
          kind: 'intolerance',
          foodId,
          foodName: name,
          cause: intolerance.key,
          value: intolerance.value,
        });
      if (disliked !== undefined)
        problems.push({ kind: 'disliked', foodId, foodName: name, cause: disliked });
      const near = intolerance ? undefined : borderline.verdictOf(food).intolerance;
      if (near)
        problems.push({ kind: 'borderline', foodId, foodName: name, cause: near.key, value: near.value });
    }
    const isUnknown = !isComplete || entry.unmapped || entry.ingredients.length === 0;
    return { safety: safetyOf(problems, isUnknown), problems };
  };
}

/** Checks every meal of a plan. */
export function analysePlan(days: readonly PlanDay[], data: SafetyData): PlanSafety {
  const check = createEntryCheck(data);
  const missing = missingOf(data);
  const slots: SlotSafety[] = [];
  const emptySlots: { day: number; slotIndex: number; label: string }[] = [];
  for (const { day, slots: daySlots } of days) {
    for (const [slotIndex, { entry, label }] of daySlots.entries()) {
      if (entry) slots.push({ day, slotIndex, ...check(entry) });
      else emptySlots.push({ day, slotIndex, label });
    }
  }
  const count = (safety: MealSafety): number => slots.filter((slot) => slot.safety === safety).length;
  const counts = { meals: slots.length, dangerous: count('dangerous'), unchecked: count('unchecked') };
  const unmapped = prepare(data).judge.risks.unmapped;
  return {
    state: stateOf(missing, counts, unmapped.length + count('attention')),
    missing,
    slots,
    emptySlots,
    unmapped,
    counts,
  };
}

/** Elevated items that lead to no food, before any plan is made. */
export function unmappedRisks(
  data: Pick<SafetyData, 'intolerances' | 'catalog'>,
): readonly IntoleranceValue[] {
  const { dictionary = [], mappings } = data.catalog;
  return resolveRisks(data.intolerances ?? [], dictionary, mappings ?? []).unmapped;
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
        const { intolerance } = found.verdictOf(food);
        return intolerance ? { intolerance: real(intolerance) } : {};
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

function safetyOf(problems: readonly SafetyProblem[], isUnknown: boolean): MealSafety {
  if (problems.some(({ kind }) => kind === 'intolerance' || kind === 'disliked')) return 'dangerous';
  if (isUnknown || problems.some(({ kind }) => kind === 'unknown_food')) return 'unchecked';
  return problems.length > 0 ? 'attention' : 'safe';
}

function stateOf(
  missing: readonly MissingSafetyData[],
  counts: PlanSafety['counts'],
  attention: number,
): PlanSafety['state'] {
  if (missing.length > 0) return 'unchecked';
  if (counts.dangerous > 0) return 'dangerous';
  return counts.unchecked > 0 || attention > 0 ? 'attention' : 'safe';
}
