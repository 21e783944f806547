import { expect, it } from '@jest/globals';
import type { Food, MealEntry, PlanDay } from './model.js';
import { uncertainEnergies } from './uncertain-energy.js';

const food = (id: number, name: string, rest: Partial<Food> = {}): Food => ({
  ...{ id, name, category: 'Inne', per: '100g', carbs: 10, fat: 1, protein: 2, calories: 200, units: [] },
  ...rest,
});
const MILK = food(1, 'Mleko');
const ROLL = food(2, 'Kajzerka', { per: 'sztuka' });
const WEIGHED_ROLL = { ...ROLL, units: [{ name: 'sztuka', grams: 50 }] };

const meal = (calories: number, ...foods: readonly (readonly [number | null, number])[]): MealEntry => {
  const ingredients = foods.map(([foodId, grams]) => ({ foodId, grams, foodName: '', foodCategory: '' }));
  return {
    ...{ name: 'Śniadanie', mealId: null, calories, ingredients, baseIngredients: ingredients },
    ...{ macros: { carbs: 0, fat: 0, protein: 0 }, baseMacros: { carbs: 0, fat: 0, protein: 0 } },
    ...{ baseCalories: calories, portionPercent: 100, servings: 1, foods: [], unmapped: false },
  };
};
const plan = (...entries: readonly (MealEntry | null)[]): PlanDay[] => [
  {
    day: 3,
    totals: { calories: 0, carbs: 0, fat: 0, protein: 0 },
    slots: entries.map((entry, i) => ({
      ...{ id: `s-${i}`, type: 'breakfast', time: '08:00', label: '', calorieSharePercent: 50 },
      ...{ locked: false, lockedInAllDays: false, entry },
    })),
  },
];

it('[decisions 40] a meal with food by the piece is uncertain while the piece has no weight', () => {
  const days = plan(meal(200, [1, 100]), null, meal(400, [1, 100], [2, 100]));
  expect(uncertainEnergies(days, [MILK, ROLL])).toEqual([
    { day: 3, slotIndex: 2, unweighed: ['Kajzerka'], outdated: [] },
  ]);
});

it('[decisions 40] once there is a weight, figures computed without it stay uncertain until they follow from it', () => {
  // 100 g of milk and two rolls of 50 g: 200 + 2 × 200 = 600 kcal; counted as 100 g they were 400.
  const days = plan(meal(400, [1, 100], [2, 100]), meal(600, [1, 100], [2, 100]));
  expect(uncertainEnergies(days, [MILK, WEIGHED_ROLL])).toEqual([
    { day: 3, slotIndex: 0, unweighed: [], outdated: ['Kajzerka'] },
  ]);
});

it('[decisions 40] rounding for the kitchen is no uncertainty, and what is not in the base is told elsewhere', () => {
  const days = plan(meal(625, [1, 100], [2, 100]), meal(1, [null, 100], [2, 100]), meal(1, [1, 100]));
  expect(uncertainEnergies(days, [MILK, WEIGHED_ROLL])).toEqual([]);
});
