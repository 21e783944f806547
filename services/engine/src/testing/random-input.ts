/** Random inputs for property tests: ordinary, tight and impossible ones, all from one seed. */
import type { GenerateInput } from '../generator/input.js';
import type { PlanDay, RuleConfig } from '../model.js';
import { createRandom, type Random } from '../random.js';
import { buildPlanDay, slotTemplates } from '../slots.js';
import { makeLibrary } from './library.js';
import { testPairing, testRules } from './rule-config.js';

/** One input; the same seed gives the same input. */
export function randomInput(seed: number): GenerateInput {
  const random = createRandom(seed);
  const mealsPerDay = 3 + random.below(6);
  const days = random.below(3) === 0 ? 1 + random.below(14) : 14;
  const config = randomRules(random, days);
  const catalog = makeLibrary({
    seed: random.below(1000),
    meals: [8, 30, 80, 250, 600][random.below(5)] ?? 80,
    foods: 120,
  });
  const templates = slotTemplates(config, mealsPerDay);
  const planDays = Array.from({ length: days }, (_, i) => buildPlanDay(i + 1, templates));
  return {
    plan: {
      days,
      mealsPerDay,
      caloriesPerDay: 1000 + random.below(2500),
      generatorSources: (['own', 'AG', 'KB', 'KS'] as const)
        .filter(() => random.below(4) > 0)
        .concat(['own']),
      planDays:
        random.below(4) === 0
          ? []
          : lockSome(
              planDays,
              catalog.meals.map(({ id, name }) => ({ id, name })),
              random,
            ),
    },
    patient: {
      isChild: random.below(3) === 0,
      intolerances: ['Mleko', 'PSZENICA', 'jajo', 'Soja', 'nieznane']
        .filter(() => random.below(2) === 0)
        .map((name) => ({ name, value: random.below(60) })),
      allergies: ['brak', 'desery 3', 'nabiał', 'córka ma alergię na warzywo 4'].filter(
        () => random.below(6) === 0,
      ),
      accepted: ['ryba 4'].filter(() => random.below(2) === 0),
      declaredIntolerances: ['warzywo 7 i kasza 2'].filter(() => random.below(6) === 0),
      disliked: ['ryby', 'kasza 6', 'warzywo 11', 'desery', 'se'].filter(() => random.below(3) === 0),
    },
    catalog,
    config,
    usesInOtherStages:
      random.below(2) === 0 ? {} : Object.fromEntries(catalog.meals.map(({ id }) => [id, random.below(6)])),
    seed: random.below(1_000_000),
  };
}

function randomRules(random: Random, days: number): RuleConfig {
  const base = testRules();
  const pick = <T>(...items: [T, ...T[]]): T => items[random.below(items.length)] ?? items[0];
  return testRules({
    variablePortions: {
      defaultRange: pick(
        { min: 50, max: 100 },
        { min: 30, max: 300 },
        { min: 75, max: 130 },
        { min: 110, max: 190 },
      ),
      overrides: { lunch: pick({ min: 50, max: 200 }, { min: 85, max: 115 }), dinner: { min: 50, max: 200 } },
    },
    fixedPortions: random.below(3) === 0 ? { snack: 75, lunch: 60 } : {},
    repeatLimits: {
      defaultPerType: 1 + random.below(4),
      perType: random.below(2) === 0 ? { snack: 2, dinner: 4 } : {},
      unlimitedWhenMealsPerDayAtLeast: random.below(3) === 0 ? { snack: 5, late_snack: 6 } : {},
      maxAcrossStagesPerMeal: pick(0, 3, 5),
    },
    repeatKeywordGroups: random.below(2) === 0 ? ['kanapka', 'Owsianka'] : [],
    dailyKeywordLimits:
      random.below(2) === 0
        ? [
            { keyword: 'Zupa', limit: 1 },
            { keyword: 'sałatka', limit: 1 },
            { keyword: 'nr 1', limit: 2 },
          ]
        : [],
    candidateSelection: { maxCandidatesPerSlot: 5 + random.below(36), portionStep: pick(1, 3, 5, 10, 20) },
    calorieBudget: { ...base.calorieBudget, maxDailyAttempts: 5 + random.below(20) },
    slotPools:
      random.below(2) === 0
        ? {}
        : {
            snack: ['snack', 'smoothie', 'second_breakfast'],
            late_snack: ['late_snack', 'snack'],
            dinner: [],
          },
    pairingRules: [
      testPairing({
        days: random.below(4) === 0 ? 7 : days,
        enabled: random.below(5) > 0,
        lunchPairSpan: 1 + random.below(4),
        lunchStartDay: 1 + random.below(3),
        dinnerPairSpan: 1 + random.below(3),
        dinnerStartDay: 1 + random.below(3),
        dinnerWrapToDayOne: random.below(2) === 0,
        prioritizeFavorites: random.below(2) === 0,
      }),
    ],
  });
}

function lockSome(
  days: readonly PlanDay[],
  meals: readonly { id: string; name: string }[],
  random: Random,
): PlanDay[] {
  return days.map((day) => ({
    ...day,
    slots: day.slots.map((slot) => {
      if (random.below(12) > 0) return slot;
      const meal = meals[random.below(meals.length)];
      const nutrition = { carbs: 20, fat: 10, protein: 15 };
      const entry = {
        name: meal?.name ?? 'Własny posiłek',
        mealId: random.below(4) === 0 || !meal ? null : meal.id,
        calories: 200 + random.below(400),
        macros: nutrition,
        ingredients: [],
        baseIngredients: [],
        baseCalories: 300,
        baseMacros: nutrition,
        portionPercent: 100,
        servings: 1,
        foods: [],
        unmapped: false,
      };
      const everyDay = random.below(2) === 0;
      return {
        ...slot,
        locked: !everyDay,
        lockedInAllDays: everyDay,
        entry: random.below(5) === 0 ? null : entry,
      };
    }),
  }));
}
