import { type MealType } from '@pora/contracts/catalog/meal-types.vocabulary';
import { type Patient } from '@pora/contracts/patients/patient.model';
import {
  type MealEntry,
  type Plan,
  type PlanDay,
  type PlanListItem,
  type PlanSlot,
} from '@pora/contracts/plans/plan.model';
import { type FoodVerdicts } from '@pora/contracts/plans/plan-alternatives.model';
import { type PlanSafety } from '@pora/contracts/plans/plan-safety.model';
import { makePatient as makeAnyPatient, type PatientChange } from '@pora/kit/testing';

/** Hanna Brzezińska, 38 years, TDEE 2 121 kcal in November 2026. */
export function makePatient(change: PatientChange = {}): Patient {
  return makeAnyPatient({
    ...change,
    anthropometrics: { startingWeightKg: 76.2, ...change.anthropometrics },
  });
}

/** Row of the list: stage I of Hanna unless said otherwise. */
export function makeListItem(change: Partial<PlanListItem> = {}): PlanListItem {
  return {
    id: 'pl-1',
    name: 'Etap_I_Hanna_Brzezińska',
    patientId: 'p-hanna',
    days: 14,
    caloriesPerDay: 1750,
    mealsPerDay: 3,
    status: 'active',
    created: '2026-11-16',
    updatedAt: '2026-11-18T13:32:00.000Z',
    stage: 1,
    tdee: 2111,
    calorieDeficit: 361,
    generatorSources: ['own', 'AG'],
    planSummary: null,
    filledSlots: 0,
    lastVerdict: null,
    version: 4,
    ...change,
  };
}

/** A meal of one ingredient for every 100 kcal. */
export function makeEntry(name: string, calories: number, change: Partial<MealEntry> = {}): MealEntry {
  const ingredients = Array.from({ length: Math.ceil(calories / 100) }, (_, index) => ({
    foodId: index + 1,
    grams: 50 + index,
    foodName: `Składnik ${index + 1}`,
    foodCategory: 'Warzywa',
  }));
  const macros = { carbs: calories / 10, fat: calories / 30, protein: calories / 20 };
  return {
    name,
    mealId: `m-${name}`,
    calories,
    macros,
    ingredients,
    baseIngredients: ingredients,
    baseCalories: calories,
    baseMacros: macros,
    portionPercent: 100,
    servings: 1,
    foods: [],
    unmapped: false,
    ...change,
  };
}

const SLOTS: [MealType, string, string, number][] = [
  ['breakfast', '07:00', 'Śniadanie', 30],
  ['lunch', '13:30', 'Obiad', 45],
  ['dinner', '19:00', 'Kolacja', 25],
];

/** What stands in the slots of a day, by meal type; absent is empty. */
type DayMeals = Partial<Record<MealType, MealEntry>>;

/** One day of three slots. */
export function makeDay(day: number, meals: DayMeals, change: Partial<PlanSlot> = {}): PlanDay {
  const slots = SLOTS.map(([type, time, label, calorieSharePercent], index): PlanSlot => ({
    id: `s-${day}-${index}`,
    type,
    time,
    label,
    calorieSharePercent,
    locked: false,
    lockedInAllDays: false,
    entry: meals[type] ?? null,
    ...change,
  }));
  const sum = (of: (entry: MealEntry) => number) =>
    slots.reduce((total, { entry }) => total + (entry ? of(entry) : 0), 0);
  return {
    day,
    slots,
    totals: {
      calories: sum((entry) => entry.calories),
      carbs: sum((entry) => entry.macros.carbs),
      fat: sum((entry) => entry.macros.fat),
      protein: sum((entry) => entry.macros.protein),
    },
  };
}

/** A whole plan of 14 days; `meals` says what stands in each day (days from 1). */
export function makePlan(
  change: Partial<Plan> = {},
  meals: (day: number) => DayMeals = (day) => ({
    breakfast: makeEntry(`Owsianka ${day}`, 500),
    lunch: makeEntry(`Gulasz ${Math.ceil(day / 2)}`, 800),
    dinner: makeEntry(`Sałatka ${Math.floor(day / 2) % 7}`, 450),
  }),
): Plan {
  const planDays = Array.from({ length: 14 }, (_, index) => makeDay(index + 1, meals(index + 1)));
  return {
    ...makeListItem(),
    planDays,
    mealTimes: SLOTS.map(([, time]) => time),
    shoppingLists: null,
    generation: null,
    createdBy: 'alicja@gabinet.example',
    updatedBy: 'alicja@gabinet.example',
    ...change,
  };
}

/** A plan with empty slots only. */
export function makeEmptyPlan(change: Partial<Plan> = {}): Plan {
  return makePlan(change, () => ({}));
}

/** Check of a plan of 42 meals in which nothing was found, unless said otherwise. */
export function makeSafety(change: Partial<PlanSafety> = {}): PlanSafety {
  return {
    ...{
      state: 'safe',
      missing: [],
      absent: [],
      unmapped: [],
      notUnderstood: [],
      tolerated: [],
      slots: [],
      emptySlots: [],
      uncertain: [],
    },
    ...{ meals: 42, dangerous: 0, unchecked: 0, attention: 0, accepted: 0 },
    sentence: '0 z 42 ryzykownych',
    checkedAt: '2026-11-19T10:00:00.000Z',
    ...change,
  };
}

/** The check of every food for a patient who may eat all of them, unless said otherwise. */
export function makeFoodVerdicts(change: Partial<FoodVerdicts> = {}): FoodVerdicts {
  return {
    ...{ missing: [], unmapped: [], notUnderstood: [], hasPatient: true, hasRecords: true },
    ...{ best: 'safe', foods: [], outside: [], checkedAt: '2026-11-19T10:00:00.000Z' },
    ...change,
  };
}
