/** Portions and energies of a plan under search. */
import { floatAt } from '../indexed.js';
import type { Problem } from './problem.js';

/** Portions and energy of the plan at one moment. */
export interface Fit {
  readonly option: Int32Array;
  readonly kcal: Int32Array;
  readonly daySum: Float64Array;
  readonly dayPoints: Float64Array;
}

/** A plan with its points. */
export interface Solution {
  readonly mealOf: readonly number[];
  readonly fit: Fit;
  readonly points: number;
}

/** Nothing fitted yet. */
export function emptyFit(slots: number, days: number): Fit {
  return {
    option: new Int32Array(slots),
    kcal: new Int32Array(slots),
    daySum: new Float64Array(days),
    dayPoints: new Float64Array(days),
  };
}

/** Energy that cannot change: locked meals, and locked empty slots at their target (rule 19). */
export function lockedKcal(problem: Problem): Float64Array {
  const fixed = new Float64Array(problem.days);
  for (const { slot, locked, day, target } of problem.slots) {
    if (!locked) continue;
    const kcal = slot.entry ? slot.entry.calories : target;
    fixed[day] = floatAt(fixed, day) + (Number.isFinite(kcal) ? Math.max(0, kcal) : 0);
  }
  return fixed;
}
