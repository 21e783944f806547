/**
 * The last step of the check, light enough for a browser: what a meal's problems make of it, and what a patient's gaps
 * make of a state. Judging foods is the heavy part and stays in `analyse`.
 */
import type { MealSafety as WireSafety, SafetyProblem } from '@pora/contracts/plans/plan-safety.model';
import type { MissingFood } from './missing-food.js';

type MealSafety = WireSafety['safety'];
type CheckState = MealSafety | 'no_data';
type Counts = Readonly<Record<'meals' | 'dangerous' | 'unchecked' | 'attention', number>>;

/** Whether anything is on file of the patient; unknown counts as yes. */
interface Records {
  readonly hasRecords?: boolean | undefined;
}

/** How many things keep any meal of a patient from being called safe. */
export interface GapLists {
  readonly missing: readonly unknown[];
  readonly unmapped: readonly unknown[];
  readonly notUnderstood: readonly unknown[];
}

/** An ingredient nobody can judge: it is not in the food base. */
export function unknownFood({ foodId, foodName, sourceText }: MissingFood): SafetyProblem {
  return { kind: 'unknown_food', level: 'note', foodId, foodName: foodName || (sourceText ?? ''), cause: '' };
}

/** Kinds that keep a meal from being checked: its food is not in the base, or nobody knows whether it holds something. */
const UNCHECKED_KINDS: ReadonlySet<string> = new Set(['unknown_food', 'unverified', 'unknown_content']);

/** Whether a problem keeps its meal from being checked. */
export function isUnchecked({ kind }: Pick<SafetyProblem, 'kind'>): boolean {
  return UNCHECKED_KINDS.has(kind);
}

/** What its problems make of a meal; unknown is never safe. */
export function safetyOf(
  problems: readonly Pick<SafetyProblem, 'kind' | 'level'>[],
  isUnknown: boolean,
): MealSafety {
  if (problems.some(({ level }) => level !== 'note')) return 'dangerous';
  if (isUnknown || problems.some(isUnchecked)) return 'unchecked';
  return problems.length > 0 ? 'attention' : 'safe';
}

/** State of one meal about to be planned, with the gaps that concern every meal of the patient. */
export function stateOfMeal(safety: MealSafety, records: Records, gaps: GapLists): CheckState {
  const counts = { meals: 1, dangerous: 0, unchecked: 0, attention: 0, safe: 0, [safety]: 1 };
  const state = stateOf(records, gaps, counts);
  // A danger that is known is told whatever is missing; in a plan an unchecked meal is one thing among others.
  const isTold = safety === 'dangerous' || (safety === 'unchecked' && state === 'attention');
  return isTold ? safety : state;
}

/** State of a plan with these counts. */
export function stateOf(
  { hasRecords }: Records,
  { missing, unmapped, notUnderstood }: GapLists,
  { meals, dangerous, unchecked, attention }: Counts,
): CheckState {
  if (missing.length > 0) return 'unchecked';
  if (hasRecords === false) return 'no_data';
  if (dangerous > 0) return 'dangerous';
  if (unchecked + attention + unmapped.length + notUnderstood.length > 0) return 'attention';
  // Nothing was checked where there is nothing to check: never green.
  return meals === 0 ? 'no_data' : 'safe';
}
