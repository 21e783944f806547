import { describe, expect, it } from '@jest/globals';
import { mealSchema } from '@pora/contracts/catalog/meal.model';
import { DEFAULT_RULE_CONFIG } from '@pora/contracts/catalog/rule-config.defaults';
import { presentFood } from '../foods/food.presenter.js';
import { presentMeal, presentWholeMeal } from './meal.presenter.js';
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
  ...{
    units: [],
    allergens: [],
    allergenConfidence: 'pewny',
    allergenNote: '',
    code: null,
    allergenVerifiedAt: null,
  },
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
  ...{
    units: [{ name: 'sztuka', grams: 55 }],
    allergens: [{ allergen: 'jaja' as const, confidence: null }],
    allergenConfidence: 'pewny',
  },
  ...{ allergenNote: '', code: null, allergenVerifiedAt: null, version: 1, updatedAt: new Date(0) },
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
  it('[decisions 37] counts the stated energy of its foods and rounds macros to one decimal', () => {
    // Bread 70 g: 160.3 kcal, carbs 33.81, fat 0.91, protein 4.27. Two eggs: 154 kcal, 0.6, 10.6, 13.8.
    // By 4/4/9: 34.41×4 + 18.07×4 + 11.51×9 = 137.64 + 72.28 + 103.59 = 313.51.
    const meal = presentMeal(MEAL, FOODS, DEFAULT_RULE_CONFIG);

    expect(meal).toMatchObject({ calories: 314, macros: { carbs: 34.4, fat: 11.5, protein: 18.1 } });
    expect(meal).toMatchObject({ portions: 1, caloriesPerPortion: 314, caloriesOfMacros: 314 });
    expect(meal.foods).toEqual(['Chleb', 'Jajko']);
    expect(mealSchema.parse(meal)).toEqual(meal);
  });

  it('[library §3] tells the energy and macros of each ingredient, and leaves out what is not known', () => {
    const meal = presentWholeMeal(presentMeal(MEAL, FOODS, DEFAULT_RULE_CONFIG), FOODS);
    const [slices, eggs] = meal.ingredients;
    expect(slices?.nutrition).toEqual({ calories: 160, carbs: 33.8, fat: 0.9, protein: 4.3 });
    expect(eggs).toMatchObject({
      unitQty: 2,
      nutrition: { calories: 154, carbs: 0.6, fat: 10.6, protein: 13.8 },
    });
    expect(mealSchema.parse(meal)).toEqual(meal);
    const bare = presentWholeMeal(presentMeal(MEAL, FOODS, DEFAULT_RULE_CONFIG), new Map());
    expect(bare.ingredients.some((item) => 'nutrition' in item)).toBe(false);
  });

  it('[decisions 37] says so where stated energy and macros are more than 5 % apart', () => {
    const wine = { ...bread, id: 3, name: 'Wino', carbs: 2.6, fat: 0, protein: 0.1, calories: 83 };
    const plate = { ...MEAL, ingredients: [ingredient(1, 35), ingredient(3, 150)] };
    const meal = presentMeal(plate, new Map(FOODS).set(3, wine), DEFAULT_RULE_CONFIG);
    // Bread 80.15 + wine 124.5; by 4/4/9 bread 80.68 + wine 16.2.
    expect(meal).toMatchObject({ calories: 205, caloriesOfMacros: 96, energyDiffers: true });
    expect(presentMeal(MEAL, FOODS, DEFAULT_RULE_CONFIG).energyDiffers).toBe(false);
  });

  it('[decisions 40] names a food by the piece without the weight of a piece instead of counting 100 g', () => {
    const foods = new Map(FOODS).set(egg.id, { ...egg, units: [] });
    const meal = presentWholeMeal(presentMeal(MEAL, foods, DEFAULT_RULE_CONFIG), foods);
    expect(meal).toMatchObject({ calories: 160, unweighedFoods: ['Jajko'] });
    expect(meal.ingredients.map((item) => 'nutrition' in item)).toEqual([true, false]);
    expect(mealSchema.parse(meal)).toEqual(meal);
    expect(presentMeal(MEAL, FOODS, DEFAULT_RULE_CONFIG)).not.toHaveProperty('unweighedFoods');
  });

  it('[decisions 38] shows one portion beside the whole recipe; the number of portions counts once', () => {
    const recipe = (change: Partial<StoredMeal>) =>
      presentMeal({ ...MEAL, ...change }, FOODS, DEFAULT_RULE_CONFIG);
    const onePortion = { calories: 314, portions: 2, caloriesPerPortion: 157 };
    expect(recipe({ servings: 2 })).toMatchObject({
      ...onePortion,
      macrosPerPortion: { carbs: 17.2, fat: 5.8, protein: 9 },
    });
    expect(recipe({ name: 'Kanapki na 2 porcje' })).toMatchObject(onePortion);
    expect(recipe({ description: 'Przepis na 2 porcje.' })).toMatchObject(onePortion);
    expect(recipe({ servings: 2, name: 'Kanapki na 2 porcje' })).toMatchObject(onePortion);
    const portionDetection = { enabled: false, maxDetectedPortions: 12 };
    expect(presentMeal({ ...MEAL, name: 'Kanapki na 2 porcje' }, FOODS, { portionDetection }).portions).toBe(
      1,
    );
  });

  it('[library §3] writes unit and key-ingredient flag only where they are known', () => {
    expect(presentMeal(MEAL, FOODS, DEFAULT_RULE_CONFIG).ingredients).toEqual([
      { foodId: 1, grams: 70 },
      { foodId: 2, grams: 110, unitName: 'sztuka', unitQty: 2, replaceable: false },
    ]);
  });
});
