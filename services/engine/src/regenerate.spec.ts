import { beforeAll, describe, expect, it } from '@jest/globals';
import { generatePlan, type GenerateInput } from './generator.js';
import type { PlanDay } from './model.js';
import { regenerateSlot, type RegenerateInput } from './regenerate.js';
import { checkPlan } from './testing/checker.js';
import { ordinaryInput } from './testing/instances.js';
import { makeLibrary } from './testing/library.js';

const catalog = makeLibrary({ seed: 11, meals: 500 });
const base = ordinaryInput({ catalog });

function redraw(planDays: PlanDay[], day: number, slotIndex: number, change: Partial<GenerateInput> = {}) {
  const input: RegenerateInput = { ...base, ...change, plan: { ...base.plan, planDays }, day, slotIndex };
  return regenerateSlot(input);
}

describe('drawing another meal for a slot', () => {
  let days: PlanDay[];
  beforeAll(() => {
    const plan = generatePlan(base);
    if (!plan.ok) throw new Error(plan.code);
    days = plan.planDays;
  });

  it('twenty draws in a row give at least ten different meals and never break a rule', () => {
    let now = days;
    const drawn = new Set<string>();
    for (let i = 0; i < 20; i += 1) {
      const result = redraw(now, 5, 3);
      if (!result.ok) throw new Error(result.code);
      expect(result.slot.entry?.mealId).not.toBe(now[4]?.slots[3]?.entry?.mealId);
      drawn.add(result.slot.entry?.mealId ?? '');
      now = result.planDays;
      expect(checkPlan({ ...base, plan: { ...base.plan, planDays: days } }, now)).toEqual([]);
    }
    expect(drawn.size).toBeGreaterThanOrEqual(10);
  });

  it('both days of a pair change together, other slots stay as they are', () => {
    const result = redraw(days, 3, 2);
    if (!result.ok) throw new Error(result.code);
    expect(result.changed.map(({ day }) => day)).toEqual([3, 4]);
    expect(result.planDays[3]?.slots[2]?.entry?.mealId).toBe(result.slot.entry?.mealId);
    expect(result.planDays[6]).toBe(days[6]);
    expect(result.planDays[2]?.slots[0]).toBe(days[2]?.slots[0]);
  });

  it('a locked partner stays', () => {
    const locked = days.map((day) =>
      day.day === 4
        ? { ...day, slots: day.slots.map((slot, i) => (i === 2 ? { ...slot, locked: true } : slot)) }
        : day,
    );
    const result = redraw(locked, 3, 2);
    expect(result.ok && result.changed.map(({ day }) => day)).toEqual([3]);
    expect(redraw(locked, 4, 2)).toEqual({ ok: false, code: 'slot_locked' });
  });

  it('an empty slot is filled', () => {
    const emptied = days.map((day) =>
      day.day === 2
        ? { ...day, slots: day.slots.map((slot, i) => (i === 0 ? { ...slot, entry: null } : slot)) }
        : day,
    );
    const result = redraw(emptied, 2, 0);
    expect(result.ok && result.slot.entry).not.toBeNull();
    expect(result.ok && Math.abs(result.planSummary.averageCalories - 2000)).toBeLessThan(20);
  });

  it('[diets §8] the reason is duplicate_only when every candidate is excluded', () => {
    const meals = catalog.meals.filter(
      (meal) => !meal.types.includes('snack') || meal.id === days[0]?.slots[3]?.entry?.mealId,
    );
    expect(redraw(days, 1, 3, { catalog: { ...catalog, meals } })).toMatchObject({
      ok: false,
      code: 'duplicate_only',
    });
  });

  it('[diets §8] the reason is slot_pool_mismatch when no meal has an accepted type', () => {
    const meals = catalog.meals.map((meal) => ({
      ...meal,
      types: meal.types.filter((type) => type !== 'snack'),
    }));
    expect(redraw(days, 1, 3, { catalog: { ...catalog, meals } })).toMatchObject({
      ok: false,
      code: 'slot_pool_mismatch',
      pool: { left: 0 },
    });
  });

  it('a slot that does not exist is refused', () => {
    expect(redraw(days, 15, 0)).toEqual({ ok: false, code: 'slot_not_found' });
    expect(redraw(days, 1, 9)).toEqual({ ok: false, code: 'slot_not_found' });
  });
});
