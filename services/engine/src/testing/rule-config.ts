/** Rules for tests: the factory values of the specification [library §9], easy to override one by one. */
import type { RuleConfig } from '../model.js';

/** Rules of a test; pass only what the test is about. */
export function testRules(overrides: Partial<RuleConfig> = {}): RuleConfig {
  return {
    version: 4,
    ingredientToleranceCategories: ['Przyprawy i dodatki'],
    variablePortions: {
      defaultRange: { min: 50, max: 100 },
      overrides: { lunch: { min: 50, max: 200 }, dinner: { min: 50, max: 200 } },
    },
    fixedPortions: {},
    repeatLimits: {
      defaultPerType: 3,
      perType: {},
      unlimitedWhenMealsPerDayAtLeast: {},
      maxAcrossStagesPerMeal: 5,
    },
    repeatKeywordGroups: [],
    dailyKeywordLimits: [],
    calorieBudget: {
      tolerancePercent: 10,
      planAverageTolerancePercent: 10,
      dailyTargetTolerancePercent: 20,
      slotTargetTolerancePercent: 20,
      maxDailyAttempts: 30,
      lowCalorieThresholdRatio: 0.9,
    },
    candidateSelection: { maxCandidatesPerSlot: 20, portionStep: 5 },
    portionDetection: { enabled: true, maxDetectedPortions: 12 },
    slotPools: {},
    pairingRules: [testPairing()],
    defaultMealTimes: {
      '3': times(['breakfast', 30], ['lunch', 40], ['dinner', 30]),
      '4': times(['breakfast', 25], ['second_breakfast', 15], ['lunch', 35], ['dinner', 25]),
      '5': times(['breakfast', 25], ['second_breakfast', 15], ['lunch', 30], ['snack', 10], ['dinner', 20]),
      '6': times(
        ['breakfast', 20],
        ['second_breakfast', 12.5],
        ['snack_before_lunch', 7.5],
        ['lunch', 30],
        ['snack', 10],
        ['dinner', 20],
      ),
      '8': times(
        ['morning_porridge', 13],
        ['breakfast', 16],
        ['second_breakfast', 10],
        ['snack_before_lunch', 6],
        ['lunch', 26],
        ['snack', 7],
        ['dinner', 17],
        ['late_snack', 5],
      ),
    },
    portionMinimums: { entries: [] },
    ...overrides,
  };
}

/** Pairing rule as a new one is made [library §9]. */
export function testPairing(
  overrides: Partial<RuleConfig['pairingRules'][number]> = {},
): RuleConfig['pairingRules'][number] {
  return {
    days: 14,
    enabled: true,
    lunchPairSpan: 2,
    lunchStartDay: 1,
    dinnerPairSpan: 2,
    dinnerStartDay: 2,
    dinnerWrapToDayOne: true,
    avoidSameLunchDinner: true,
    prioritizeFavorites: true,
    ...overrides,
  };
}

function times(...slots: [string, number][]): RuleConfig['defaultMealTimes'][string] {
  return slots.map(([type, calorieSharePercent], i) => ({
    time: `${String(7 + 2 * i).padStart(2, '0')}:00`,
    label: type,
    type,
    calorieSharePercent,
  }));
}
