import { beforeAll, describe, expect, it } from '@jest/globals';
import { generatePlan } from '../generator.js';
import type { GenerateInput } from '../generator/input.js';
import type { MealEntry, PlanDay } from '../model.js';
import { brokenPairs, checkPlan } from './checker.js';
import { ordinaryInput } from './instances.js';
import { makeLibrary } from './library.js';
import { testRules } from './rule-config.js';

const catalog = makeLibrary({ seed: 5, meals: 600 });
const base = ordinaryInput({
  catalog,
  patient: {
    isChild: true,
    intolerances: [{ name: 'mleko', value: 70 }],
    disliked: ['ryba 4'],
  },
  sources: ['own', 'AG', 'KB'],
  config: testRules({
    fixedPortions: { snack: 75 },
    repeatKeywordGroups: ['owsianka'],
    dailyKeywordLimits: [{ keyword: 'zupa', limit: 1 }],
  }),
});

type Change = (days: PlanDay[], input: GenerateInput) => void;

function entryAt(days: PlanDay[], day: number, slot: number): MealEntry {
  const entry = days[day - 1]?.slots[slot]?.entry;
  if (!entry) throw new Error(`no meal on day ${day}, slot ${slot}`);
  return entry;
}

function mealOf(entry: MealEntry) {
  const meal = catalog.meals.find(({ id }) => id === entry.mealId);
  if (!meal) throw new Error(`meal ${entry.mealId} is missing`);
  return meal;
}

/** Puts a library meal into a slot without asking any rule. */
function put(days: PlanDay[], day: number, slot: number, mealId: string, name?: string): void {
  const entry = entryAt(days, day, slot);
  entry.mealId = mealId;
  entry.name = name ?? catalog.meals.find(({ id }) => id === mealId)?.name ?? mealId;
}

function firstMeal(test: (meal: (typeof catalog.meals)[number]) => boolean): string {
  const meal = catalog.meals.find(test);
  if (!meal) throw new Error('no such meal in the library');
  return meal.id;
}

const milkFood = catalog.mappings.find(({ intolerance }) => intolerance === 'mleko')?.foodId ?? 0;
const fish = catalog.foods.find(({ name }) => name === 'Ryba 4')?.id ?? 0;

const MUTATIONS: readonly (readonly [string, number, Change])[] = [
  ['a day is missing', 1, (days) => void days.pop()],
  ['two days change places', 1, (days) => void ([days[0], days[1]] = [days[1]!, days[0]!])],
  ['a slot is missing', 1, (days) => void days[2]!.slots.pop()],
  ['a slot has another time', 1, (days) => void (days[2]!.slots[1]!.time = '23:59')],
  ['a locked slot lost its meal', 2, (days) => void (days[0]!.slots[0]!.entry = null)],
  ['a locked slot has another portion', 2, (days) => void (entryAt(days, 1, 0).portionPercent += 5)],
  [
    'a meal of a source not asked for',
    3,
    (days) =>
      put(
        days,
        3,
        3,
        firstMeal(({ source, types }) => source === 'KS' && types.includes('snack')),
      ),
  ],
  [
    'a dinner for breakfast',
    4,
    (days) =>
      put(
        days,
        3,
        0,
        firstMeal(({ types }) => types.length === 1 && types[0] === 'dinner'),
      ),
  ],
  [
    'a meal not for children',
    5,
    (days) =>
      put(
        days,
        3,
        3,
        firstMeal(({ childFriendly, types }) => childFriendly === false && types.includes('snack')),
      ),
  ],
  [
    'an intolerance on the plate',
    6,
    (days) => void (entryAt(days, 4, 2).baseIngredients[0]!.foodId = milkFood),
  ],
  [
    'a dangerous food that left the base',
    6,
    (days) =>
      void Object.assign(entryAt(days, 4, 2).baseIngredients[0]!, {
        ...{ foodId: null, foodName: 'Dawny produkt', intolerances: [{ key: 'mleko', name: 'Mleko' }] },
      }),
  ],
  [
    'a disliked food that was never linked',
    7,
    (days) =>
      void Object.assign(entryAt(days, 4, 2).baseIngredients[0]!, { foodId: null, foodName: 'Ryba 4' }),
  ],
  [
    'one food on two lines',
    8,
    (days) => {
      const { baseIngredients } = entryAt(days, 5, 2);
      const [first] = baseIngredients;
      const half = { ...first!, grams: first!.grams / 2 };
      baseIngredients.splice(0, 1, half, half);
    },
  ],
  ['a disliked food on the plate', 7, (days) => void (entryAt(days, 4, 2).baseIngredients[0]!.foodId = fish)],
  ['an ingredient is missing', 8, (days) => void entryAt(days, 5, 2).baseIngredients.pop()],
  [
    'an ingredient nobody knows',
    8,
    (days) => void (entryAt(days, 5, 2).baseIngredients[0]!.foodId = 999_999),
  ],
  [
    'a swap that is not listed',
    8,
    (days) =>
      void (entryAt(days, 5, 0).baseIngredients[0]!.foodId = catalog.foods.find(
        ({ category }) => category === 'Owoce',
      )!.id),
  ],
  ['grams of the base changed', 9, (days) => void (entryAt(days, 6, 2).baseIngredients[0]!.grams += 7)],
  ['one kcal too much', 9, (days) => void (entryAt(days, 6, 0).calories += 1)],
  ['portion calories undivided', 9, (days) => void (entryAt(days, 6, 2).calories *= 2)],
  ['a portion under the range', 10, (days) => void (entryAt(days, 7, 0).portionPercent = 45)],
  ['a portion above the range', 10, (days) => void (entryAt(days, 7, 2).portionPercent = 205)],
  ['a portion between two steps', 10, (days) => void (entryAt(days, 7, 2).portionPercent = 103)],
  ['a fixed portion changed', 10, (days) => void (entryAt(days, 7, 3).portionPercent = 100)],
  [
    'a meal four times in the plan',
    11,
    (days) => {
      for (const day of [2, 5, 8, 11]) put(days, day, 3, mealOf(entryAt(days, 14, 3)).id);
    },
  ],
  [
    'a meal used up by other stages',
    12,
    (days, input) =>
      void Object.assign(input, { usesInOtherStages: { [entryAt(days, 8, 2).mealId ?? '']: 5 } }),
  ],
  [
    'a keyword four times in a slot type',
    13,
    (days) => {
      for (const day of [2, 5, 8, 11]) entryAt(days, day, 1).name = `Owsianka ${day}`;
    },
  ],
  [
    'two soups on a day',
    14,
    (days) => {
      for (const slot of [2, 4]) entryAt(days, 9, slot).name = `Zupa ${slot}`;
    },
  ],
  ['the same meal twice on a day', 16, (days) => put(days, 9, 1, entryAt(days, 9, 3).mealId ?? '')],
];

describe('the independent checker', () => {
  let input: GenerateInput;
  let valid: PlanDay[];
  beforeAll(() => {
    const first = generatePlan(base);
    if (!first.ok) throw new Error(first.code);
    const planDays = base.plan.planDays.map((day, d) =>
      d > 0
        ? day
        : {
            ...day,
            slots: day.slots.map((slot, s) =>
              s > 0 ? slot : { ...slot, locked: true, entry: first.planDays[0]?.slots[0]?.entry ?? null },
            ),
          },
    );
    input = { ...base, plan: { ...base.plan, planDays } };
    const second = generatePlan(input);
    if (!second.ok) throw new Error(second.code);
    valid = second.planDays;
  });

  it('finds nothing in a generated plan', () => {
    expect(checkPlan(input, valid)).toEqual([]);
    expect(brokenPairs(input, valid)).toEqual([]);
  });

  it('is tried with at least 20 kinds of damage', () => {
    expect(MUTATIONS.length).toBeGreaterThanOrEqual(20);
  });

  it.each(MUTATIONS)('sees that %s (rule %i)', (_name, rule, change) => {
    const days = structuredClone(valid);
    const changed = { ...input };
    change(days, changed);
    expect(checkPlan(changed, days).map((violation) => violation.rule)).toContain(rule);
  });

  it('sees that the two days of a pair hold different meals (rule 15)', () => {
    const days = structuredClone(valid);
    put(days, 3, 2, mealOf(entryAt(days, 9, 2)).id);
    expect(brokenPairs(input, days)).toEqual([{ type: 'lunch', days: [3, 4] }]);
  });
});
