import { describe, expect, it } from '@jest/globals';
import { numberAt } from '../../indexed.js';
import { averagePoints, dayPoints } from '../../objective.js';
import { createRandom } from '../../random.js';
import { ordinaryInput } from '../../testing/instances.js';
import { makeLibrary } from '../../testing/library.js';
import { Ledger } from '../ledger.js';
import { compileLibrary } from '../library.js';
import { compileProblem, completeDays } from '../problem.js';
import { PlanState } from '../state.js';
import { DaySum, type Choices } from './day-sum.js';

const input = ordinaryInput({ catalog: makeLibrary({ seed: 2, meals: 60 }) });
const ledger = new Ledger(new PlanState(compileProblem(input, completeDays(input), compileLibrary(input))));
const { tolerances, days } = ledger.problem;

/** Least points over every combination of choices. */
function bruteForce(all: readonly Choices[], fixed: number, rest: number): number {
  const walk = (i: number, sum: number, points: number): number => {
    const choices = all[i];
    if (!choices)
      return points + dayPoints(sum, tolerances, days) + averagePoints(rest + sum, tolerances, days);
    return Math.min(
      ...choices.kcal.map((kcal, k) => walk(i + 1, sum + kcal, points + numberAt(choices.points, k))),
    );
  };
  return walk(0, fixed, 0);
}

describe('meals of a day chosen together', () => {
  it('no combination is better than the chosen one, over 200 random days', () => {
    const random = createRandom(77);
    const daySum = new DaySum(ledger);
    for (let round = 0; round < 200; round += 1) {
      const all = [500, 300, 600, 200].map((target, slot): Choices => {
        const kcal = Array.from({ length: 5 }, () => target - 60 + random.below(120));
        return {
          kcal,
          points: kcal.map((one) => Math.abs(one - target) / 2000 + random.next() / 50),
          meal: kcal.map((_, k) => slot * 10 + k),
        };
      });
      const fixed = 380 + random.below(40);
      const rest = 26_000 + random.below(40) - 20;
      const chosen = daySum.choose(all, fixed, rest, 1000) ?? [];
      const picks = all.map(({ meal }, i) => meal.indexOf(numberAt(chosen, i)));
      const only = all.map(({ kcal, points, meal }, i): Choices => {
        const k = numberAt(picks, i);
        return { kcal: [numberAt(kcal, k)], points: [numberAt(points, k)], meal: [numberAt(meal, k)] };
      });
      expect(bruteForce(only, fixed, rest)).toBeCloseTo(bruteForce(all, fixed, rest), 9);
    }
  });

  it('nothing is chosen when no combination comes under the limit', () => {
    const one: Choices = { kcal: [900], points: [0.5], meal: [1] };
    expect(new DaySum(ledger).choose([one], 0, 26_000, 0.4)).toBeUndefined();
    expect(new DaySum(ledger).choose([{ kcal: [], points: [], meal: [] }], 0, 26_000, 4)).toBeUndefined();
  });
});
