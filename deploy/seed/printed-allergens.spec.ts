import { describe, expect, it } from '@jest/globals';
import { ALLERGENS } from '@pora/contracts/catalog/food.vocabulary';
import { DEFAULT_RULE_CONFIG } from '@pora/contracts/catalog/rule-config.defaults';
import type { Food, Meal, PlanDay } from '@pora/engine/model';
import { createFoodJudge } from '@pora/engine/safety/judge';
import { checkPlan } from '@pora/engine/testing/checker';
import { starterCatalog } from './supply-matrix.js';

const starter = starterCatalog();
const config = { ...DEFAULT_RULE_CONFIG, ingredientToleranceCategories: [] };
const OWN_ID = 900_000;

/** A food of the practice's own for each allergen a label prints, linked to nothing. */
const labelled = ALLERGENS.map((allergen, i): Food => ({
  ...{ id: OWN_ID + i, name: `Deser U Zosi ${i}`, category: 'Inne', per: '100g', units: [] },
  ...{ carbs: 10, fat: 5, protein: 5, calories: 105 },
  allergenInfo: { allergens: [allergen], confidence: 'pewny', verifiedAt: null },
}));
const foods: Food[] = [...starter.foods, ...labelled];

/** One day on which each of these foods stands alone on a plate. */
function dayOf(plated: readonly Food[]): PlanDay {
  const slots = plated.map(({ id, name }, i) => {
    const ingredients = [{ foodId: id, foodName: name, grams: 100 }];
    return {
      ...{ time: '08:00', label: 'Śniadanie', type: 'breakfast', locked: false, lockedInAllDays: false },
      entry: {
        ...{ mealId: `m-${i}`, name, source: 'own', portionPercent: 100, calories: 0 },
        ...{ carbs: 0, fat: 0, protein: 0, ingredients, baseIngredients: ingredients },
      },
    };
  });
  return { day: 1, slots } as unknown as PlanDay;
}

const mealsOf = (plated: readonly Food[]): Meal[] =>
  plated.map(({ id, name }, i) => ({
    ...{ id: `m-${i}`, name, types: ['breakfast'], source: 'own', favorite: false, servings: 1 },
    ingredients: [{ foodId: id, grams: 100, replaceable: true }],
  }));

/** Names of the foods that the independent checker takes for a risk beside an elevated result. */
function checked(name: string, plated: readonly Food[]): string[] {
  const input = {
    plan: { days: 1, mealsPerDay: plated.length, caloriesPerDay: 2000, generatorSources: [], planDays: [] },
    patient: { isChild: false, intolerances: [{ name, value: 58 }] },
    ...{ catalog: { ...starter, foods, meals: mealsOf(plated) }, config },
  };
  const texts = checkPlan(input, [dayOf(plated)]).flatMap(({ rule, text }) => (rule === 6 ? [text] : []));
  return texts.map((text) => text.replace(/^.*?: /, '').replace(' is an intolerance risk', '')).toSorted();
}

/** The same as the product judges. */
function judged(name: string, plated: readonly Food[]): string[] {
  const patient = { isChild: false, intolerances: [{ name, value: 58 }] };
  const judge = createFoodJudge(patient, { ...starter, foods }, config);
  return plated.flatMap((food) => (judge.verdictOf(food).intolerance ? [food.name] : [])).toSorted();
}

function holds(names: readonly string[], plated: readonly Food[]): void {
  const told = names.map((name) => ({ name, foods: judged(name, plated) }));
  expect(told.map(({ name }) => ({ name, foods: checked(name, plated) }))).toEqual(told);
  const seen = new Set(told.flatMap((one) => one.foods));
  expect(labelled.filter(({ name }) => !seen.has(name))).toEqual([]);
}

describe('[decisions 56] co zapisano na etykiecie, widzi także niezależny sprawdzający', () => {
  it('w każdym produkcie katalogu, przy każdej pozycji słownika', () => {
    holds(
      starter.dictionary.map(({ name }) => name),
      foods.filter(({ allergenInfo }) => (allergenInfo?.allergens.length ?? 0) > 0),
    );
  }, 120_000);

  it('we własnym produkcie, jakkolwiek laboratorium nazwie pozycję', () => {
    holds(
      starter.dictionary.flatMap(({ name, aliases }) => [name, ...aliases]),
      labelled,
    );
  }, 120_000);
});
