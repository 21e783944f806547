import { describe, expect, it } from '@jest/globals';
import type { Food } from './model.js';
import { isWeighed, libraryMealNutrition, nutritionOf, pieceGrams, roundNutrition } from './nutrition.js';

const oats: Food = {
  id: 1,
  name: 'Płatki owsiane',
  category: 'Kasze',
  per: '100g',
  carbs: 60,
  fat: 7,
  protein: 13,
  calories: 370,
  units: [],
};
const egg: Food = {
  id: 2,
  name: 'Jajko',
  category: 'Nabiał i jaja',
  per: 'sztuka',
  carbs: 0.4,
  fat: 5.3,
  protein: 6.9,
  calories: 77,
  units: [{ name: 'sztuka', grams: 55 }],
};

describe('nutrition of an amount', () => {
  it('[library §3] 50 g of a food given per 100 g has half of its values', () => {
    expect(nutritionOf(oats, 50)).toEqual({ calories: 185, carbs: 30, fat: 3.5, protein: 6.5 });
  });

  it('[library §3] a food given per piece counts pieces by the weight of one', () => {
    expect(roundNutrition(nutritionOf(egg, 110))).toEqual({
      calories: 154,
      carbs: 0.8,
      fat: 10.6,
      protein: 13.8,
    });
  });

  it('[library §5] a food without calories gets them from its macros', () => {
    // 60·4 + 7·9 + 13·4 = 355
    expect(nutritionOf({ ...oats, calories: null }, 100).calories).toBe(355);
  });

  it('[decisions 37] a library meal counts the stated energy, the formula only where a food states none', () => {
    const ingredients = [
      { foodId: 1, grams: 50 },
      { foodId: 2, grams: 55 },
    ];
    const find = (foods: readonly Food[]) => (id: number) => foods.find((food) => food.id === id);
    // 185 + 77 = 262; carbs 30.4, fat 8.8, protein 13.4 → 121.6 + 79.2 + 53.6 = 254.4
    expect(libraryMealNutrition(ingredients, find([oats, egg]), 2)).toEqual({
      calories: 262,
      macros: { carbs: 30.4, fat: 8.8, protein: 13.4 },
      caloriesPerPortion: 131,
      macrosPerPortion: { carbs: 15.2, fat: 4.4, protein: 6.7 },
      caloriesOfMacros: 254,
      energyDiffers: false,
      missingFoodIds: [],
    });
    const bare = [
      { ...oats, calories: null },
      { ...egg, calories: null },
    ];
    expect(libraryMealNutrition(ingredients, find(bare)).calories).toBe(254);
  });

  it('[decisions 40] a food by the piece without the weight of a piece is never counted as 100 g', () => {
    const bare: Food = { ...egg, units: [{ name: 'łyżka', grams: 15 }] };
    expect(pieceGrams(bare)).toBeUndefined();
    expect([oats, egg, bare].map(isWeighed)).toEqual([true, true, false]);
    expect(nutritionOf(bare, 100)).toEqual({ calories: 0, carbs: 0, fat: 0, protein: 0 });
    const ingredients = [
      { foodId: 1, grams: 50 },
      { foodId: 2, grams: 55 },
    ];
    const foods = new Map([oats, bare].map((food) => [food.id, food]));
    expect(libraryMealNutrition(ingredients, (id) => foods.get(id))).toMatchObject({
      calories: 185,
      missingFoodIds: [],
      unweighedFoods: ['Jajko'],
    });
  });

  it('[library §5] an ingredient that left the food base is named, not guessed', () => {
    expect(libraryMealNutrition([{ foodId: 9, grams: 10 }], () => undefined).missingFoodIds).toEqual([9]);
  });
});
