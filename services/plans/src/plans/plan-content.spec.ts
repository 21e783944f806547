import { describe, expect, test } from '@jest/globals';
import { DEFAULT_RULE_CONFIG } from '@pora/contracts/catalog/rule-config.defaults';
import { aMealEntry, aPlan, daysWithMeal } from '../testing/builders.js';
import {
  contentProblem,
  countMeals,
  deriveContent,
  emptyDays,
  resizeDays,
  withMealTimes,
} from './plan-content.js';

describe('[diets §4] the days of a plan', () => {
  test.each([3, 4, 5, 6, 7, 8])('are laid out for %i meals with shares that sum to 100', (mealsPerDay) => {
    const [day, ...others] = emptyDays(DEFAULT_RULE_CONFIG, 14, mealsPerDay);
    expect(others).toHaveLength(13);
    expect(day?.slots).toHaveLength(mealsPerDay);
    expect(day?.slots.reduce((sum, { calorieSharePercent }) => sum + calorieSharePercent, 0)).toBeCloseTo(
      100,
      6,
    );
    expect(day?.slots.every(({ label }) => label !== '')).toBe(true);
  });

  test('get labels in Polish where the rules name none', () => {
    const bare = { defaultMealTimes: { '3': [{ time: '08:00' }, { time: '13:00' }, { time: '19:00' }] } };
    const [day] = emptyDays(bare, 1, 3);
    expect(day?.slots.map(({ label, calorieSharePercent }) => [label, calorieSharePercent])).toEqual([
      ['Śniadanie', 33.3],
      ['Obiad', 33.3],
      ['Kolacja', 33.4],
    ]);
  });

  test('are summed and averaged over the days that hold a meal: (400 + 600) / 2 = 500', () => {
    const plan = aPlan();
    const macros = { carbs: 50.5, fat: 10.2, protein: 20.1 };
    const first = daysWithMeal(plan, aMealEntry({ calories: 400, macros }));
    const both = daysWithMeal(
      { planDays: first },
      aMealEntry({ calories: 600, macros: { carbs: 60.5, fat: 20, protein: 30.1 } }),
      {
        day: 9,
        slot: 2,
      },
    );
    const content = deriveContent([...both].reverse(), 1750);
    expect(content.planDays.map(({ day }) => day)).toEqual(Array.from({ length: 14 }, (_, i) => i + 1));
    expect(content).toMatchObject({
      filledSlots: 2,
      mealTimes: ['08:00', '13:30', '19:00'],
      planSummary: {
        averageCalories: 500,
        averageMacros: { carbs: 55.5, fat: 15.1, protein: 25.1 },
        targetCalories: 1750,
      },
    });
    expect(countMeals(both)).toBe(2);
  });

  test('have no average while no slot holds a meal', () => {
    expect(deriveContent(aPlan().planDays, 1750)).toMatchObject({ planSummary: null, filledSlots: 0 });
  });

  test('keep their meals when the plan gets longer, and added days are empty and unlocked', () => {
    const plan = aPlan();
    const short = resizeDays(daysWithMeal(plan, aMealEntry(), { day: 2, slot: 0 }), 2).map((day) => ({
      ...day,
      slots: day.slots.map((slot) => ({ ...slot, locked: true, lockedInAllDays: true, time: '12:34' })),
    }));
    const long = resizeDays(short, 4);
    expect(long.slice(0, 2)).toEqual(short);
    expect(long[3]).toMatchObject({ day: 4, totals: { calories: 0 } });
    expect(long[3]?.slots[0]).toEqual({
      id: short[1]?.slots[0]?.id,
      type: 'breakfast',
      time: '12:34',
      label: 'Śniadanie',
      calorieSharePercent: 30,
      locked: false,
      lockedInAllDays: false,
      entry: null,
    });
    expect(resizeDays([], 3)).toEqual([]);
  });

  test('take new hours slot by slot', () => {
    const days = withMealTimes(aPlan().planDays, ['07:00', '12:00', '18:00']);
    expect(days.every(({ slots }) => slots.map(({ time }) => time).join() === '07:00,12:00,18:00')).toBe(
      true,
    );
  });

  test('must be as many, and have as many slots, as the plan says', () => {
    const { planDays } = aPlan();
    expect(contentProblem(planDays, { days: 14, mealsPerDay: 3 })).toBeUndefined();
    expect(contentProblem(planDays, { days: 13, mealsPerDay: 3 })).toBe(
      'Plan musi mieć 13 dni o numerach od 1 do 13.',
    );
    expect(contentProblem(planDays.slice(0, 1), { days: 1, mealsPerDay: 5 })).toBe(
      'Dzień 1 musi mieć 5 posiłków, tyle co plan.',
    );
    const late = planDays.slice(0, 1).map((day) => ({ ...day, day: 7 }));
    expect(contentProblem(late, { days: 1, mealsPerDay: 3 })).toBe(
      'Plan musi mieć 1 dzień o numerach od 1 do 1.',
    );
  });
});
