import { expect, test } from '@jest/globals';
import type { WordDecision } from '../text-pl/read-phrase.js';
import { withSameFoods } from './decided-foods.js';
import { createFoodJudge } from './judge.js';

const food = (id: number, name: string) => ({
  ...{ id, name, category: 'Inne' as const, per: '100g' as const, calories: 100 },
  ...{ protein: 1, fat: 1, carbs: 1, units: [], intolerances: [] },
});
const picked: WordDecision = { field: 'allergies', phrase: 'serek babci', answer: 'means', foodIds: [1] };

test('[decisions 33, 72] a picked food stays picked when it becomes another one, under whatever number', () => {
  // The catalogue holds number 1 as what it became.
  const foods = [food(2, 'Serek wiejski'), food(3, 'Chleb'), food(1, 'Serek wiejski')];
  expect(withSameFoods([picked], foods)).toEqual([{ ...picked, foodIds: [2, 1] }]);
  const patient = { isChild: false, allergies: ['serek babci'], decisions: [picked] };
  const judge = createFoodJudge(patient, { foods }, { ingredientToleranceCategories: [] });
  expect(foods.map((each) => judge.verdictOf(each).allergy !== undefined)).toEqual([true, false, true]);
});

test('decisions without foods, and foods that left, are left alone', () => {
  const note: WordDecision = { field: 'notes', phrase: 'x', answer: 'note' };
  expect(withSameFoods([note], [food(2, 'Chleb')])).toEqual([note]);
  expect(withSameFoods([picked], [food(2, 'Chleb')])).toEqual([picked]);
});
