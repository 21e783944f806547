import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { adjustPlan, substitutePlan } from './adjust.js';
import { generatePlan } from './generator.js';
import { isAwkward, kitchenAmounts } from './kitchen.js';
import type { Food, PlanDay } from './model.js';
import { nutritionOf } from './nutrition.js';
import { regenerateSlot } from './regenerate.js';
import { repairPlan } from './repair.js';
import { replaceMeal } from './replace-meal.js';
import { ordinaryInput } from './testing/instances.js';
import { makeLibrary } from './testing/library.js';

const SEED = 20_261_122;
const catalog = makeLibrary({ seed: 41, meals: 260, keyShare: 0.05 });
const foodById = new Map(catalog.foods.map((food) => [food.id, food]));

const amount = fc.record({
  id: fc.integer({ min: 1, max: 40 }),
  kcal: fc.integer({ min: 0, max: 900 }),
  grams: fc.double({ min: 0.5, max: 400, noNaN: true }),
  unit: fc.constantFrom(undefined, 'sztuka', 'kromka', 'plastry', 'łyżka', 'szklanka', 'ząbek'),
  quantity: fc.double({ min: 0.05, max: 12, noNaN: true }),
});

function food(id: number, calories: number): Food {
  return {
    id,
    name: `Produkt ${id}`,
    category: 'Inne',
    per: '100g',
    carbs: 5,
    fat: 5,
    protein: 5,
    calories,
    units: [],
  };
}

describe(`amounts for the kitchen (fast-check seed ${SEED})`, () => {
  it('no plate asks for a part of a piece other than a half, and its energy stays the same', () => {
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 8 }), (items) => {
        const plate = items.map(({ id, kcal, grams, unit, quantity }) => ({
          food: food(id, kcal),
          grams,
          ...(unit === undefined ? {} : { unitName: unit, unitQty: quantity }),
        }));
        const cooked = kitchenAmounts(plate);
        const kcal = (amounts: typeof plate): number =>
          amounts.reduce((sum, item) => sum + nutritionOf(item.food, item.grams).calories, 0);
        expect(cooked.filter(isAwkward)).toEqual([]);
        expect(kcal(cooked)).toBeCloseTo(kcal(plate), 6);
        expect(cooked.every(({ grams }) => grams > 0 && Number.isFinite(grams))).toBe(true);
      }),
      { seed: SEED, numRuns: 500 },
    );
  });
});

describe('amounts in plans', () => {
  const patient = {
    isChild: false,
    intolerances: [
      { name: 'mleko', value: 70 },
      { name: 'soja', value: 45 },
    ],
  };
  const base = ordinaryInput({ catalog });
  const first = generatePlan(base);
  if (!first.ok) throw new Error(first.code);
  const days = first.planDays;

  /** Awkward amounts of scaled or swapped meals, and meals whose plate is not worth what they state. */
  function faults(plan: readonly PlanDay[]): string[] {
    return plan.flatMap(({ day, slots }) =>
      slots.flatMap(({ label, entry }) => {
        if (!entry) return [];
        const isAsWritten =
          entry.portionPercent === 100 && !entry.ingredients.some(({ wasSubstituted }) => wasSubstituted);
        const awkward = isAsWritten ? [] : entry.ingredients.filter(isAwkward);
        const plate = entry.ingredients.reduce((sum, { foodId, grams }) => {
          const found = foodById.get(foodId ?? 0);
          return sum + (found ? nutritionOf(found, grams).calories : 0);
        }, 0);
        return [
          ...awkward.map(({ foodName, unitQty }) => `day ${day} ${label}: ${unitQty} × ${foodName}`),
          ...(Math.abs(plate - entry.calories) > 2
            ? [`day ${day} ${label}: ${plate} of ${entry.calories}`]
            : []),
        ];
      }),
    );
  }

  it('a generated plan asks for no 0.63 of an egg, for a patient with swaps either', () => {
    const swapped = generatePlan({ ...base, patient, seed: 3 });
    expect(faults(days)).toEqual([]);
    expect(swapped.ok && faults(swapped.planDays)).toEqual([]);
  });

  it('nor does a plan that was adjusted, substituted, repaired, drawn anew or given one meal everywhere', () => {
    const adjusted = adjustPlan({ ...base, planDays: days, caloriesPerDay: 1730, patient });
    const repaired = repairPlan({ ...base, plan: { ...base.plan, planDays: days }, patient });
    const drawn = regenerateSlot({ ...base, plan: { ...base.plan, planDays: days }, day: 3, slotIndex: 2 });
    const meal = catalog.meals.find(({ types }) => types.includes('dinner'));
    if (!adjusted.ok || !drawn.ok || !meal) throw new Error('no plan');
    const replaced = replaceMeal({
      ...base,
      planDays: days,
      caloriesPerDay: 2000,
      target: { kind: 'same_slot', slotIndex: 4 },
      meal,
    });
    const substituted = substitutePlan({ ...base, planDays: days, patient });
    for (const plan of [adjusted, repaired, drawn, substituted, replaced.ok ? replaced : undefined])
      expect(faults(plan?.planDays ?? [])).toEqual([]);
  });
});
