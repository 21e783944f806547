import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { buildEntry } from './entry.js';
import { settleEntry } from './incoming-entry.js';
import type { MealEntry } from './model.js';
import { recipeDivisor } from './portion-detection.js';
import { createFoodJudge } from './safety/judge.js';
import { indexCatalogue, resolveMeal } from './substitution/resolve-meal.js';
import { makeLibrary } from './testing/library.js';
import { testRules } from './testing/rule-config.js';

const SEED = 20_261_123;
const RUNS = 250;
const config = testRules();
const library = makeLibrary({ seed: 43, meals: 400 });
/** Every third recipe makes several portions, every fourth says so in its name. */
const meals = library.meals.map((meal, i) => ({
  ...meal,
  name: i % 4 === 0 ? `${meal.name} na 6 porcji` : meal.name,
  servings: i % 3 === 0 ? 2 + (i % 7) : 1,
}));
const catalog = { ...library, meals };
const index = indexCatalogue(catalog);
const patients = [
  { isChild: false },
  {
    isChild: false,
    intolerances: [
      { name: 'mleko', value: 70 },
      { name: 'soja', value: 45 },
    ],
  },
];

const judges = patients.map((patient) => createFoodJudge(patient, catalog, config));
const planned = fc
  .record({
    meal: fc.constantFrom(...meals),
    judge: fc.constantFrom(...judges),
    portion: fc.integer({ min: 10, max: 40 }).map((steps) => steps * 5),
  })
  .map(({ meal, judge, portion }): MealEntry => {
    const resolved = resolveMeal(meal.ingredients, judge, index);
    return buildEntry(meal, resolved, recipeDivisor(meal, config.portionDetection), portion);
  });
const recipes = new Map(
  meals.map(({ id, ingredients }) => [id, new Set(ingredients.map(({ foodId }) => foodId))]),
);

function kept(incoming: MealEntry, origin: MealEntry): MealEntry {
  const settled = settleEntry(incoming, {
    ...{ foodById: index.foodById, config, slotType: 'lunch', origin, isPortionKnown: true },
    recipeFoods: recipes.get(incoming.mealId ?? ''),
  });
  if (!settled.ok) throw new Error(settled.code);
  return settled.entry;
}

describe(`a meal of the library in a plan, edited there and back (fast-check seed ${SEED})`, () => {
  it('[decisions 39] another number of servings changes nothing else, however often it changes', () => {
    fc.assert(
      fc.property(planned, fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1 }), (entry, counts) => {
        let stored = entry;
        for (const servings of counts) {
          stored = kept({ ...stored, servings }, stored);
          expect(stored).toEqual({ ...entry, servings });
        }
      }),
      { seed: SEED, numRuns: RUNS },
    );
  });

  it('[decisions 42] a portion that goes up and comes back leaves the meal as it was', () => {
    const portions = fc.array(
      fc.integer({ min: 2, max: 40 }).map((steps) => steps * 5),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(planned, portions, (entry, path) => {
        let stored = entry;
        // What a client sends: the portion is new, the amounts are still those of the old one.
        for (const portionPercent of path) stored = kept({ ...stored, portionPercent, servings: 3 }, stored);
        const back = { ...stored, portionPercent: entry.portionPercent, servings: entry.servings };
        expect(kept(back, stored)).toEqual(entry);
      }),
      { seed: SEED, numRuns: RUNS },
    );
  });

  it('[decisions 20] what a preview of another amount shows is kept as it is shown', () => {
    const grams = fc.integer({ min: 50, max: 40_000 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(planned, fc.nat(), grams, (entry, at, amount) => {
        const moved = at % entry.ingredients.length;
        const ingredients = entry.ingredients.map((item, i) =>
          i === moved ? { ...item, grams: amount } : item,
        );
        const shown = kept({ ...entry, ingredients }, entry);
        expect(kept(shown, entry)).toEqual(shown);
      }),
      { seed: SEED, numRuns: RUNS },
    );
  });
});
