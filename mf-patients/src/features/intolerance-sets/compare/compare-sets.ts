import {
  type IntoleranceSetSummary,
  type PatientIntoleranceSet,
} from '@pora/contracts/patients/intolerance-set.model';
import { roundTo } from '@pora/engine/rounding';
import { isRisk } from '@pora/engine/rules';
import { compareText } from '@pora/kit';
import { foldText } from '@pora/text-pl/fold';

/** Two of the patient's sets. */
export interface ComparedPair {
  before: IntoleranceSetSummary;
  after: IntoleranceSetSummary;
}

/** What became of a result; a food of one set alone was not examined in the other, which says nothing of a reaction. */
export type ResultChange = 'higher' | 'lower' | 'same' | 'added' | 'absent';

/** What became of the risk; `unknown` was one and is not examined now. */
export type RiskChange = 'new' | 'gone' | 'still' | 'unknown' | 'none';

/** One food of two sets. */
export interface ComparedResult {
  /** As the newer set calls it, where it is there. */
  name: string;
  category: string;
  /** Results in U/ml; null where the food was not examined. */
  before: number | null;
  after: number | null;
  /** Their difference; null where there is nothing to compare with. */
  difference: number | null;
  change: ResultChange;
  risk: RiskChange;
}

type Categories = Pick<PatientIntoleranceSet, 'categories'>;

interface Tested {
  name: string;
  category: string;
  value: number;
}

/**
 * The foods of two sets side by side, in the order of the newer set and then those of the older one alone. Names are one food
 * when they fold alike, as everywhere in the engine; of a food with several results the highest counts [decisions 53].
 */
export function compareSets(before: Categories, after: Categories): ComparedResult[] {
  const older = testedFoods(before);
  const newer = testedFoods(after);
  // A category of the older set alone stands where the newer one calls it alike.
  const names = new Map(after.categories.map(({ name }) => [foldText(name), name]));
  return [
    ...[...newer].map(([key, food]) => compared(food, older.get(key)?.value ?? null, food.value)),
    ...[...older]
      .filter(([key]) => !newer.has(key))
      .map(([, food]) => {
        const category = names.get(foldText(food.category)) ?? food.category;
        return compared({ ...food, category }, food.value, null);
      }),
  ];
}

/** The foods of a set by folded name, each with its highest result. */
function testedFoods({ categories }: Categories): Map<string, Tested> {
  const foods = new Map<string, Tested>();
  for (const { name: category, items } of categories) {
    for (const { name, value } of items) {
      const key = foldText(name);
      const known = foods.get(key);
      if (!known || known.value < value)
        foods.set(key, { name, category: known?.category ?? category, value });
    }
  }
  return foods;
}

function compared({ name, category }: Tested, before: number | null, after: number | null): ComparedResult {
  // Two decimals, as much as any report prints: what is left is the noise of a subtraction.
  const difference = before === null || after === null ? null : roundTo(after - before, 2);
  return {
    name,
    category,
    before,
    after,
    difference,
    change: changeOf(before, difference),
    risk: riskOf(before, after),
  };
}

function changeOf(before: number | null, difference: number | null): ResultChange {
  if (difference === null) return before === null ? 'added' : 'absent';
  if (difference === 0) return 'same';
  return difference > 0 ? 'higher' : 'lower';
}

function riskOf(before: number | null, after: number | null): RiskChange {
  const was = before !== null && isRisk(before);
  if (after === null) return was ? 'unknown' : 'none';
  if (isRisk(after)) return was ? 'still' : 'new';
  return was ? 'gone' : 'none';
}

/** How the comparison is looked at. */
export interface ComparisonView {
  onlyRisk: boolean;
  onlyChanges: boolean;
  order: 'category' | 'change' | 'name';
}

/** Results under one heading; without one when they are not in the order of the categories. */
export interface ComparedGroup {
  category: string | null;
  results: ComparedResult[];
}

/** What is shown of a comparison, in its order. */
export function shownComparison(
  all: readonly ComparedResult[],
  { onlyRisk, onlyChanges, order }: ComparisonView,
): ComparedGroup[] {
  const shown = all.filter(
    ({ risk, change }) => (!onlyRisk || risk !== 'none') && (!onlyChanges || change !== 'same'),
  );
  if (shown.length === 0) return [];
  if (order === 'name')
    return [{ category: null, results: shown.sort((a, b) => compareText(a.name, b.name)) }];
  if (order === 'change') return [{ category: null, results: shown.sort(byChange) }];
  const groups = new Map<string, ComparedResult[]>();
  for (const result of shown) {
    const group = groups.get(result.category);
    if (group) group.push(result);
    else groups.set(result.category, [result]);
  }
  return [...groups].map(([category, results]) => ({ category, results }));
}

/** The largest rise first, the largest fall last; what cannot be compared after them. */
function byChange(a: ComparedResult, b: ComparedResult): number {
  const [one, other] = [a.difference, b.difference];
  if (one === null || other === null)
    return Number(one === null) - Number(other === null) || compareText(a.name, b.name);
  return other - one || compareText(a.name, b.name);
}

/** How many foods there are of each change of risk, and how many of one set alone. */
export function countChanges(all: readonly ComparedResult[]) {
  const risks: Record<RiskChange, number> = { new: 0, gone: 0, still: 0, unknown: 0, none: 0 };
  const changes: Record<ResultChange, number> = { higher: 0, lower: 0, same: 0, added: 0, absent: 0 };
  for (const { risk, change } of all) {
    risks[risk] += 1;
    changes[change] += 1;
  }
  return { risks, changes };
}
