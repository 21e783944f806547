import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { DEFAULT_RULE_CONFIG } from '@pora/contracts/catalog/rule-config.defaults';
import { dislikedFoods, newSurveySchema } from '@pora/contracts/patients/survey.model';
import { generatePlan, type GenerateInput } from '@pora/engine/generator';
import { readDemoIntoleranceSets, readDemoPlans, readDemoSurveys } from './read-seed.mjs';
import { starterCatalog } from './supply-matrix.js';

const dir = fileURLToPath(new URL('.', import.meta.url));
const catalog = starterCatalog();
const allergensOf = new Map(catalog.foods.map(({ id, allergenInfo }) => [id, allergenInfo.allergens]));

const WEEKS: GenerateInput['plan'] = {
  ...{ days: 14, mealsPerDay: 5, caloriesPerDay: 2000, generatorSources: ['own'], planDays: [] },
};

function planFor(patient: GenerateInput['patient'], plannedFor = WEEKS, seed = 7) {
  const plan = generatePlan({ plan: plannedFor, patient, catalog, config: DEFAULT_RULE_CONFIG, seed });
  if (!plan.ok) throw new Error(`Generator odmówił: ${plan.code}`);
  return plan;
}

const GLUTEN = ['Pszenica', 'Gluten', 'Gliadyna', 'Żyto', 'Jęczmień'];
const MILK = ['Mleko krowie', 'Kazeina', 'Beta-laktoglobulina'];
const EGGS = ['Jajo kurze (całe)', 'Białko jaja kurzego'];
const SIX_DISLIKES = ['oliwki', 'wątróbka', 'seler', 'krewetki', 'bakłażan', 'grejpfrut'];

const CASES: [name: string, intolerances: string[], disliked: string[], allergens: string[]][] = [
  ['gluten i mleko z sześcioma nielubianymi', [...GLUTEN, ...MILK], SIX_DISLIKES, ['gluten', 'mleko']],
  ['gluten, mleko i jaja', [...GLUTEN, ...MILK, ...EGGS], [], ['gluten', 'mleko']],
  ['ryby, soja i orzechy', ['Łosoś', 'Tuńczyk', 'Dorsz', 'Soja', 'Orzech włoski', 'Migdał'], [], ['soja']],
];

describe('plany z katalogu startowego dla osób z nietolerancjami', () => {
  it.each(CASES)(
    '[diets §5] %s: 14 dni bez pustych posiłków i bez groźnych produktów',
    (_, risks, disliked, bad) => {
      const intolerances = risks.map((name) => ({ name, value: 58 }));
      const plan = planFor({ isChild: false, intolerances, disliked });
      const planned = plan.planDays.flatMap(({ slots }) =>
        slots.flatMap(({ entry }) => entry?.ingredients ?? []),
      );
      const unsafe = planned.filter(({ foodId }) => {
        if (foodId === undefined || foodId === null) return true;
        return allergensOf.get(foodId)?.some((allergen) => bad.includes(allergen));
      });

      expect(plan.report.emptySlots.map(({ day, label }) => `${day} ${label}`)).toEqual([]);
      expect(planned.length).toBeGreaterThan(200);
      expect(unsafe).toEqual([]);
    },
  );

  it.each([1, 2, 3])(
    '[decisions 32] gorczyca, mleko i kazeina po 90 U/ml, ziarno %i: bez musztardy, mleka i masła',
    (seed) => {
      const intolerances = ['Gorczyca', 'Mleko krowie', 'Kazeina'].map((name) => ({ name, value: 90 }));
      const plan = planFor({ isChild: false, intolerances, disliked: [] }, WEEKS, seed);
      const names = plan.planDays.flatMap(({ slots }) =>
        slots.flatMap(({ entry }) => entry?.ingredients.map(({ foodName }) => foodName) ?? []),
      );

      expect(plan.report.emptySlots).toEqual([]);
      expect(
        names.filter((name) => /musztard|gorczyc|^mleko (krowie|2|3)|^masło (82|klar|extra)/i.test(name)),
      ).toEqual([]);
      expect(
        plan.planDays
          .flatMap(({ slots }) => slots.flatMap(({ entry }) => entry?.ingredients ?? []))
          .filter(({ foodId }) =>
            allergensOf.get(foodId ?? 0)?.some((one) => one === 'mleko' || one === 'gorczyca'),
          )
          .map(({ foodName }) => foodName),
      ).toEqual([]);
    },
  );

  it.each(readDemoPlans(dir))(
    '[diets §1] $name: plan demonstracyjny dla swojego pacjenta jest pełny',
    (demo) => {
      const set = readDemoIntoleranceSets(dir).find(({ patientId }) => patientId === demo.patientId);
      const survey = readDemoSurveys(dir).find(({ patientId }) => patientId === demo.patientId);
      const intolerances = set?.categories.flatMap(({ items }) => items) ?? [];
      const disliked = survey ? dislikedFoods(newSurveySchema.strip().parse(survey)) : [];
      const { days, mealsPerDay, caloriesPerDay, generatorSources, seed } = demo;
      const plannedFor = { days, mealsPerDay, caloriesPerDay, generatorSources, planDays: [] };
      const { report } = planFor({ isChild: false, intolerances, disliked }, plannedFor, seed);

      expect(report.emptySlots).toEqual([]);
      expect(report.lowDays).toEqual([]);
    },
  );
});
