import { type Meal } from '@pora/contracts/catalog/meal.model';

/** A meal of the own library, a snack of 180 kcal of food 1 unless said otherwise. */
export function makeMeal(name: string, change: Partial<Meal> = {}): Meal {
  const figures = { calories: 180, macros: { carbs: 19, fat: 3.4, protein: 18.2 } };
  return {
    ...{ id: `m-${name}`, name, type: 'snack', types: ['snack'], source: 'own', favorite: false },
    ...{ childFriendly: false, servings: 1, cookingTimeMinutes: null, preparationTime: '', description: '' },
    ...{ diets: [], foods: [], ingredients: [{ foodId: 1, grams: 100 }], portions: 1, ...figures },
    ...{ caloriesPerPortion: figures.calories, macrosPerPortion: figures.macros },
    ...{ caloriesOfMacros: 180, energyDiffers: false, version: 1, updatedAt: '' },
    ...change,
  };
}
