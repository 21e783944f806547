import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { generatePlan } from '../generator.js';
import type { Food, PlanDay, PlanIngredient } from '../model.js';
import { randomInput } from '../testing/random-input.js';
import { analysePlan, checkMeal, safetyDataOf, type SafetyData } from './analyse.js';
import { foodVerdicts } from './food-verdicts.js';
import { indexVerdicts, judgeEntry, judgeMeal } from './judge-entry.js';

const SEED = 20_261_122;
const RUNS = Number(process.env['ENGINE_FUZZ_RUNS'] ?? 12);

/** A plan for one patient, judged for another: so that much is wrong with it. */
function strangersPlan(seed: number) {
  const input = randomInput(seed);
  const { patient } = randomInput(seed + 1);
  const nobody = { isChild: false };
  const generated = generatePlan({ ...input, patient: nobody });
  const planDays = generated.ok ? generated.planDays : input.plan.planDays;
  const full = safetyDataOf(patient, input.catalog, input.config);
  return { planDays, full };
}

const LOST = { foodId: null, intolerances: [] };

/** The first day as if the first food of every meal had left the base, each known in another way. */
function withMissing(planDays: readonly PlanDay[], foods: readonly Food[]) {
  const held: PlanIngredient[] = [];
  const loseFirst = (item: PlanIngredient, way: number): PlanIngredient => {
    const food = foods.find(({ id }) => id === item.foodId);
    const keys = (food?.intolerances ?? []).map(({ key, name }) => ({ key, name }));
    const ways: PlanIngredient[] = [
      { ...item, foodId: 987_654, foodName: 'Dawny produkt' },
      { ...item, ...LOST },
      { ...item, ...LOST, foodName: '', sourceText: item.foodName },
      { ...item, foodId: 987_654, foodName: 'Dawny produkt', intolerances: keys },
      { ...item, foodId: null, foodName: 'Dawny produkt', intolerances: [{ key: 'mleko', name: 'Mleko' }] },
    ];
    return ways[way % ways.length] ?? item;
  };
  const days = planDays.map((day, index) => ({
    ...day,
    slots: day.slots.map((slot, way) => {
      const [first, ...rest] = slot.entry?.ingredients ?? [];
      if (index > 0 || !slot.entry || !first) return slot;
      const lost = loseFirst(first, way);
      held.push(lost);
      return { ...slot, entry: { ...slot.entry, ingredients: [lost, ...rest] } };
    }),
  }));
  return { days, held };
}

describe(`verdicts on foods (fast-check seed ${SEED}, ${RUNS} runs)`, () => {
  it('[decisions 31] a meal judged in the browser is judged as the check of the plan judges it', () => {
    let [problems, lost] = [0, 0];
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 30 }), fc.integer({ min: 0, max: 3 }), (seed, lack) => {
        const { planDays, full } = strangersPlan(seed);
        const { mappings, ...bare } = full.catalog;
        const lacking: SafetyData[] = [
          full,
          { ...full, intolerances: null },
          { ...full, hasRecords: false },
          { ...full, catalog: { ...bare, mappings: lack === 3 ? null : (mappings ?? null) } },
        ];
        const data = lacking[lack] ?? full;
        const { days: named, held } = withMissing(planDays, full.catalog.foods);
        const verdicts = indexVerdicts(foodVerdicts(data, { ingredients: held }));
        for (const { day, slotIndex, safety, problems: told } of analysePlan(named, data).slots) {
          const entry = named.find((item) => item.day === day)?.slots[slotIndex]?.entry;
          if (!entry) throw new Error('no meal');
          expect(judgeEntry(entry, verdicts)).toEqual({ safety, problems: told });
          expect(judgeMeal(entry, verdicts)).toBe(checkMeal(entry, data).safety);
          problems += told.length;
          if (day === 1 && told.some(({ kind }) => kind === 'unknown_food') && safety === 'dangerous')
            lost += 1;
        }
      }),
      { seed: SEED, numRuns: RUNS, endOnFailure: true },
    );
    // Plans of strangers hold what the patient must not eat, or nothing would be proven.
    expect(problems).toBeGreaterThan(0);
    expect(lost).toBeGreaterThan(0);
  }, 120_000);

  it('tells nothing of foods there is nothing to say about', () => {
    const { full } = strangersPlan(7);
    const { foods } = foodVerdicts(full);
    expect(foods.every(({ problems }) => problems.length > 0)).toBe(true);
    expect(foods.length).toBeLessThan(full.catalog.foods.length);
  });
});
