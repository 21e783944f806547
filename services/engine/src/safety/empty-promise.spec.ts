import { describe, expect, it } from '@jest/globals';
import { dishWithout } from '../dish-name.js';
import type { Food, MealEntry, PatientInput, PlanIngredient } from '../model.js';
import { buildPlanDay, slotTemplates } from '../slots.js';
import { testRules } from '../testing/rule-config.js';
import { analysePlan, safetyDataOf } from './analyse.js';

const food = (id: number, name: string, category: string): Food => ({
  ...{ id, name, category, per: '100g' as const, carbs: 20, fat: 5, protein: 10, units: [], calories: 165 },
  allergenInfo: { allergens: [], confidence: 'pewny', verifiedAt: '2026-11-01' },
});
const FOODS = [
  food(1, 'Ryż biały, suchy', 'Kasze makarony zboża'),
  food(2, 'Orzechy włoskie', 'Orzechy'),
  food(3, 'Pestki dyni', 'Nasiona'),
  food(4, 'Mleko 2 %', 'Nabiał'),
  food(5, 'Napój owsiany', 'Napoje'),
];
type Swap = PlanIngredient['substitution'];
const item = (id: number, from?: string): PlanIngredient => {
  const { name, category } = FOODS.find((one) => one.id === id)!;
  const substitution: Swap = from === undefined ? undefined : { reason: 'intolerance', from, to: name };
  return {
    foodId: id,
    foodName: name,
    foodCategory: category,
    grams: 50,
    ...(substitution && { substitution }),
  };
};
const dish = (name: string, ...ingredients: PlanIngredient[]): MealEntry => ({
  ...{ name, mealId: null, calories: 300, macros: { carbs: 30, fat: 10, protein: 10 }, ingredients },
  ...{ baseIngredients: ingredients, baseCalories: 300, baseMacros: { carbs: 30, fat: 10, protein: 10 } },
  ...{ portionPercent: 100, servings: 1, foods: [], unmapped: false },
});
const NUTS: Partial<PatientInput> = { allergies: ['orzechy'], hasRecords: true };

/** What the check says a dish is called after in vain, and what its name is printed without. */
function printed(entry: MealEntry, patient: Partial<PatientInput>) {
  const empty = buildPlanDay(1, slotTemplates(testRules(), 1));
  const day = { ...empty, slots: empty.slots.map((slot) => ({ ...slot, entry })) };
  const data = safetyDataOf(
    { isChild: false, ...patient },
    { foods: FOODS, dictionary: [], mappings: [] },
    testRules(),
  );
  const { calledAfter } = analysePlan([day], data);
  return dishWithout(entry, calledAfter[0]?.without);
}

describe('[decisions 49] pod jaką nazwą danie stoi przed pacjentem', () => {
  it('danie nazwane od alergenu, którego w nim nie ma i którego nikt nie podmieniał, jest oznaczone', () => {
    for (const name of ['Ryż z orzechami', 'Ryż orzechowy', 'Orzechowy ryż na słodko'])
      expect([name, printed(dish(name, item(1)), NUTS)]).toEqual([name, ['orzechy']]);
  });

  it('podmieniony składnik stoi raz, pod swoją nazwą', () => {
    expect(printed(dish('Ryż z orzechami', item(1), item(3, 'Orzechy włoskie')), NUTS)).toEqual([
      'orzechy włoskie',
    ]);
    expect(printed(dish('Owsianka', item(5, 'Mleko 2 %')), {})).toEqual(['mleko 2 %']);
  });

  it('o daniu, w którym alergen jest albo którego skład nie jest znany, nikt nie mówi „bez”', () => {
    expect(printed(dish('Ryż z orzechami', item(1), item(2)), NUTS)).toEqual([]);
    const unknown = { ...item(1), foodId: null, foodName: 'mieszanka babci' };
    expect(printed(dish('Ryż z orzechami', unknown), NUTS)).toEqual([]);
  });

  it('nazwa, która sama mówi „bez”, i nazwa o tym, co na talerzu, zostają', () => {
    expect(printed(dish('Ryż bez orzechów', item(1)), NUTS)).toEqual([]);
    expect(printed(dish('Ryż z pestkami', item(1), item(3)), NUTS)).toEqual([]);
    expect(printed(dish('Ryż z orzechami', item(1)), {})).toEqual([]);
  });
});
