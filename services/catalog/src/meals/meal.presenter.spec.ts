import { describe, expect, it } from '@jest/globals';
import { mealSchema } from '@pora/contracts/catalog/meal.model';
import { presentFood } from '../foods/food.presenter.js';
import { presentMeal } from './meal.presenter.js';
import type { StoredMeal } from './stored-meal.js';

const bread = presentFood({
  ...{
    id: 1,
    name: 'Chleb',
    category: 'Pieczywo',
    per: '100g',
    carbs: 48.3,
    fat: 1.3,
    protein: 6.1,
    calories: 229,
  },
  ...{ units: [], allergens: [], allergenConfidence: 'pewny', allergenNote: '', allergenVerifiedAt: null },
  ...{ version: 1, updatedAt: new Date(0) },
});
const egg = presentFood({
  ...{
    id: 2,
    name: 'Jajko',
    category: 'Nabiał i jaja',
    per: 'sztuka',
    carbs: 0.3,
    fat: 5.3,
    protein: 6.9,
    calories: 77,
  },
  ...{ units: [{ name: 'sztuka', grams: 55 }], allergens: ['jaja'], allergenConfidence: 'pewny' },
  ...{ allergenNote: '', allergenVerifiedAt: null, version: 1, updatedAt: new Date(0) },
});
const FOODS = new Map([bread, egg].map((food) => [food.id, food]));
const ingredient = (foodId: number, grams: number) => ({
  ...{ foodId, grams, unitName: null, unitQty: null, replaceable: null },
});
const MEAL: StoredMeal = {
  ...{ id: 'm-1', name: 'Kanapka', type: 'breakfast', types: ['breakfast', 'dinner'], source: 'own' },
  ...{ favorite: true, childFriendly: true, servings: 1, cookingTimeMinutes: 5, preparationTime: '5 min' },
  ...{ description: '', diets: ['kids'], version: 2, updatedAt: new Date(0) },
  ingredients: [
    ingredient(1, 70),
    { ...ingredient(2, 110), unitName: 'sztuka', unitQty: 2, replaceable: false },
  ],
};

describe('a library meal on the wire', () => {
  it('[library §5] counts carbs×4 + protein×4 + fat×9 and rounds macros to one decimal', () => {
    // Bread 70 g: carbs 33.81, fat 0.91, protein 4.27. Two eggs: 0.6, 10.6, 13.8. Sum: 34.41, 11.51, 18.07.
    // 34.41×4 + 18.07×4 + 11.51×9 = 137.64 + 72.28 + 103.59 = 313.51 → 314 kcal.
    const meal = presentMeal(MEAL, FOODS);

    expect(meal).toMatchObject({ calories: 314, macros: { carbs: 34.4, fat: 11.5, protein: 18.1 } });
    expect(meal.foods).toEqual(['Chleb', 'Jajko']);
    expect(mealSchema.parse(meal)).toEqual(meal);
  });

  it('[library §3] writes unit and key-ingredient flag only where they are known', () => {
    expect(presentMeal(MEAL, FOODS).ingredients).toEqual([
      { foodId: 1, grams: 70 },
      { foodId: 2, grams: 110, unitName: 'sztuka', unitQty: 2, replaceable: false },
    ]);
  });
});
