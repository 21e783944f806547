import { describe, expect, it } from '@jest/globals';
import { detectPortions, recipeDivisor } from './portion-detection.js';
import { manualRangeOf, portionCalories, portionOptions, portionRangeOf, withinRange } from './portions.js';
import { testRules } from './testing/rule-config.js';

const rules = testRules();

describe('portion range of a slot type', () => {
  it('[library §9] ordinary meals run from 50 to 100 percent, lunch and dinner to 200', () => {
    expect(portionRangeOf(rules, 'snack')).toEqual({ min: 50, max: 100 });
    expect(portionRangeOf(rules, 'dinner')).toEqual({ min: 50, max: 200 });
  });

  it('[diets §5] an override whose maximum is below its minimum is ignored', () => {
    const bad = testRules({
      variablePortions: { defaultRange: { min: 60, max: 90 }, overrides: { snack: { min: 90, max: 60 } } },
    });
    expect(portionRangeOf(bad, 'snack')).toEqual({ min: 60, max: 90 });
  });

  it('[diets §5.30, §9.9] a range beyond 1,000 percent is none, and without any portions run from 30 to 300', () => {
    const wide = testRules({
      variablePortions: {
        defaultRange: { min: 30, max: 1001 },
        overrides: { soup: { min: 50, max: 1000 }, smoothie: { min: 50, max: 1001 } },
      },
    });
    expect(portionRangeOf(wide, 'soup')).toEqual({ min: 50, max: 1000 });
    expect(portionRangeOf(wide, 'smoothie')).toEqual({ min: 30, max: 300 });
    expect(portionRangeOf(wide, 'snack')).toEqual({ min: 30, max: 300 });
  });

  it('[library §3] a fixed portion is the only choice, but never for lunch or dinner', () => {
    const fixed = testRules({ fixedPortions: { snack: 75, lunch: 75 } });
    expect(portionOptions(fixed, 'snack', 5)).toEqual([75]);
    expect(portionOptions(fixed, 'lunch', 50)).toEqual([50, 100, 150, 200]);
  });

  it('steps are anchored at 100 percent when 100 is inside the range', () => {
    const odd = testRules({ variablePortions: { defaultRange: { min: 52, max: 117 }, overrides: {} } });
    expect(portionOptions(odd, 'snack', 15)).toEqual([55, 70, 85, 100, 115]);
  });

  it('steps start at the minimum when 100 is outside the range', () => {
    const high = testRules({ variablePortions: { defaultRange: { min: 110, max: 150 }, overrides: {} } });
    expect(portionOptions(high, 'snack', 20)).toEqual([110, 130, 150]);
  });

  it('[diets §9] an edit by hand keeps to 10–200 and to the rules, whichever is narrower', () => {
    expect(manualRangeOf(rules, 'snack')).toEqual({ min: 50, max: 100, narrowedBy: 'rules' });
    const wide = testRules({ variablePortions: { defaultRange: { min: 5, max: 300 }, overrides: {} } });
    expect(manualRangeOf(wide, 'snack')).toEqual({ min: 10, max: 200, narrowedBy: 'manual' });
    const mixed = testRules({ variablePortions: { defaultRange: { min: 30, max: 300 }, overrides: {} } });
    expect(manualRangeOf(mixed, 'snack')).toEqual({ min: 30, max: 200, narrowedBy: 'both' });
    const fixed = testRules({ fixedPortions: { snack: 75 } });
    expect(manualRangeOf(fixed, 'snack')).toEqual({ min: 75, max: 75, narrowedBy: 'rules' });
  });

  it('[decisions 20] the portion a range allows is the nearest one', () => {
    expect([10, 60, 250].map((percent) => withinRange({ min: 50, max: 200 }, percent))).toEqual([
      50, 60, 200,
    ]);
  });

  it('[diets §5] the energy of a portion is a whole number', () => {
    expect(portionCalories(755.5, 85)).toBe(642); // 642.175
  });
});

describe('recipes for several portions', () => {
  it('[library §3] "na 6 porcji" in the description divides the recipe by six', () => {
    expect(detectPortions('Przepis na 6 porcji, zjedz jedną.', 12)).toBe(6);
    expect(detectPortions('Leczo na 4 porcje', 12)).toBe(4);
  });

  it('only 2 up to the configured number of portions is believed', () => {
    expect([detectPortions('na 1 porcję', 12), detectPortions('na 13 porcji', 12)]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('a number that belongs to something else is not a number of portions', () => {
    expect(detectPortions('krem na 2 łyżki', 12)).toBeUndefined();
    expect(detectPortions('banana 6 porcji', 12)).toBeUndefined();
  });

  it('a meal with several servings is divided by them once, never twice', () => {
    const detection = { enabled: true, maxDetectedPortions: 12 };
    expect(recipeDivisor({ name: 'Leczo na 6 porcji', servings: 1 }, detection)).toBe(6);
    expect(recipeDivisor({ name: 'Leczo na 6 porcji', servings: 6 }, detection)).toBe(6);
    expect(recipeDivisor({ name: 'Leczo na 6 porcji', servings: 1 }, { ...detection, enabled: false })).toBe(
      1,
    );
  });
});
