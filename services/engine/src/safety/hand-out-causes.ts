/** What speaks against handing a plan out: one rule for the screen that asks and for the call that refuses. */
import type { HandOutCauseKind } from '@pora/contracts/plans/hand-out.vocabulary';
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
  const found: HandOutCause[] = [
    { kind: 'unchecked_plan', count: missing.length > 0 ? 1 : 0 },
    { kind: 'dangerous', count: places(({ problems }) => problems.some(isOpenRisk)) },
    { kind: 'unchecked', count: places(isUncheckedMeal) },
    { kind: 'no_survey', count: absent.includes('survey') ? 1 : 0 },
    // What the dietitian minds herself is decided (decision 72).
    { kind: 'undecided', count: notUnderstood.filter(({ reason }) => reason !== 'note').length },
    { kind: 'empty', count: emptySlots.length },
    { kind: 'accepted', count: places(({ problems }) => problems.some(isTakenRisk)) },
  ];
  return found.filter(({ count }) => count > 0);
}
