import { foodRoutes, mealRoutes } from '@pora/contracts/catalog/catalog.routes';
import { foodMergeRoutes } from '@pora/contracts/catalog/food-merge.routes';
import { planUsesRoutes } from '@pora/contracts/plans/plan-uses.routes';
import { type Food } from '@pora/contracts/catalog/food.model';
import {
  intoleranceDictionaryRoutes,
  intoleranceMappingRoutes,
} from '@pora/contracts/catalog/intolerance.routes';
import { type Meal } from '@pora/contracts/catalog/meal.model';
import { substitutionRoutes } from '@pora/contracts/catalog/substitution.routes';
import { type Call } from '@pora/contracts/call';
import { fakeApi, type FakeApi } from '@pora/kit/testing';

/** A meal of the library: porridge with an apple unless said otherwise. */
export function makeMeal(change: Partial<Meal> = {}): Meal {
  return {
    id: 'm-1',
    name: 'Owsianka z jabłkiem',
    type: 'breakfast',
    types: ['breakfast'],
    source: 'own',
    favorite: false,
    childFriendly: true,
    servings: 1,
    cookingTimeMinutes: 12,
    preparationTime: '',
    description: 'Ugotuj płatki na mleku.',
    diets: ['mediterranean'],
    foods: ['Płatki owsiane', 'Jabłko'],
    ingredients: [
      { foodId: 1, grams: 60, unitName: 'łyżka', unitQty: 6, replaceable: false },
      { foodId: 2, grams: 150 },
    ],
    calories: 420,
    macros: { carbs: 60, fat: 10.5, protein: 14 },
    portions: 1,
    caloriesPerPortion: change.calories ?? 420,
    macrosPerPortion: change.macros ?? { carbs: 60, fat: 10.5, protein: 14 },
    caloriesOfMacros: 391,
    energyDiffers: false,
    version: 1,
    updatedAt: '2026-11-01T08:00:00.000Z',
    ...change,
  };
}

/** A food of the database: milk unless said otherwise. */
export function makeFood(change: Partial<Food> = {}): Food {
  return {
    id: 18,
    name: 'Mleko 2%',
    category: 'Nabiał',
    per: '100g',
    carbs: 4.9,
    fat: 2,
    protein: 3.4,
    calories: 51,
    units: [{ name: 'szklanka', grams: 250 }],
    allergenInfo: {
      allergens: ['mleko'],
      confidence: 'pewny',
      note: 'Zawiera laktozę.',
      verifiedAt: '2026-03-12',
    },
    version: 1,
    updatedAt: '2026-11-01T08:00:00.000Z',
    ...change,
  };
}

/** A server with the given catalogue; no food has links or substitutes. */
export function serveCatalog(meals: readonly Meal[], foods: readonly Food[]): FakeApi {
  const api = fakeApi();
  api.on(mealRoutes.list, { items: meals, nextStartKey: null });
  api.on(foodRoutes.list, { items: foods, nextStartKey: null });
  api.on(foodRoutes.byIds, { items: foods });
  for (const none of [
    intoleranceDictionaryRoutes.list,
    intoleranceMappingRoutes.listByFood,
    substitutionRoutes.list,
  ])
    api.on<Call>(none, { items: [] });
  const nowhere = { meals: [], substitutes: [], substituteOf: [], intolerances: [], ownWords: [] };
  api.on(foodMergeRoutes.uses, nowhere);
  api.on(planUsesRoutes.list, { items: [] });
  return api;
}

/** As many things as asked, made one by one. */
export function many<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
