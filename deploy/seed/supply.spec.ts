import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { MEAL_SOURCES } from '@pora/contracts/catalog/meal-types.vocabulary';
import { DEFAULT_RULE_CONFIG } from '@pora/contracts/catalog/rule-config.defaults';
import { generatePlan, type GenerateInput } from '@pora/engine/generator';
import { readDemoPatients, readDemoPlans } from './read-seed.mjs';
import { starterCatalog } from './supply-matrix.js';

const dir = fileURLToPath(new URL('.', import.meta.url));
const catalog = starterCatalog();

function inputOf(plan: Partial<GenerateInput['plan']>, seed: number, isChild = false): GenerateInput {
  return {
    plan: {
      days: 14,
      mealsPerDay: 5,
      caloriesPerDay: 2000,
      generatorSources: ['own'],
      planDays: [],
      ...plan,
    },
    patient: { isChild },
    catalog,
    config: DEFAULT_RULE_CONFIG,
    seed,
  };
}

function generate(input: GenerateInput) {
  const plan = generatePlan(input);
  if (!plan.ok) throw new Error(`Generator odmówił: ${plan.code}`);
  return plan;
}

const DAILY_KCAL = [1200, 1500, 2000, 2800];
const mealCounts = (source: string) => (source === 'own' ? [3, 4, 5, 6, 7, 8] : [3, 4, 5, 6]);

describe('zapas posiłków katalogu startowego', () => {
  // Every source with every number of meals; the daily energy takes turns, so that the run stays short.
  const cases = MEAL_SOURCES.flatMap((source, shift) =>
    mealCounts(source).map((mealsPerDay, index) => ({
      source,
      mealsPerDay,
      caloriesPerDay: DAILY_KCAL[(index + shift) % DAILY_KCAL.length] ?? 2000,
    })),
  );

  it.each(cases)(
    '[diets §1] źródło $source wypełnia 14 dni po $mealsPerDay posiłków przy $caloriesPerDay kcal bez pustych miejsc',
    ({ source, mealsPerDay, caloriesPerDay }) => {
      const { report } = generate(inputOf({ generatorSources: [source], mealsPerDay, caloriesPerDay }, 1));
      expect(report.emptySlots).toEqual([]);
      expect(report.filledSlots).toBe(14 * mealsPerDay);
    },
  );

  it.each(readDemoPlans(dir))('[diets §1] plan demonstracyjny $name wypełnia się w całości', (plan) => {
    const owner = readDemoPatients(dir).find(({ id }) => id === plan.patientId);
    const { seed, days, mealsPerDay, caloriesPerDay, generatorSources } = plan;
    const input = inputOf({ days, mealsPerDay, caloriesPerDay, generatorSources }, seed);
    const { report, planSummary } = generate(input);
    expect(owner?.status).toBe('active');
    expect(report.emptySlots).toEqual([]);
    expect(report.lowDays).toEqual([]);
    expect(Math.abs(planSummary.averageCalories - caloriesPerDay)).toBeLessThanOrEqual(0.05 * caloriesPerDay);
  });

  it('[diets §1] dziecko dostaje pełny plan tylko z posiłków dla dzieci', () => {
    const { planDays, report } = generate(inputOf({ caloriesPerDay: 1600 }, 3, true));
    const adult = new Set(catalog.meals.filter((meal) => !meal.childFriendly).map(({ id }) => id));
    expect(report.emptySlots).toEqual([]);
    expect(
      planDays.flatMap((day) => day.slots).filter(({ entry }) => adult.has(entry?.mealId ?? '')),
    ).toEqual([]);
  });
});
