import { describe, expect, it } from '@jest/globals';
import { type PlanDay } from '@pora/contracts/plans/plan.model';
import { beyond, deviationOf, overviewRow, pairedDays, slotTarget } from './editor-model.js';

const tolerances = { plan: 10, day: 20 };

/** Days with one lunch slot each, filled with the given meals. */
function lunches(...mealIds: (string | null)[]): PlanDay[] {
  return mealIds.map((mealId, index) => ({
    day: index + 1,
    slots: [{ type: 'lunch', entry: mealId && { mealId } }],
  })) as unknown as PlanDay[];
}

describe('dzień wobec celu', () => {
  it.each([
    [1750, 0, 'within'],
    [1925, 10, 'within'],
    [1960, 12, 'amber'],
    [1356, -23, 'danger'],
  ] as const)('[diets §3] %i kcal przy celu 1750 to %i%% (%s)', (calories, percent, level) => {
    expect(deviationOf(calories, 1750, tolerances)).toEqual({ percent, level });
  });

  it('bez tolerancji odchylenie jest znane, ale nie ocenione', () => {
    expect(deviationOf(1750, 1750, null)).toEqual({ percent: 0, level: 'unknown' });
    expect(beyond(deviationOf(1000, 1750, null))).toBeUndefined();
  });

  it('bez celu nie ma odchylenia', () => {
    expect(deviationOf(1500, 0, tolerances)).toBeNull();
  });

  it('[diets §3] cel slotu to udział w energii dnia', () => {
    expect(slotTarget({ calorieSharePercent: 12.5 }, 2000)).toBe(250);
  });
});

describe('to samo danie przez sąsiednie dni', () => {
  it('[library §3] para obiadów obejmuje oba dni', () => {
    expect(pairedDays(lunches('a', 'a', 'b'), 1, 0)).toEqual([1, 2]);
  });

  it('[library §3] kolacja z dnia 14 przechodzi na dzień 1', () => {
    const days = lunches('z', 'b', 'b', 'z');
    expect(pairedDays(days, 3, 0)).toEqual([4, 1]);
    expect(pairedDays(days, 0, 0)).toEqual([4, 1]);
  });

  it('puste sloty i inne rodzaje posiłków nie tworzą par', () => {
    expect(pairedDays(lunches(null, null), 0, 0)).toEqual([1]);
  });

  it('komórka na granicy tygodnia wskazuje dzień po drugiej stronie', () => {
    const days = lunches('a', 'a', 'b', 'b', 'c');
    expect(overviewRow(days, 0, 0, 3)).toEqual([
      { slotIndex: 0, dayIndexes: [0, 1], continuesFrom: null, continuesTo: null },
      { slotIndex: 0, dayIndexes: [2], continuesFrom: null, continuesTo: 4 },
    ]);
    expect(overviewRow(days, 0, 3, 5)).toEqual([
      { slotIndex: 0, dayIndexes: [3], continuesFrom: 3, continuesTo: null },
      { slotIndex: 0, dayIndexes: [4], continuesFrom: null, continuesTo: null },
    ]);
  });
});
