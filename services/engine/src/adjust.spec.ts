import { beforeAll, describe, expect, it } from '@jest/globals';
import { adjustPlan, scalePortions } from './adjust.js';
import { generatePlan, type GenerateInput } from './generator.js';
import type { PlanDay } from './model.js';
import { repairPlan } from './repair.js';
import { replaceMeal } from './replace-meal.js';
import { createFoodJudge } from './safety/judge.js';
import { indexCatalogue } from './substitution/resolve-meal.js';
import { substituteEntry } from './substitution/substitute-entry.js';
import { checkPlan } from './testing/checker.js';
import { ordinaryInput } from './testing/instances.js';
import { makeLibrary } from './testing/library.js';
import { testRules } from './testing/rule-config.js';

const catalog = makeLibrary({ seed: 21, meals: 400, keyShare: 0.05 });
const base = ordinaryInput({ catalog });
const milk = {
  isChild: false,
  intolerances: [
    { name: 'mleko', value: 70 },
    { name: 'soja', value: 45 },
  ],
};
const { foodById } = indexCatalogue(catalog);

let days: PlanDay[];
beforeAll(() => {
  const plan = generatePlan(base);
  if (!plan.ok) throw new Error(plan.code);
  days = plan.planDays;
});

function changeSlot(day: number, slotIndex: number, change: Partial<PlanDay['slots'][number]>): PlanDay[] {
  return days.map((item) =>
    item.day === day
      ? { ...item, slots: item.slots.map((slot, i) => (i === slotIndex ? { ...slot, ...change } : slot)) }
      : item,
  );
}

function unsafeFoods(plan: readonly PlanDay[], patient: GenerateInput['patient']): number {
  const judge = createFoodJudge(patient, catalog, base.config);
  return plan
    .flatMap(({ slots }) => slots.flatMap(({ entry }) => entry?.ingredients ?? []))
    .filter(({ foodId }) => {
      const food = foodId === null ? undefined : foodById(foodId);
      return food !== undefined && !judge.isSafe(food);
    }).length;
}

describe('adjusting a plan', () => {
  it('[diets §4] swaps what the patient must not eat and brings the average to the new target', () => {
    const result = adjustPlan({ ...base, planDays: days, caloriesPerDay: 1700, patient: milk });
    if (!result.ok) throw new Error(result.code);
    const { report } = result;
    expect(report).toMatchObject({ totalMeals: 70, caloriesBefore: 2000, targetCalories: 1700 });
    expect(report.replacedCount).toBe(report.replacements.length);
    expect(report.replacedCount).toBeGreaterThan(0);
    expect(report.adjustedPortions).toBeGreaterThan(30);
    expect(Math.abs(report.caloriesAfter - 1700)).toBeLessThan(17);
    expect(unsafeFoods(result.planDays, milk)).toBe(report.failedReplacements.length);
    expect(result.outcome).toBe(report.failedReplacements.length > 0 ? 'partial' : 'success');
    expect(report.replacements[0]).toMatchObject({ reason: 'intolerance' });
  });

  it('[diets §5] portions outside their range are refused with the reason', () => {
    const result = adjustPlan({ ...base, planDays: days, caloriesPerDay: 9000, patient: base.patient });
    if (!result.ok) throw new Error(result.code);
    expect(result.outcome).toBe('partial');
    const percents = result.planDays.flatMap(({ slots }) =>
      slots.map(({ type, entry }) => [type, entry?.portionPercent] as const),
    );
    expect(
      percents.every(([type, percent]) => percent === (type === 'lunch' || type === 'dinner' ? 200 : 100)),
    ).toBe(true);
  });

  it('[diets §4] locked, unmapped, fixed and empty-share slots keep their portion, each with its reason', () => {
    const entry = days[0]?.slots[0]?.entry ?? null;
    const plan = days.map((day) => ({
      ...day,
      slots: day.slots.map((slot, i) => ({
        ...slot,
        locked: day.day === 1 && i === 0,
        lockedInAllDays: i === 1,
        calorieSharePercent: day.day === 2 && i === 0 ? 0 : slot.calorieSharePercent,
        entry: day.day === 3 && i === 0 && entry ? { ...entry, unmapped: true } : slot.entry,
      })),
    }));
    const config = testRules({ fixedPortions: { snack: 75 } });
    const { planDays, unchanged } = scalePortions(plan, { target: 1800, config, foodById });
    const code = (day: number, slotIndex: number) =>
      unchanged.find((item) => item.day === day && item.slotIndex === slotIndex)?.code;
    expect([code(1, 0), code(5, 1), code(2, 0), code(3, 0), code(4, 3)]).toEqual([
      'locked',
      'locked_in_all_days',
      'no_calorie_share',
      'unmapped',
      'fixed_portion',
    ]);
    expect(planDays[0]?.slots[0]).toBe(plan[0]?.slots[0]);
  });

  it('a target of 0 kcal and a plan without meals are refused', () => {
    expect(adjustPlan({ ...base, planDays: days, caloriesPerDay: 0 })).toEqual({
      ok: false,
      code: 'no_calories',
    });
    expect(adjustPlan({ ...base, planDays: base.plan.planDays, caloriesPerDay: 1800 })).toEqual({
      ok: false,
      code: 'no_meals',
    });
  });
});

describe('safe substitution in one meal', () => {
  const judge = createFoodJudge(milk, catalog, base.config);
  const index = indexCatalogue(catalog);

  it('[diets §8] tells a safe meal, a meal without ingredients and one not linked to the base apart', () => {
    const safe = days
      .flatMap(({ slots }) => slots)
      .find(({ entry }) =>
        entry?.ingredients.every(({ foodId }) => judge.isSafe(foodById(foodId ?? 0)!)),
      )?.entry;
    if (!safe) throw new Error('no safe meal');
    expect(substituteEntry(safe, judge, index).outcome).toBe('already_safe');
    expect(substituteEntry({ ...safe, ingredients: [], baseIngredients: [] }, judge, index).outcome).toBe(
      'no_ingredients',
    );
    const foreign = safe.baseIngredients.map((item) => ({ ...item, foodId: null }));
    expect(substituteEntry({ ...safe, baseIngredients: foreign }, judge, index).outcome).toBe(
      'nothing_linked',
    );
  });
});

describe('automatic repair', () => {
  it('[diets §4] makes every meal safe and fills empty slots', () => {
    const damaged = changeSlot(6, 3, { entry: null });
    const result = repairPlan({ ...base, plan: { ...base.plan, planDays: damaged }, patient: milk });
    expect(result.failed).toEqual([]);
    expect(result.outcome).toBe('success');
    expect(result.steps.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['substituted', 'filled']),
    );
    expect(unsafeFoods(result.planDays, milk)).toBe(0);
  });

  it('an empty place of a pair gets the meal of the other day, which stays', () => {
    const emptied = changeSlot(3, 2, { entry: null });
    const result = repairPlan({ ...base, plan: { ...base.plan, planDays: emptied } });
    const partner = days[3]?.slots[2]?.entry;
    expect(result.steps).toMatchObject([{ day: 3, slotIndex: 2, action: 'filled', to: partner?.name }]);
    expect(result.planDays[3]).toBe(days[3]);
    expect(result.planDays[2]?.slots[2]).toMatchObject({ locked: false, entry: { mealId: partner?.mealId } });
  });

  it('both days of an unsafe pair are exchanged together and both are named', () => {
    const food = catalog.mappings.find(({ intolerance }) => intolerance === 'mleko')?.foodId ?? 0;
    const damage = (slot: PlanDay['slots'][number]) => {
      if (!slot.entry) throw new Error('no meal');
      const bad = slot.entry.baseIngredients.map((item, i) =>
        i === 0 ? { ...item, foodId: food, replaceable: false } : item,
      );
      return { ...slot, entry: { ...slot.entry, baseIngredients: bad, ingredients: bad } };
    };
    const damaged = days.map((day) =>
      day.day === 5 || day.day === 6
        ? { ...day, slots: day.slots.map((slot, i) => (i === 2 ? damage(slot) : slot)) }
        : day,
    );
    const result = repairPlan({ ...base, plan: { ...base.plan, planDays: damaged }, patient: milk });
    const exchanged = result.steps.filter(
      ({ slotIndex, day }) => slotIndex === 2 && (day === 5 || day === 6),
    );
    expect(exchanged.map(({ action }) => action)).toEqual(['exchanged', 'exchanged']);
    const [fifth, sixth] = [result.planDays[4]?.slots[2]?.entry, result.planDays[5]?.slots[2]?.entry];
    expect(fifth?.mealId).toBe(sixth?.mealId);
    expect(fifth?.mealId).not.toBe(days[4]?.slots[2]?.entry?.mealId);
    expect(unsafeFoods(result.planDays, milk)).toBe(0);
  });

  it('a meal with a food that left the base and is known as dangerous is exchanged', () => {
    const [entry] = days[0]!.slots.map((slot) => slot.entry!);
    const gone = { foodId: null, foodName: 'Dawny produkt', intolerances: [{ key: 'mleko', name: 'Mleko' }] };
    const held = entry!.baseIngredients.map((item, i) => (i === 0 ? { ...item, ...gone } : item));
    const planDays = changeSlot(1, 0, { entry: { ...entry!, baseIngredients: held, ingredients: held } });
    const result = repairPlan({ ...base, plan: { ...base.plan, planDays }, patient: milk });
    expect(result.steps).toContainEqual(
      expect.objectContaining({ day: 1, slotIndex: 0, action: 'exchanged', from: entry!.name }),
    );
    const unknown = repairPlan({ ...base, plan: { ...base.plan, planDays } });
    expect(unknown.outcome).toBe('nothing_to_do');
  });

  it('a safe and full plan needs nothing', () => {
    expect(repairPlan({ ...base, plan: { ...base.plan, planDays: days } })).toMatchObject({
      outcome: 'nothing_to_do',
      steps: [],
    });
  });

  it('an unsafe locked meal stays and is named', () => {
    const locked = days.map((day) => ({
      ...day,
      slots: day.slots.map((slot) => ({ ...slot, locked: true })),
    }));
    const result = repairPlan({ ...base, plan: { ...base.plan, planDays: locked }, patient: milk });
    expect(result.outcome).toBe('failed');
    expect(result.failed.every(({ code }) => code === 'locked')).toBe(true);
  });
});

describe('replacing a meal in all days', () => {
  const meal = catalog.meals.find(({ types, favorite }) => types.includes('lunch') && favorite)!;

  it('every slot that held the meal gets the new one at its own portion, locked slots stay', () => {
    const mealId = days[0]?.slots[2]?.entry?.mealId ?? '';
    const planDays = changeSlot(2, 2, { locked: true });
    const result = replaceMeal({
      ...base,
      planDays,
      caloriesPerDay: 2000,
      target: { kind: 'same_meal', mealId },
      meal,
    });
    if (!result.ok) throw new Error(result.code);
    expect(result.changed).toContainEqual({ day: 1, slotIndex: 2 });
    expect(result.locked).toEqual([{ day: 2, slotIndex: 2 }]);
    expect(result.planDays[0]?.slots[2]?.entry?.mealId).toBe(meal.id);
    expect(result.planDays[1]?.slots[2]).toBe(planDays[1]?.slots[2]);
  });

  it('[diets §9] one slot of all 14 days', () => {
    const result = replaceMeal({
      ...base,
      planDays: days,
      caloriesPerDay: 2000,
      target: { kind: 'same_slot', slotIndex: 2 },
      meal,
    });
    expect(result.ok && result.changed).toHaveLength(14);
    const rules = result.ok ? checkPlan(base, result.planDays).map(({ rule }) => rule) : [];
    expect(new Set(rules)).toEqual(new Set([11, 12])); // the dietitian's wish goes over the repeat limits, nothing else
  });

  it('without a calorie target, or for a meal without energy, the portion is as near to 100 % as may be', () => {
    const water = { ...catalog.foods[0]!, id: 999_999, carbs: 0, fat: 0, protein: 0, calories: 0 };
    const tea = { ...meal, ingredients: [{ foodId: water.id, grams: 250 }] };
    for (const [asked, caloriesPerDay] of [
      [meal, 0],
      [tea, 2000],
      [tea, 0],
    ] as const) {
      const result = replaceMeal({
        ...base,
        catalog: { ...catalog, foods: [...catalog.foods, water] },
        planDays: days,
        caloriesPerDay,
        target: { kind: 'same_slot', slotIndex: 2 },
        meal: asked,
      });
      const entry = result.ok ? result.planDays[0]?.slots[2]?.entry : undefined;
      expect(entry?.portionPercent).toBe(100);
      expect(Number.isFinite(entry?.calories)).toBe(true);
    }
  });

  it('a meal the patient must not eat is refused with the ingredient', () => {
    const food = catalog.mappings.find(({ intolerance }) => intolerance === 'mleko')?.foodId ?? 0;
    const unsafe = { ...meal, ingredients: [{ foodId: food, grams: 100, replaceable: false }] };
    expect(
      replaceMeal({
        ...base,
        planDays: days,
        caloriesPerDay: 2000,
        patient: milk,
        target: { kind: 'same_slot', slotIndex: 2 },
        meal: unsafe,
      }),
    ).toMatchObject({
      ok: false,
      code: 'unsafe_meal',
      problems: [{ rule: 'intolerance_key', cause: 'mleko' }],
    });
  });
});
