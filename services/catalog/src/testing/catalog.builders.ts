import type { NewFood } from '../storage/foods/new-food.js';
import type { NewMeal } from '../storage/meals/new-meal.js';

/** A food to store; whatever a test does not care about is plain. */
export function aFood(food: Partial<NewFood> & { id: number }): NewFood {
  return {
    name: `Produkt ${food.id}`,
    category: 'Inne',
    per: '100g',
    carbs: 0,
    fat: 0,
    protein: 0,
    calories: 0,
    units: [],
    allergenInfo: { allergens: [], confidence: 'pewny', note: '', verifiedAt: null },
    anchor: '',
    ...food,
  };
}

/** A meal to store; whatever a test does not care about is plain. */
export function aMeal(meal: Partial<NewMeal> & { id: string }): NewMeal {
  return {
    name: `Posiłek ${meal.id}`,
    type: 'lunch',
    types: ['lunch'],
    source: 'own',
    favorite: false,
    childFriendly: true,
    servings: 1,
    cookingTimeMinutes: null,
    preparationTime: '',
    description: '',
    diets: [],
    ingredients: [],
    ...meal,
  };
}
