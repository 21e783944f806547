import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { generatePlan, type GeneratedPlan } from './generator.js';
import { brokenPairs, checkPlan } from './testing/checker.js';
import { randomInput } from './testing/random-input.js';

/** Property runs print their seed; set ENGINE_FUZZ_RUNS for more than the default of one test run. */
const RUNS = Number(process.env['ENGINE_FUZZ_RUNS'] ?? 24);
const SEED = 20_261_120;
const TIME_LIMIT = 120_000;

function generated(seed: number): { input: ReturnType<typeof randomInput>; plan: GeneratedPlan } {
  const input = randomInput(seed);
  const plan = generatePlan(input);
  if (!plan.ok) throw new Error(`instance ${seed} refused: ${plan.code}`);
  return { input, plan };
}

describe(`random plans (fast-check seed ${SEED}, ${RUNS} runs)`, () => {
  it(
    'never break a hard rule, by the judgement of the independent checker',
    () => {
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 2 ** 31 - 1 }), (seed) => {
          const { input, plan } = generated(seed);
          expect(checkPlan(input, plan.planDays)).toEqual([]);
          const split = plan.report.splitPairs.map(({ type, days }) => `${type} ${[...days].sort().join()}`);
          for (const { type, days } of brokenPairs(input, plan.planDays)) {
            expect(
              split.some((text) => text.startsWith(type) && days.some((day) => text.includes(String(day)))),
            ).toBe(true);
          }
        }),
        { seed: SEED, numRuns: RUNS, endOnFailure: true },
      );
    },
    TIME_LIMIT,
  );

  it(
    'have whole, finite numbers and counts that add up',
    () => {
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 2 ** 31 - 1 }), (seed) => {
          const { plan } = generated(seed);
          expect(JSON.stringify(plan)).not.toMatch(/null,"macros"|NaN|Infinity/);
          const { slots, filledSlots, lockedSlots, emptySlots } = plan.report;
          expect(filledSlots + lockedSlots + emptySlots.length).toBe(slots);
          for (const { counts } of emptySlots) {
            const removed = Object.values(counts.removed).reduce<number>(
              (sum, count) => sum + (count ?? 0),
              0,
            );
            expect(removed + counts.left).toBe(counts.considered);
          }
        }),
        { seed: SEED + 1, numRuns: Math.ceil(RUNS / 3), endOnFailure: true },
      );
    },
    TIME_LIMIT,
  );

  it(
    'leave no slot empty that a meal could fill as the plan stands',
    () => {
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 2 ** 31 - 1 }), (seed) => {
          const { plan } = generated(seed);
          expect(plan.report.emptySlots.filter(({ counts }) => counts.left > 0)).toEqual([]);
        }),
        { seed: SEED + 2, numRuns: Math.ceil(RUNS / 2), endOnFailure: true },
      );
    },
    TIME_LIMIT,
  );

  it(
    'are identical when made again',
    () => {
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 2 ** 31 - 1 }), (seed) => {
          expect(JSON.stringify(generatePlan(randomInput(seed)))).toBe(
            JSON.stringify(generatePlan(randomInput(seed))),
          );
        }),
        { seed: SEED + 3, numRuns: Math.ceil(RUNS / 6), endOnFailure: true },
      );
    },
    TIME_LIMIT,
  );
});
