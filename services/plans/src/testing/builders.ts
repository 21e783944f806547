import type { MealEntry, NewPlan, Plan, PlanDay } from '@pora/contracts/plans/plan.model';
import { PLAN_LIMITS } from '@pora/contracts/plans/plan.model';

/** An adult and a child of the demo data. */
export const ANNA = 'p-demo-anna-zielinska';

/** Body of a new plan. */
export function aNewPlan(overrides: Partial<NewPlan> = {}): Partial<NewPlan> & { name: string } {
  return {
    name: 'Etap_I_Anna_Zielińska',
    patientId: ANNA,
    stage: 1,
    caloriesPerDay: 1600,
    mealsPerDay: 5,
    ...overrides,
  };
}

/** A planned meal of 400 kcal with one ingredient. */
export function aMealEntry(overrides: Partial<MealEntry> = {}): MealEntry {
  const ingredient = {
    foodId: 1801,
    grams: 70,
    unitName: 'kromka',
    unitQty: 2,
    foodName: 'Chleb żytni',
    foodCategory: 'Pieczywo',
  };
  return {
    name: 'Kanapki',
    mealId: 'm-kanapki',
    calories: 400,
    macros: { carbs: 50.5, fat: 10.2, protein: 20.1 },
    ingredients: [ingredient],
    baseIngredients: [ingredient],
    baseCalories: 400,
    baseMacros: { carbs: 50.5, fat: 10.2, protein: 20.1 },
    portionPercent: PLAN_LIMITS.portionPercent.default,
    servings: 1,
    foods: ['Chleb żytni'],
    unmapped: false,
    ...overrides,
  };
}

/** The plan's days with a meal in one slot. */
export function daysWithMeal(
  plan: Pick<Plan, 'planDays'>,
  entry: MealEntry,
  place = { day: 1, slot: 0 },
): PlanDay[] {
  return plan.planDays.map((day) =>
    day.day === place.day
      ? { ...day, slots: day.slots.map((slot, index) => (index === place.slot ? { ...slot, entry } : slot)) }
      : day,
  );
}
