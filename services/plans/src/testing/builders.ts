import { DEFAULT_RULE_CONFIG } from '@pora/contracts/catalog/rule-config.defaults';
import { BLANK_PATIENT_FIELDS, contentOfFields, type Patient } from '@pora/contracts/patients/patient.model';
import type { MealEntry, NewPlan, Plan, PlanDay } from '@pora/contracts/plans/plan.model';
import { PLAN_LIMITS } from '@pora/contracts/plans/plan.model';
import { emptyDays } from '../plans/plan-content.js';

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

/** A planned meal of two slices of bread: 181 kcal. */
export function aMealEntry(overrides: Partial<MealEntry> = {}): MealEntry {
  const ingredient = {
    foodId: 1801,
    grams: 70,
    unitName: 'kromka',
    unitQty: 2,
    foodName: 'Chleb żytni',
    foodCategory: 'Pieczywo',
    nutrition: { calories: 181, carbs: 33.8, fat: 2.3, protein: 6 },
  };
  return {
    name: 'Kanapki',
    mealId: 'm-kanapki',
    calories: 181,
    macros: { carbs: 33.8, fat: 2.3, protein: 6 },
    ingredients: [ingredient],
    baseIngredients: [ingredient],
    baseCalories: 181,
    baseMacros: { carbs: 33.8, fat: 2.3, protein: 6 },
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

/** A stored plan of 14 empty days with three meals. */
export function aPlan(overrides: Partial<Plan> = {}): Plan {
  return {
    id: 'pl-1',
    name: 'Etap_III_Hanna_Brzezińska',
    patientId: 'p-hanna',
    days: 14,
    caloriesPerDay: 1750,
    mealsPerDay: 3,
    status: 'draft',
    created: '2026-11-20',
    updatedAt: '2026-11-20T08:00:00.000Z',
    stage: 3,
    tdee: 2100,
    calorieDeficit: 350,
    generatorSources: ['own'],
    planSummary: null,
    filledSlots: 0,
    lastVerdict: null,
    version: 1,
    planDays: emptyDays(DEFAULT_RULE_CONFIG, 14, 3),
    mealTimes: ['08:00', '13:30', '19:00'],
    shoppingLists: null,
    generation: null,
    createdBy: 'dietetyk@pora.test',
    updatedBy: 'dietetyk@pora.test',
    ...overrides,
  };
}

/** A patient with all data energy needs. */
export function aPatient(overrides: Partial<Patient> = {}): Patient {
  return {
    id: 'p-hanna',
    createdAt: '2026-11-01T08:00:00.000Z',
    updatedAt: '2026-11-01T08:00:00.000Z',
    createdBy: 'dietetyk@pora.test',
    updatedBy: 'dietetyk@pora.test',
    version: 1,
    ...contentOfFields({
      ...BLANK_PATIENT_FIELDS,
      firstName: 'Hanna',
      lastName: 'Brzezińska',
      sex: 'female',
      birthYear: 1989,
      heightCm: 168,
      startingWeightKg: 73.6,
      activityFactor: 1.4,
    }),
    lastVisitDate: null,
    isChild: false,
    lastMeasurement: null,
    measurements: [],
    ...overrides,
  };
}
