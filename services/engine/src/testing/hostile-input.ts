/** Inputs no screen would send: bad numbers, duplicates, missing rows, odd rules. All from one seed. */
import type { GenerateInput } from '../generator/input.js';
import type { Food, Meal, MealIngredient, RuleConfig } from '../model.js';
import { createRandom, type Random } from '../random.js';
import { randomInput } from './random-input.js';
import { testPairing } from './rule-config.js';

const NUMBERS = [0, -1, -300, Number.NaN, Infinity, -Infinity, 1e15, 1e-9, 10_000, 0.1];

/** One damaged input; the same seed gives the same input. */
export function hostileInput(seed: number): GenerateInput {
  const random = createRandom(seed ^ 0x5eed);
  return DAMAGES.reduce((input, damage) => (random.below(3) === 0 ? damage(input, random) : input), {
    ...randomInput(seed),
  });
}

type Damage = (input: GenerateInput, random: Random) => GenerateInput;

function oneOf<T>(items: readonly T[], random: Random): T {
  return items[random.below(items.length)] as T;
}

function withFoods(input: GenerateInput, change: (food: Food) => Food[]): GenerateInput {
  return { ...input, catalog: { ...input.catalog, foods: input.catalog.foods.flatMap(change) } };
}

function withMeals(input: GenerateInput, change: (meal: Meal) => Meal[]): GenerateInput {
  return { ...input, catalog: { ...input.catalog, meals: input.catalog.meals.flatMap(change) } };
}

function withConfig(input: GenerateInput, change: Partial<RuleConfig>): GenerateInput {
  return { ...input, config: { ...input.config, ...change } };
}

const DAMAGES: readonly Damage[] = [
  (input, random) =>
    withFoods(input, (food) => {
      if (random.below(4) > 0) return [food];
      const key = oneOf(['calories', 'carbs', 'fat', 'protein'] as const, random);
      return [{ ...food, [key]: oneOf(NUMBERS, random) }];
    }),
  (input, random) => withFoods(input, (food) => (random.below(6) === 0 ? [] : [food])),
  (input, random) =>
    withFoods(input, (food) => (random.below(6) === 0 ? [food, { ...food, calories: 7 }] : [food])),
  (input, random) => withMeals(input, (meal) => (random.below(6) === 0 ? [meal, { ...meal }] : [meal])),
  (input, random) =>
    withMeals(input, (meal) => [
      {
        ...meal,
        ingredients: meal.ingredients.map((item): MealIngredient =>
          random.below(8) === 0 ? { ...item, grams: oneOf(NUMBERS, random) } : item,
        ),
      },
    ]),
  (input, random) =>
    withMeals(input, (meal) => {
      const [first] = meal.ingredients;
      if (random.below(5) > 0 || !first) return [meal];
      const many = Array.from({ length: 60 }, () => ({
        ...first,
        foodId: oneOf(input.catalog.foods, random).id,
        grams: 12,
      }));
      return [{ ...meal, ingredients: oneOf([[], many, [first, first]], random) }];
    }),
  (input, random) =>
    withConfig(input, {
      pairingRules: [
        testPairing({
          days: input.plan.days,
          lunchPairSpan: 1 + random.below(7),
          lunchStartDay: 1 + random.below(20),
          dinnerPairSpan: 7,
          dinnerStartDay: 1 + random.below(60),
          dinnerWrapToDayOne: true,
        }),
      ],
    }),
  (input, random) =>
    withConfig(input, {
      variablePortions: oneOf<RuleConfig['variablePortions']>(
        [
          { defaultRange: { min: 85, max: 90 }, overrides: {} },
          { defaultRange: { min: 120, max: 60 }, overrides: { lunch: { min: 101, max: 101 } } },
          { defaultRange: { min: 1, max: 1000 }, overrides: {} },
        ],
        random,
      ),
      candidateSelection: { maxCandidatesPerSlot: 5, portionStep: 20 },
      fixedPortions: oneOf<Record<string, number>>(
        [{}, { snack: 500, breakfast: 10 }, { dinner: 75, lunch: 5 }],
        random,
      ),
    }),
  (input) =>
    withConfig(input, {
      repeatLimits: {
        defaultPerType: 1,
        perType: {},
        unlimitedWhenMealsPerDayAtLeast: {},
        maxAcrossStagesPerMeal: 1,
      },
    }),
  (input, random) => ({
    ...input,
    catalog: {
      ...input.catalog,
      substitutions: (input.catalog.substitutions ?? []).map((item) => ({
        ...item,
        percentage: random.below(3) === 0 ? oneOf(NUMBERS, random) : item.percentage,
        substituteFoodId: random.below(5) === 0 ? item.foodId : item.substituteFoodId,
      })),
    },
  }),
  (input, random) => ({
    ...input,
    plan: { ...input.plan, caloriesPerDay: oneOf([1, 0.5, 300, 9999.5, 10_000], random) },
  }),
  (input, random) => ({
    ...input,
    plan: {
      ...input.plan,
      planDays: input.plan.planDays.map((day) => ({
        ...day,
        slots: day.slots.map((slot) =>
          random.below(10) === 0 ? { ...slot, type: oneOf(['soup', 'unknown'] as const, random) } : slot,
        ),
      })),
    },
  }),
];
