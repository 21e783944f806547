import { expect, it } from '@jest/globals';
import type { Food, MealEntry, PlanIngredient } from './model.js';
import { movedMeasure, withMovedFoods } from './moved-foods.js';

const MILK: Food = {
  ...{ id: 18, name: 'Mleko 2%', category: 'Nabiał', per: '100g' },
  ...{ carbs: 4.9, fat: 2, protein: 3.4, calories: 51 },
  units: [{ name: 'szklanka', grams: 240 }],
  intolerances: [{ key: 'mleko-krowie', name: 'Mleko krowie' }],
  allergenInfo: { allergens: ['mleko'] },
};
const intoMilk = (id: number) => (id === 1904 ? MILK : undefined);
const line = (item: Partial<PlanIngredient>): PlanIngredient => ({
  ...{ foodId: 1904, grams: 120, foodName: 'Mleko 2% (import)', foodCategory: 'Inne' },
  ...item,
});
const entryOf = (...ingredients: PlanIngredient[]) =>
  ({ name: 'Owsianka', ingredients, baseIngredients: ingredients }) as unknown as MealEntry;

it('[library §2] gramy zostają, a ilość w mierze domowej liczy się z wagi tej miary w produkcie, który zostaje', () => {
  expect(movedMeasure({ grams: 120, unitName: 'szklanki', unitQty: 0.6 }, MILK)).toEqual({
    ...{ unitName: 'szklanki', unitQty: 0.5 },
  });
  expect(movedMeasure({ grams: 120, unitName: 'łyżka', unitQty: 8 }, MILK)).toEqual({});
});

it('[library §2] składnik planu dostaje nazwę, alergeny i nietolerancje produktu, który zostaje', () => {
  const before = entryOf(line({ unitName: 'łyżka', unitQty: 8, allergens: ['soja'], replaceable: false }));
  expect(withMovedFoods(before, intoMilk).ingredients).toEqual([
    {
      ...{ foodId: 18, grams: 120, foodName: 'Mleko 2%', foodCategory: 'Nabiał', replaceable: false },
      ...{ allergens: ['mleko'], intolerances: [{ key: 'mleko-krowie', name: 'Mleko krowie' }] },
    },
  ]);
});

it('[library §5] oba produkty w jednym posiłku stają się jedną linią z sumą gramów', () => {
  const before = entryOf(line({ foodId: 18, grams: 50, foodName: 'Mleko 2%' }), line({}));
  const { ingredients, baseIngredients } = withMovedFoods(before, intoMilk);
  expect(ingredients.map(({ foodId, grams }) => [foodId, grams])).toEqual([[18, 170]]);
  expect(baseIngredients).toHaveLength(1);
});

it('podmiana jednego ze scalonych produktów na drugi przestaje być podmianą', () => {
  const swapped = line({ foodId: 18, originalFoodId: 1904, wasSubstituted: true });
  const [item] = withMovedFoods(entryOf(swapped), intoMilk).ingredients;
  expect(item).not.toHaveProperty('originalFoodId');
  expect(item).not.toHaveProperty('wasSubstituted');
});

it('posiłek bez tych produktów zostaje tym samym posiłkiem', () => {
  const before = entryOf(line({ foodId: 7 }));
  expect(withMovedFoods(before, intoMilk)).toBe(before);
});
