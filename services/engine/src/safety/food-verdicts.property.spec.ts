import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { generatePlan } from '../generator.js';
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

describe(`verdicts on foods (fast-check seed ${SEED}, ${RUNS} runs)`, () => {
  it('[decisions 31] a meal judged in the browser is judged as the check of the plan judges it', () => {
    let problems = 0;
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
        const gone = 987_654;
        const named = planDays.map((day, index) => ({
          ...day,
          slots: day.slots.map((slot) =>
            index === 0 && slot.entry
              ? {
                  ...slot,
                  entry: {
                    ...slot.entry,
                    ingredients: slot.entry.ingredients.map((item, i) =>
                      i === 0 ? { ...item, foodId: gone, foodName: 'Dawny produkt' } : item,
                    ),
                  },
                }
              : slot,
          ),
        }));
        const verdicts = indexVerdicts(foodVerdicts(data, [gone]));
        for (const { day, slotIndex, safety, problems: told } of analysePlan(named, data).slots) {
          const entry = named.find((item) => item.day === day)?.slots[slotIndex]?.entry;
          if (!entry) throw new Error('no meal');
          expect(judgeEntry(entry, verdicts)).toEqual({ safety, problems: told });
          expect(judgeMeal(entry, verdicts)).toBe(checkMeal(entry, data).safety);
          problems += told.length;
        }
      }),
      { seed: SEED, numRuns: RUNS, endOnFailure: true },
    );
    // Plans of strangers hold what the patient must not eat, or nothing would be proven.
    expect(problems).toBeGreaterThan(0);
  }, 120_000);

  it('tells nothing of foods there is nothing to say about', () => {
    const { full } = strangersPlan(7);
    const { foods } = foodVerdicts(full);
    expect(foods.every(({ problems }) => problems.length > 0)).toBe(true);
    expect(foods.length).toBeLessThan(full.catalog.foods.length);
  });
});
