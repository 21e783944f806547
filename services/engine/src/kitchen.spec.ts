import { describe, expect, it } from '@jest/globals';
import { buildEntry, withIngredients, withPortion } from './entry.js';
import { kitchenAmounts } from './kitchen.js';
import type { Food } from './model.js';
import { addNutrition, nutritionOf, ZERO_NUTRITION } from './nutrition.js';

function food(id: number, name: string, calories: number): Food {
  return { id, name, category: 'Inne', per: '100g', carbs: 10, fat: 5, protein: 5, calories, units: [] };
}
const egg = food(1, 'Jajko kurze', 140);
const oats = food(2, 'Płatki owsiane', 370);
const milk = food(3, 'Mleko', 50);
const foods = [egg, oats, milk];
const foodById = (id: number) => foods.find((one) => one.id === id);

const kcal = (items: readonly { food: Food; grams: number }[]): number =>
  items.reduce((sum, item) => sum + nutritionOf(item.food, item.grams).calories, 0);

describe('amounts for the kitchen', () => {
  it('nobody is asked for 0.63 of an egg: half an egg, and the rest of the energy from the other ingredients', () => {
    const scaled = [
      { food: egg, grams: 34.65, unitName: 'sztuka', unitQty: 0.63 },
      { food: oats, grams: 60 },
      { food: milk, grams: 200, unitName: 'ml', unitQty: 200 },
    ];
    const cooked = kitchenAmounts(scaled);
    expect(cooked[0]).toMatchObject({ unitQty: 0.5 });
    expect(cooked[0]?.grams).toBeCloseTo(27.5, 6);
    expect(cooked[1]?.grams).toBeGreaterThan(60);
    expect(kcal(cooked)).toBeCloseTo(kcal(scaled), 6);
  });

  it('a measure the others could only make up for by a quarter or more is given in grams', () => {
    const scaled = [
      { food: egg, grams: 66, unitName: 'sztuka', unitQty: 1.2 },
      { food: milk, grams: 10 },
    ];
    expect(kitchenAmounts(scaled)).toEqual([
      { food: egg, grams: 66 },
      { food: milk, grams: 10 },
    ]);
  });

  it('spoons and grams are not counted pieces', () => {
    const scaled = [{ food: oats, grams: 13, unitName: 'łyżka', unitQty: 1.3 }];
    expect(kitchenAmounts(scaled)).toEqual(scaled);
  });
});

describe('entries of a plan', () => {
  const ingredients = [
    { food: egg, grams: 110, unitName: 'sztuka', unitQty: 2 },
    { food: oats, grams: 50 },
    { food: milk, grams: 200 },
  ];
  const nutrition = ingredients.reduce(
    (sum, item) => addNutrition(sum, nutritionOf(item.food, item.grams)),
    ZERO_NUTRITION,
  );
  const entry = buildEntry({ id: 'm-1', name: 'Owsianka', servings: 1 }, { ingredients, nutrition }, 1, 100);

  it('[diets §3] a portion of 85 % keeps the base and has 85 % of its energy', () => {
    // 154 + 185 + 100 = 439 kcal; × 0.85 = 373.15
    const smaller = withPortion(entry, 85, foodById);
    expect(smaller).toMatchObject({ calories: 373, baseCalories: 439, portionPercent: 85 });
    expect(smaller.ingredients[0]).toMatchObject({ unitQty: 1.5, grams: 82.5 });
    expect(smaller.baseIngredients).toEqual(entry.baseIngredients);
    expect(withPortion(smaller, 100, foodById)).toEqual(entry);
  });

  it('[diets §7] changed ingredients recompute energy, macros and base', () => {
    const edited = withIngredients(
      entry,
      [{ foodId: 2, foodName: 'Płatki owsiane', foodCategory: 'Inne', grams: 100 }],
      foodById,
    );
    expect(edited).toMatchObject({
      calories: 370,
      macros: { carbs: 10, fat: 5, protein: 5 },
      baseCalories: 370,
      foods: ['Płatki owsiane'],
    });
  });

  it('a meal with one ingredient outside the base asks for no part of an egg either', () => {
    const foreign = { foodId: null, foodName: 'Syrop', foodCategory: '', grams: 20 };
    const mixed = { ...entry, baseIngredients: [...entry.baseIngredients, foreign] };
    const [first, , , last] = withPortion(mixed, 65, foodById).ingredients;
    expect(first).toMatchObject({ grams: 71.5 });
    expect(first).not.toHaveProperty('unitQty'); // 1.3 eggs
    expect(last).toMatchObject({ foodName: 'Syrop', grams: 13 });
  });

  it('an imported meal without known foods is scaled by what it states', () => {
    const imported = {
      ...entry,
      baseIngredients: [],
      ingredients: [],
      baseCalories: 400,
      baseMacros: { carbs: 40, fat: 10, protein: 20 },
    };
    expect(withPortion(imported, 50, foodById)).toMatchObject({
      calories: 200,
      macros: { carbs: 20, fat: 5, protein: 10 },
    });
  });
});
