/** What speaks against handing a plan out: one rule for the screen that asks and for the call that refuses. */
import { undecidedOf } from '@pora/contracts/catalog/word-decision.vocabulary';
import { HAND_OUT_CAUSES, type HandOutCauseKind } from '@pora/contracts/plans/hand-out.vocabulary';
import type { PlanSafety, SafetyProblem } from '@pora/contracts/plans/plan-safety.model';
import { isUnchecked } from './entry-safety.js';

/** One thing that is named and asked about, with how many places, entries or records there are of it. */
export interface HandOutCause {
  readonly kind: HandOutCauseKind;
  readonly count: number;
}

/** A meal that the check speaks about. */
type CheckedMeal = PlanSafety['slots'][number];

const isRisk = ({ level }: SafetyProblem): boolean => level !== 'note';

/** Whether something in a meal is forbidden and nobody took the risk. */
export function isOpenRisk(problem: SafetyProblem): boolean {
  return isRisk(problem) && problem.acceptedBy === undefined;
}

/** Whether somebody took the risk of it. */
export function isTakenRisk(problem: SafetyProblem): boolean {
  return isRisk(problem) && problem.acceptedBy !== undefined;
}

/** Whether something in a meal was not checked, or the whole of it: a meal without known foods has no problem to name. */
export function isUncheckedMeal({ safety, problems }: CheckedMeal): boolean {
  return safety === 'unchecked' || problems.some(isUnchecked);
}

/** Everything that is asked about before the plan leaves; nothing where it may leave without a word. */
export function handOutCauses(check: PlanSafety): HandOutCause[] {
  const { missing, absent, slots, emptySlots, notUnderstood } = check;
  const places = (isMeant: (meal: CheckedMeal) => boolean): number => slots.filter(isMeant).length;
  const counts: Record<HandOutCauseKind, number> = {
    unchecked_plan: missing.length > 0 ? 1 : 0,
    no_survey: absent.includes('survey') ? 1 : 0,
    dangerous: places(({ problems }) => problems.some(isOpenRisk)),
    unchecked: places(isUncheckedMeal),
    undecided: undecidedOf(notUnderstood).length,
    empty: emptySlots.length,
    accepted: places(({ problems }) => problems.some(isTakenRisk)),
  };
  return HAND_OUT_CAUSES.map((kind) => ({ kind, count: counts[kind] })).filter(({ count }) => count > 0);
}
