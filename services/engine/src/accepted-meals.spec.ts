import { beforeAll, describe, expect, it } from '@jest/globals';
import type { AcceptedMeal } from './accepted-meals.js';
import { adjustPlan, substitutePlan } from './adjust.js';
import { generatePlan } from './generator.js';
import type { PlanDay, PlanIngredient } from './model.js';
import { repairPlan } from './repair.js';
import { createFoodJudge } from './safety/judge.js';
import { indexCatalogue } from './substitution/resolve-meal.js';
import { ordinaryInput } from './testing/instances.js';
import { makeLibrary } from './testing/library.js';

const catalog = makeLibrary({ seed: 21, meals: 400, keyShare: 0.05 });
const base = ordinaryInput({ catalog });
const patient = {
  isChild: false,
  intolerances: [
    { name: 'mleko', value: 70 },
    { name: 'soja', value: 45 },
  ],
};
const judge = createFoodJudge(patient, catalog, base.config);
const { foodById } = indexCatalogue(catalog);
/** A pair block of day 5 and 6. */
const LUNCH = 2;

let days: PlanDay[];
beforeAll(() => {
  const plan = generatePlan({ ...base, patient });
  if (!plan.ok) throw new Error(plan.code);
  days = plan.planDays;
});

const foodWith = (intolerance: string, at = 0) =>
  catalog.mappings.filter((item) => item.intolerance === intolerance)[at]?.foodId ?? 0;
const entryAt = (plan: readonly PlanDay[], day: number, slotIndex = LUNCH) => {
  const entry = plan[day - 1]?.slots[slotIndex]?.entry;
  if (!entry) throw new Error(`no meal on day ${day}`);
  return entry;
};
/** The plan with foods in place of the first ingredients of a meal. */
const serving = (plan: readonly PlanDay[], day: number, foods: readonly Partial<PlanIngredient>[]) => {
  const { baseIngredients } = entryAt(plan, day);
  const held = baseIngredients.map((item, i) => {
    const { wasSubstituted: _was, substitution: _by, ...own } = item;
    return { ...own, ...foods[i] };
  });
  return plan.map((item) =>
    item.day === day
      ? {
          ...item,
          slots: item.slots.map((slot, i) =>
            i === LUNCH && slot.entry
              ? { ...slot, entry: { ...slot.entry, baseIngredients: held, ingredients: held } }
              : slot,
          ),
        }
      : item,
  );
};
const foodsIn = (plan: readonly PlanDay[], day: number) =>
  entryAt(plan, day).ingredients.map(({ foodId }) => foodId);
const accepting = (day: number, ...foodIds: readonly number[]): AcceptedMeal => ({
  ...{ day, slotIndex: LUNCH },
  foods: foodIds.map((foodId) => ({ foodId, foodName: foodById(foodId)?.name ?? '' })),
});
const repair = (planDays: readonly PlanDay[], accepted: readonly AcceptedMeal[]) =>
  repairPlan({ ...base, patient, plan: { ...base.plan, planDays }, accepted });

describe('what somebody accepted the risk of', () => {
  const milk = foodWith('mleko');
  const soy = foodWith('soja');

  it('[decisions 36] a repair leaves the meal as it is, and makes the same meal of another day safe', () => {
    const plan = serving(serving(days, 5, [{ foodId: milk }]), 9, [{ foodId: milk }]);
    const result = repair(plan, [accepting(5, milk)]);
    expect(entryAt(result.planDays, 5)).toBe(entryAt(plan, 5));
    expect(foodsIn(result.planDays, 9)).not.toContain(milk);
    expect(result).toMatchObject({ outcome: 'success', failed: [] });
    expect(repair(serving(days, 5, [{ foodId: milk }]), [accepting(5, milk)]).outcome).toBe('nothing_to_do');
  });

  it('[decisions 36] of a meal with another risk only the other food is swapped', () => {
    const swappable = foodSwappable();
    const plan = serving(days, 5, [
      { foodId: milk, replaceable: false },
      { foodId: swappable, grams: 40 },
    ]);
    const result = repair(plan, [accepting(5, milk)]);
    expect(result.steps).toMatchObject([{ day: 5, slotIndex: LUNCH, action: 'substituted' }]);
    expect(foodsIn(result.planDays, 5)).toContain(milk);
    expect(foodsIn(result.planDays, 5)).not.toContain(swappable);
  });

  it('[decisions 36] a meal is not exchanged while it holds what was accepted, and says so', () => {
    const plan = serving(days, 5, [{ foodId: milk }, { foodId: soy, replaceable: false }]);
    const result = repair(plan, [accepting(5, milk)]);
    expect(result.failed).toMatchObject([{ day: 5, slotIndex: LUNCH, code: 'accepted_risk' }]);
    expect(entryAt(result.planDays, 5)).toBe(entryAt(plan, 5));
  });

  it('[decisions 36] the other day of a pair is exchanged without it', () => {
    const partner = serving(days, 6, [{ foodId: soy, replaceable: false }]);
    const plan = serving(partner, 5, [{ foodId: milk }]);
    const result = repair(plan, [accepting(5, milk)]);
    expect(result.steps).toMatchObject([{ day: 6, slotIndex: LUNCH, action: 'exchanged' }]);
    expect(entryAt(result.planDays, 5)).toBe(entryAt(plan, 5));
    expect(result.planDays[4]?.slots[LUNCH]?.locked).toBe(false);
  });

  it('[decisions 36] an adjustment swaps nothing of it and leaves its portion, which was accepted too', () => {
    const plan = serving(days, 5, [{ foodId: milk }]);
    const accepted = [accepting(5, milk)];
    const result = adjustPlan({ ...base, patient, planDays: plan, caloriesPerDay: 1600, accepted });
    if (!result.ok) throw new Error(result.code);
    expect(entryAt(result.planDays, 5)).toBe(entryAt(plan, 5));
    expect(result.report.unchanged).toContainEqual(
      expect.objectContaining({ day: 5, slotIndex: LUNCH, code: 'accepted_risk' }),
    );
    expect(result.report).toMatchObject({ replacedCount: 0, failedReplacements: [] });
    expect(substitutePlan({ ...base, patient, planDays: plan, accepted }).replaced).toEqual([]);
  });

  it('[decisions 36] a food outside the base is known by its name', () => {
    const gone = { foodId: null, foodName: 'Dawny produkt', intolerances: [{ key: 'mleko', name: 'Mleko' }] };
    const plan = serving(days, 5, [gone]);
    const place = { day: 5, slotIndex: LUNCH };
    const named = [{ ...place, foods: [{ foodId: null, foodName: 'Dawny produkt' }] }];
    expect(repair(plan, named).outcome).toBe('nothing_to_do');
    const other = [{ ...place, foods: [{ foodId: null, foodName: 'Inny produkt' }] }];
    expect(repair(plan, other).outcome).not.toBe('nothing_to_do');
  });

  /** A food the patient must not get that has a safe substitute. */
  function foodSwappable(): number {
    const found = catalog.substitutions.find(({ foodId, substituteFoodId }) => {
      const [food, other] = [foodById(foodId), foodById(substituteFoodId)];
      return food && other && !judge.isSafe(food) && judge.isSafe(other) && foodId !== milk;
    });
    if (!found) throw new Error('no food with a safe substitute');
    return found.foodId;
  }
});
