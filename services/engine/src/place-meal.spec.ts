import { describe, expect, it } from '@jest/globals';
import type { Catalogue, Food, Meal } from './model.js';
import { placeMeal, type PlaceInput } from './place-meal.js';
import { buildPlanDay, slotTemplates } from './slots.js';
import { testRules } from './testing/rule-config.js';

const food = (id: number, name: string, calories: number): Food => ({
  id,
  name,
  category: 'Nabiał',
  per: '100g',
  carbs: 5,
  fat: 5,
  protein: 5,
  calories,
  units: [],
});
const meal = (id: string, types: string[], foodIds: number[], replaceable?: boolean): Meal => ({
  id,
  name: id,
  types: types as Meal['types'],
  source: 'own',
  favorite: false,
  servings: 1,
  ingredients: foodIds.map((foodId) => ({
    foodId,
    grams: 500,
    ...(replaceable === undefined ? {} : { replaceable }),
  })),
});

const catalog: Catalogue = {
  foods: [food(1, 'Mleko', 100), food(2, 'Napój sojowy', 100), food(3, 'Powietrze', 0)],
  meals: [
    meal('milk', ['breakfast'], [1]),
    meal('key', ['breakfast'], [1], false),
    meal('soup', ['soup'], [2]),
    meal('hole', ['breakfast'], [2, 99]),
    meal('air', ['breakfast'], [3]),
    meal('first', ['first_breakfast'], [2]),
  ],
  substitutions: [{ foodId: 1, substituteFoodId: 2, percentage: 100 }],
  mappings: [{ intolerance: 'mleko', foodId: 1 }],
  dictionary: [{ key: 'mleko', name: 'Mleko' }],
};
const config = testRules({ slotPools: { lunch: ['lunch', 'soup'] } });
const patient = { isChild: false, intolerances: [{ name: 'Mleko', value: 60 }] };

const place = (change: Partial<PlaceInput>) =>
  placeMeal({
    planDays: [buildPlanDay(1, slotTemplates(config, 3))],
    caloriesPerDay: 1600,
    day: 1,
    slotIndex: 0,
    mealId: 'milk',
    patient,
    catalog,
    config,
    ...change,
  });
const placed = (change: Partial<PlaceInput>) => {
  const result = place(change);
  if (!result.ok) throw new Error(result.code);
  return result;
};

describe('a meal put into a slot by hand', () => {
  it('[diets §5] is swapped to be safe and gets the portion nearest to the slot’s target', () => {
    const { slot, safety, problems, swaps, typeMatches } = placed({});
    expect({ safety, problems, swaps, typeMatches }).toEqual({
      safety: 'safe',
      problems: [],
      swaps: [{ from: 'Mleko', to: 'Napój sojowy' }],
      typeMatches: true,
    });
    const target = (1600 * slot.calorieSharePercent) / 100;
    expect(Math.abs((slot.entry?.calories ?? 0) - target)).toBeLessThanOrEqual(25);
  });

  it('is shown with its risk when a key ingredient cannot be swapped', () => {
    expect(placed({ mealId: 'key' })).toMatchObject({
      safety: 'dangerous',
      problems: [{ kind: 'intolerance', foodName: 'Mleko', cause: 'mleko', value: 60 }],
    });
  });

  it('[diets §5] tells whether the slot takes its type, by the pools of the rules', () => {
    expect(placed({ mealId: 'soup' })).toMatchObject({ typeMatches: false, acceptedTypes: ['breakfast'] });
    expect(placed({ mealId: 'soup', slotIndex: 1 })).toMatchObject({
      typeMatches: true,
      acceptedTypes: ['lunch', 'soup'],
    });
    expect(placed({ mealId: 'first' }).typeMatches).toBe(true);
  });

  it('with an ingredient outside the food base stays unchecked, now and in the plan', () => {
    expect(placed({ mealId: 'hole' })).toMatchObject({
      safety: 'unchecked',
      problems: [{ kind: 'unknown_food', foodId: 99 }],
      slot: { entry: { unmapped: true } },
    });
  });

  it('without a target or without energy is a whole portion, never NaN', () => {
    expect(placed({ caloriesPerDay: 0 }).slot.entry?.portionPercent).toBe(100);
    expect(placed({ mealId: 'air' }).slot.entry).toMatchObject({ portionPercent: 100, calories: 0 });
  });

  it('needs a slot and a meal that exist', () => {
    expect(place({ day: 2 })).toEqual({ ok: false, code: 'slot_not_found' });
    expect(place({ slotIndex: 3 })).toEqual({ ok: false, code: 'slot_not_found' });
    expect(place({ mealId: 'none' })).toEqual({ ok: false, code: 'meal_not_found' });
  });
});
