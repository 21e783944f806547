/** Ready inputs for the generator in tests and the bench. */
import type { GenerateInput } from '../generator/input.js';
import { slotTemplates, buildPlanDay } from '../slots.js';
import { makeLibrary } from './library.js';
import { testRules } from './rule-config.js';

/** A 14-day plan of 5 meals at 2,000 kcal over a library of 1,500 meals; pass what differs. */
export function ordinaryInput(overrides: Partial<GenerateInput> = {}, meals = 1500): GenerateInput {
  const config = overrides.config ?? testRules();
  const templates = slotTemplates(config, 5);
  return {
    plan: {
      id: 'plan-1',
      days: 14,
      mealsPerDay: 5,
      caloriesPerDay: 2000,
      generatorSources: ['own', 'AG', 'KB', 'KS'],
      planDays: Array.from({ length: 14 }, (_, i) => buildPlanDay(i + 1, templates)),
    },
    patient: { isChild: false },
    catalog: overrides.catalog ?? makeLibrary({ seed: 7, meals }),
    config,
    seed: 1,
    ...overrides,
  };
}
