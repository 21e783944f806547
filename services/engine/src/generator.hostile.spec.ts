import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { adjustPlan } from './adjust.js';
import { assessFeasibility, explainSlot } from './explain.js';
import { generatePlan, type GenerateInput, type GenerateResult } from './generator.js';
import { regenerateSlot } from './regenerate.js';
import { repairPlan } from './repair.js';
import { checkPlan } from './testing/checker.js';
import { hostileInput } from './testing/hostile-input.js';
import { ordinaryInput } from './testing/instances.js';
import { makeLibrary } from './testing/library.js';
import { testPairing, testRules } from './testing/rule-config.js';

const RUNS = Number(process.env['ENGINE_FUZZ_RUNS'] ?? 20);
const SEED = 20_261_121;
const TIME_LIMIT = 120_000;
type Generated = Extract<GenerateResult, { ok: true }>;
const seeds = fc.integer({ min: 1, max: 2 ** 31 - 1 });

/** Paths of the numbers in a value that are not finite. */
function badNumbers(value: unknown, path = ''): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => badNumbers(item, `${path}.${key}`));
}

describe(`bad data in the catalogue and odd rules (fast-check seed ${SEED}, ${RUNS} runs)`, () => {
  it(
    'a plan comes out without a broken rule and without a number that is none',
    () => {
      fc.assert(
        fc.property(seeds, (seed) => {
          const input = hostileInput(seed);
          const plan = generatePlan(input);
          if (!plan.ok) return;
          expect(checkPlan(input, plan.planDays)).toEqual([]);
          expect(badNumbers(plan)).toEqual([]);
        }),
        { seed: SEED, numRuns: RUNS, endOnFailure: true },
      );
    },
    TIME_LIMIT,
  );

  it(
    'drawing, repairing, adjusting, explaining and forecasting answer as well',
    () => {
      fc.assert(
        fc.property(seeds, (seed) => {
          const input = hostileInput(seed);
          const plan = generatePlan(input);
          if (!plan.ok) return;
          const { planDays } = plan;
          const stored = { ...input, plan: { ...input.plan, planDays } };
          const answers = [
            regenerateSlot({ ...stored, day: 1, slotIndex: 0 }),
            repairPlan(stored),
            adjustPlan({ ...input, planDays, caloriesPerDay: 1800 }),
            explainSlot({ ...stored, day: 1, slotIndex: 1 }),
          ];
          expect(badNumbers(answers)).toEqual([]);
          expect(assessFeasibility(input).ok).toBe(true);
        }),
        { seed: SEED + 1, numRuns: Math.ceil(RUNS / 3), endOnFailure: true },
      );
    },
    TIME_LIMIT,
  );
});

describe('odd inputs, one by one', () => {
  const catalog = makeLibrary({ seed: 3, meals: 250 });
  const base = ordinaryInput({ catalog });
  const generated = (change: Partial<GenerateInput>): Generated => {
    const input = { ...base, ...change };
    const plan = generatePlan(input);
    if (!plan.ok) throw new Error(plan.code);
    expect(checkPlan(input, plan.planDays)).toEqual([]);
    expect(badNumbers(plan.report)).toEqual([]);
    return plan;
  };

  it('a library whose foods have no energy or whose meals hold nothing gives empty slots with the reason', () => {
    const foods = catalog.foods.map((food) => ({ ...food, calories: 0, carbs: 0, fat: 0, protein: 0 }));
    const meals = catalog.meals.map((meal) => ({ ...meal, ingredients: [] }));
    for (const change of [{ foods }, { foods: [] }, { meals }]) {
      const plan = generated({ catalog: { ...catalog, ...change } });
      expect(plan.report.emptySlots).toHaveLength(70);
      expect(plan.report.emptySlots[0]?.reason).toBe('no_data');
      expect(plan.report.emptySlots[0]?.sentence).toContain('uzupełnij składniki');
    }
  });

  it('[decisions 40] no meal is drawn that holds a food by the piece without its weight', () => {
    const eaten = ({ planDays }: Pick<Generated, 'planDays'>): number[] =>
      planDays.flatMap(({ slots }) =>
        slots.flatMap(({ entry }) => entry?.ingredients.flatMap(({ foodId }) => foodId ?? []) ?? []),
      );
    const lost = new Set(eaten(generated({})).filter((id) => id % 10 === 0));
    expect(lost.size).toBeGreaterThan(0);
    const foods = catalog.foods.map((food) =>
      lost.has(food.id) ? { ...food, per: 'sztuka' as const, units: [] } : food,
    );
    const plan = generated({ catalog: { ...catalog, foods } });
    expect(eaten(plan).some((id) => lost.has(id))).toBe(false);
  });

  it('a meal with an absurd energy is no candidate', () => {
    const meals = catalog.meals.map((meal, i) =>
      i % 2 === 0
        ? { ...meal, ingredients: meal.ingredients.map((item) => ({ ...item, grams: 1e9 })) }
        : meal,
    );
    const plan = generated({ catalog: { ...catalog, meals } });
    const bad = new Set(meals.filter((_, i) => i % 2 === 0).map(({ id }) => id));
    const used = plan.planDays.flatMap(({ slots }) => slots.map(({ entry }) => entry?.mealId ?? ''));
    expect(used.filter((id) => bad.has(id))).toEqual([]);
  });

  it('a plan whose every slot is locked comes back as it is', () => {
    const planDays = base.plan.planDays.map((day) => ({
      ...day,
      slots: day.slots.map((slot) => ({ ...slot, locked: true })),
    }));
    const plan = generated({ plan: { ...base.plan, planDays } });
    expect(plan.planDays).toEqual(planDays);
    expect(plan.report).toMatchObject({ filledSlots: 0, lockedSlots: 70, emptySlots: [] });
  });

  it('a child has one day of eight meals', () => {
    const plan = generated({
      patient: { isChild: true },
      plan: { ...base.plan, days: 1, mealsPerDay: 8, planDays: [] },
    });
    expect(plan.planDays.map(({ slots }) => slots.length)).toEqual([8]);
    expect(plan.report.emptySlots).toEqual([]);
  });

  it.each([
    ['starts after the last day', 14, { lunchStartDay: 60, dinnerStartDay: 40 }],
    ['is longer than the plan', 3, { lunchPairSpan: 7, dinnerPairSpan: 7, dinnerStartDay: 2 }],
    ['wraps seven days', 14, { dinnerPairSpan: 7, dinnerStartDay: 5, lunchPairSpan: 7, lunchStartDay: 3 }],
    ['starts on the last day and wraps', 14, { dinnerPairSpan: 7, dinnerStartDay: 14 }],
  ])('a pairing rule that %s still gives a whole plan', (_name, days, rule) => {
    const config = testRules({ pairingRules: [testPairing({ days, ...rule })] });
    const plan = generated({ config, plan: { ...base.plan, days, planDays: [] } });
    expect(plan.report.emptySlots).toEqual([]);
  });

  it('a repeat limit below the pair span is lifted to the span, a limit across stages below it splits the pair', () => {
    const rules = (stages: number) =>
      testRules({
        repeatLimits: { ...testRules().repeatLimits, defaultPerType: 1, maxAcrossStagesPerMeal: stages },
        pairingRules: [testPairing({ lunchPairSpan: 4, dinnerPairSpan: 1 })],
      });
    expect(generated({ config: rules(0) }).report.splitPairs).toEqual([]);
    const split = generated({ config: rules(3) }).report;
    expect(split.emptySlots).toEqual([]);
    expect(split.splitPairs[0]).toEqual({ type: 'lunch', days: [1, 2, 3, 4] });
  });

  it('steps of 20 in a range of 85 to 90 leave 85 percent, and a fixed portion outside the range holds', () => {
    const config = testRules({
      variablePortions: { defaultRange: { min: 85, max: 90 }, overrides: {} },
      candidateSelection: { maxCandidatesPerSlot: 20, portionStep: 20 },
      fixedPortions: { snack: 140 },
    });
    const percents = new Map(
      generated({ config }).planDays.flatMap(({ slots }) =>
        slots.map(({ type, entry }) => [type, entry?.portionPercent] as const),
      ),
    );
    expect(percents.get('breakfast')).toBe(85);
    expect(percents.get('snack')).toBe(140);
  });

  it('a number of attempts that is none ends the search at once instead of never', () => {
    const calorieBudget = { ...testRules().calorieBudget, maxDailyAttempts: Number.NaN };
    expect(generated({ config: testRules({ calorieBudget }) }).report.filledSlots).toBe(70);
  });

  it('days given twice or backwards and a day without slots are put in order', () => {
    const backwards = [...base.plan.planDays, ...base.plan.planDays].reverse();
    const empty = base.plan.planDays.map((day) => ({ ...day, slots: day.day === 5 ? [] : day.slots }));
    for (const planDays of [backwards, empty])
      expect(
        generated({ plan: { ...base.plan, planDays } }).planDays.map(({ day, slots }) => [day, slots.length]),
      ).toEqual(Array.from({ length: 14 }, (_, i) => [i + 1, 5]));
  });

  it('a tested value that is no number counts as a risk', () => {
    const milk = new Set(
      catalog.mappings.filter(({ intolerance }) => intolerance === 'mleko').map(({ foodId }) => foodId),
    );
    const spices = new Set(
      catalog.foods.filter(({ category }) => category === 'Przyprawy i dodatki').map(({ id }) => id),
    );
    const plan = generated({
      patient: { isChild: false, intolerances: [{ name: 'mleko', value: Number.NaN }] },
    });
    const eaten = plan.planDays.flatMap(({ slots }) =>
      slots.flatMap(({ entry }) => entry?.ingredients.map(({ foodId }) => foodId ?? 0) ?? []),
    );
    expect(eaten.filter((id) => milk.has(id) && !spices.has(id))).toEqual([]);
  });
});
