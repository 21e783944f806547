import { describe, expect, it } from '@jest/globals';
import { averagePoints, dayPoints, slotPoints, tolerancesOf } from '../objective.js';
import { createRandom } from '../random.js';
import { DayFitter, type FittedSlot } from './day-fit.js';

const DAYS = 14;
const JUDGED = 56;
const budget = {
  planAverageTolerancePercent: 10,
  dailyTargetTolerancePercent: 20,
  slotTargetTolerancePercent: 20,
  lowCalorieThresholdRatio: 0.9,
};

function slotClass(target: number, options: number[]): FittedSlot {
  return { target, options };
}

/** Every combination of portions, by hand. */
function bruteForce(
  bases: number[],
  classes: FittedSlot[],
  fixed: number,
  rest: number,
  target: number,
): number {
  const tolerances = tolerancesOf(target, budget);
  const walk = (i: number, sum: number, points: number): number => {
    const current = classes[i];
    if (!current)
      return points + dayPoints(sum, tolerances, DAYS) + averagePoints(rest + sum, tolerances, DAYS);
    return Math.min(
      ...current.options.map((percent) => {
        const kcal = Math.round((bases[i]! * percent) / 100);
        return walk(i + 1, sum + kcal, points + slotPoints(kcal, current.target, tolerances, JUDGED));
      }),
    );
  };
  return walk(0, fixed, 0);
}

describe('portions of a day', () => {
  it('no combination of portions is better than the fitted one, over 300 random days', () => {
    const random = createRandom(2024);
    for (let round = 0; round < 300; round += 1) {
      const target = 1200 + random.below(1800);
      const shares = [0.25, 0.15, 0.3, 0.3];
      const wide = random.below(2) === 0;
      const options = wide ? [50, 70, 90, 110, 130, 150, 170, 190] : [50, 60, 70, 80, 90, 100];
      const classes = shares.map((share) => slotClass(target * share, options));
      const bases = shares.map((share) => target * share * (0.4 + 1.8 * random.next()));
      const fixed = random.below(3) === 0 ? random.below(300) : 0;
      const rest = target * (DAYS - 1) + random.below(1000) - 500;
      const fitter = new DayFitter(tolerancesOf(target, budget), DAYS, JUDGED);
      fitter.begin();
      bases.forEach((base, i) => fitter.add(base, classes[i]!));
      expect(fitter.fit(fixed, rest)).toBeCloseTo(bruteForce(bases, classes, fixed, rest, target), 9);
    }
  });

  it('a day without any filled slot keeps what is fixed', () => {
    const fitter = new DayFitter(tolerancesOf(2000, budget), DAYS, JUDGED);
    fitter.begin();
    expect(fitter.fit(2000, 2000 * 13)).toBeCloseTo(0, 9);
    expect(fitter.sum).toBe(2000);
  });
});
