import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { mealSchema } from '@pora/contracts/catalog/meal.model';
import { DEFAULT_RULE_CONFIG } from '@pora/contracts/catalog/rule-config.defaults';
import { generatePlan, type GenerateInput } from '@pora/engine/generator';
import {
  readStarterFoods,
  readStarterIntolerances,
  readStarterMeals,
  readStarterSubstitutions,
} from './read-seed.mjs';

const dir = fileURLToPath(new URL('.', import.meta.url));
const dictionary = readStarterIntolerances(dir);
const foods = readStarterFoods(dir);
const allergensOf = new Map(foods.map(({ id, allergenInfo }) => [id, allergenInfo.allergens]));
const categoryOf = new Map(foods.map(({ id, category }) => [id, category]));
const storable = mealSchema.pick({
  ...{ id: true, name: true, types: true, source: true, favorite: true },
  ...{ childFriendly: true, servings: true, description: true, ingredients: true },
});
const catalog = {
  foods,
  meals: readStarterMeals(dir).map((meal) => storable.parse(meal)),
  dictionary,
  mappings: dictionary.flatMap(({ key: intolerance, name: intoleranceName, foodIds }) =>
    foodIds.map((foodId) => ({ intolerance, intoleranceName, foodId })),
  ),
  substitutions: readStarterSubstitutions(dir),
};

function planFor(intolerances: string[], disliked: string[], mealsPerDay = 5, caloriesPerDay = 2000) {
  const input: GenerateInput = {
    plan: { days: 14, mealsPerDay, caloriesPerDay, generatorSources: ['own'], planDays: [] },
    patient: { isChild: false, intolerances: intolerances.map((name) => ({ name, value: 58 })), disliked },
    catalog,
    config: DEFAULT_RULE_CONFIG,
    seed: 7,
  };
  const plan = generatePlan(input);
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
      const plan = planFor(risks, disliked);
      const planned = plan.planDays.flatMap(({ slots }) =>
        slots.flatMap(({ entry }) => entry?.ingredients ?? []),
      );
      const unsafe = planned.filter(({ foodId }) => {
        if (foodId === undefined || foodId === null) return true;
        // Seasonings are tolerated by the factory rules.
        if (categoryOf.get(foodId) === 'Przyprawy i dodatki') return false;
        return allergensOf.get(foodId)?.some((allergen) => bad.includes(allergen));
      });

      expect(plan.report.emptySlots.map(({ day, label }) => `${day} ${label}`)).toEqual([]);
      expect(planned.length).toBeGreaterThan(200);
      expect(unsafe).toEqual([]);
    },
  );
});
