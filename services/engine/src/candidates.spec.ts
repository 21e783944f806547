import { describe, expect, it } from '@jest/globals';
import { rankCandidates } from './candidates.js';
import { generatePlan } from './generator.js';
import { regenerateSlot } from './regenerate.js';
import { randomInput } from './testing/random-input.js';

/** A generated plan and the place of a lunch in it. */
function planned(seed: number) {
  const input = randomInput(seed);
  const made = generatePlan(input);
  if (!made.ok) throw new Error(made.code);
  const plan = { ...input.plan, planDays: made.planDays };
  const slotIndex = made.planDays[0]?.slots.findIndex(({ type }) => type === 'lunch') ?? 0;
  return { ...input, plan, day: 1, slotIndex: Math.max(0, slotIndex) };
}

describe('alternatives for a slot', () => {
  it('are those a draw chooses from, with the portion the draw gives them', () => {
    let drawn = 0;
    for (let seed = 1; seed <= 12; seed += 1) {
      const input = planned(seed);
      const ranked = rankCandidates({ ...input, limit: 1000 });
      const draw = regenerateSlot(input);
      if (!ranked.ok || !draw.ok || draw.split !== ranked.split) continue;
      const meal = draw.slot.entry?.mealId;
      const found = ranked.candidates.find(({ mealId }) => mealId === meal);
      const portion = found?.portions.find(
        ({ day, slotIndex }) => day === input.day && slotIndex === input.slotIndex,
      );
      expect([found?.isPresent, portion?.portionPercent, portion?.kcal]).toEqual([
        false,
        draw.slot.entry?.portionPercent,
        draw.slot.entry?.calories,
      ]);
      expect(found?.portions.map(({ day }) => day)).toEqual(draw.changed.map(({ day }) => day));
      drawn += 1;
    }
    expect(drawn).toBeGreaterThan(5);
  });

  it('stand with the best for the plan first, each once, and no more than were asked for', () => {
    const input = planned(3);
    const all = rankCandidates({ ...input, limit: 1000 });
    const few = rankCandidates({ ...input, limit: 3 });
    if (!all.ok || !few.ok) throw new Error('refused');
    const points = all.candidates.map((item) => item.points);
    expect(points).toEqual([...points].sort((a, b) => a - b));
    expect(new Set(all.candidates.map(({ mealId }) => mealId)).size).toBe(all.total);
    expect(few.candidates).toEqual(all.candidates.slice(0, 3));
    expect(few.total).toBe(all.total);
  });

  it('are refused for a locked slot and for one that is not there', () => {
    const input = planned(2);
    const planDays = input.plan.planDays.map((day) => ({
      ...day,
      slots: day.slots.map((slot) => ({ ...slot, locked: true })),
    }));
    expect(rankCandidates({ ...input, plan: { ...input.plan, planDays }, limit: 5 })).toEqual({
      ok: false,
      code: 'slot_locked',
    });
    expect(rankCandidates({ ...input, day: 15, limit: 5 })).toEqual({ ok: false, code: 'slot_not_found' });
  });
});
