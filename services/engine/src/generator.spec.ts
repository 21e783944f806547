import { beforeAll, describe, expect, it } from '@jest/globals';
import { generatePlan, type GeneratedPlan, type GenerateInput, type GenerateResult } from './generator.js';
import { ordinaryInput } from './testing/instances.js';
import { makeLibrary } from './testing/library.js';
import { testRules } from './testing/rule-config.js';

const catalog = makeLibrary({ seed: 7, meals: 400 });

function generated(input: GenerateInput): GeneratedPlan {
  const result: GenerateResult = generatePlan(input);
  if (!result.ok) throw new Error(`refused: ${result.code}`);
  return result;
}

describe('a generated plan', () => {
  let plan: GeneratedPlan;
  beforeAll(() => {
    plan = generated(ordinaryInput({ catalog }));
  });

  it('fills 14 days of five meals', () => {
    expect(plan.planDays).toHaveLength(14);
    expect(plan.report).toMatchObject({ slots: 70, filledSlots: 70, emptySlots: [], splitPairs: [] });
  });

  it('keeps every day near the target and the plan average within half a percent', () => {
    expect(plan.report.daysOutsideTolerance).toEqual([]);
    expect(plan.report.lowDays).toEqual([]);
    expect(plan.report.planErrorPercent).toBeLessThanOrEqual(0.5);
    expect(plan.report.averageDayErrorPercent).toBeLessThanOrEqual(1);
    expect(plan.report.averageSlotErrorPercent).toBeLessThanOrEqual(5);
  });

  it('[diets §3] writes whole entries whose portion and base values belong together', () => {
    const entry = plan.planDays[0]?.slots[2]?.entry;
    const meal = catalog.meals.find(({ id }) => id === entry?.mealId);
    expect(entry).toMatchObject({ name: meal?.name, servings: 1, unmapped: false });
    expect(entry?.ingredients).toHaveLength(meal?.ingredients.length ?? -1);
    expect(entry?.foods).toEqual(entry?.ingredients.map(({ foodName }) => foodName));
    const eaten = entry?.ingredients.reduce((sum, { nutrition }) => sum + (nutrition?.calories ?? 0), 0) ?? 0;
    expect(Math.abs(eaten - (entry?.calories ?? 0))).toBeLessThanOrEqual(5); // each ingredient is rounded to 1 kcal
    expect(entry?.calories).toBeCloseTo(
      ((entry?.baseCalories ?? 0) * (entry?.portionPercent ?? 0)) / 100,
      -1,
    );
  });

  it('day totals and the plan average are the sums of what is on the plates', () => {
    for (const day of plan.planDays) {
      expect(day.totals.calories).toBe(day.slots.reduce((sum, { entry }) => sum + (entry?.calories ?? 0), 0));
    }
    const mean = plan.planDays.reduce((sum, { totals }) => sum + totals.calories, 0) / 14;
    expect(plan.planSummary).toMatchObject({ averageCalories: Math.round(mean), targetCalories: 2000 });
  });

  it('pairs lunches and dinners over two days with the same meal', () => {
    const lunch = (day: number) => plan.planDays[day - 1]?.slots[2]?.entry?.mealId;
    const dinner = (day: number) => plan.planDays[day - 1]?.slots[4]?.entry?.mealId;
    expect([1, 3, 5, 7, 9, 11, 13].map((day) => lunch(day) === lunch(day + 1))).toEqual(
      new Array(7).fill(true),
    );
    expect([2, 4, 6, 8, 10, 12].map((day) => dinner(day) === dinner(day + 1))).toEqual(
      new Array(6).fill(true),
    );
    expect(dinner(14)).toBe(dinner(1));
  });

  it('is the same, byte for byte, when generated again with the same seed', () => {
    const again = generated(ordinaryInput({ catalog }));
    expect(JSON.stringify(again)).toBe(JSON.stringify(plan));
  });

  it('writes one PLAN line, one POOL line per slot type and one line per slot', () => {
    const lines = plan.log.trim().split('\n');
    expect(lines[0]).toMatch(
      /^PLAN id=plan-1 seed=1 engine=\S+ config=sha256:[0-9a-f]{64} library=sha256:\S+ patient=sha256:\S+ work=\d+ J=\d+\.\d\d$/,
    );
    expect(lines.filter((line) => line.startsWith('POOL '))).toHaveLength(5);
    expect(
      lines.filter((line) => / SLOT \d \w+ FILLED m-\d{5} \d+% \d+kcal target=\d+/.test(line)),
    ).toHaveLength(70);
  });

  it('counts of every pool add up: considered = removed + left', () => {
    for (const { counts } of plan.report.pools) {
      const removed = Object.values(counts.removed).reduce<number>((sum, count) => sum + (count ?? 0), 0);
      expect(counts.considered).toBe(removed + counts.left);
    }
  });
});

describe('rules of a generated plan', () => {
  it('locked slots come back identical, and their energy counts for the day', () => {
    const first = generated(ordinaryInput({ catalog }));
    const { plan } = ordinaryInput({ catalog });
    const planDays = first.planDays.map((day, d) => ({
      ...day,
      slots: day.slots.map((slot, s) => ({
        ...slot,
        locked: d === 0 && s === 2,
        lockedInAllDays: s === 3,
      })),
    }));
    const second = generated(ordinaryInput({ catalog, seed: 9, plan: { ...plan, planDays } }));
    for (const [d, day] of planDays.entries()) expect(second.planDays[d]?.slots[3]).toBe(day.slots[3]);
    expect(second.planDays[0]?.slots[2]).toBe(planDays[0]?.slots[2]);
    expect(second.report.lockedSlots).toBe(15);
    expect(second.report.daysOutsideTolerance).toEqual([]);
  });

  it('sources of the call win over the sources of the plan', () => {
    const plan = generated(ordinaryInput({ catalog, sources: ['KB'] }));
    const used = new Set(plan.planDays.flatMap((day) => day.slots.map(({ entry }) => entry?.mealId)));
    const sources = catalog.meals.filter(({ id }) => used.has(id)).map(({ source }) => source);
    expect(new Set(sources)).toEqual(new Set(['KB']));
  });

  it('a child gets no meal marked as unsuitable, a missing flag is allowed', () => {
    const meals = catalog.meals.map((meal, i) =>
      i % 2 === 0 ? { ...meal, childFriendly: undefined } : { ...meal, childFriendly: false },
    );
    const plan = generated(ordinaryInput({ catalog: { ...catalog, meals }, patient: { isChild: true } }));
    const used = new Set(plan.planDays.flatMap((day) => day.slots.map(({ entry }) => entry?.mealId)));
    expect(meals.filter(({ id }) => used.has(id)).every(({ childFriendly }) => childFriendly !== false)).toBe(
      true,
    );
  });

  it('plans of 1 to 13 days and of 3 to 8 meals are filled as well', () => {
    const big = makeLibrary({ seed: 3, meals: 900 });
    for (const [days, mealsPerDay] of [
      [1, 3],
      [5, 4],
      [7, 6],
      [13, 8],
    ] as const) {
      const input = ordinaryInput({ catalog: big });
      const plan = generated({ ...input, plan: { ...input.plan, days, mealsPerDay, planDays: [] } });
      expect(plan.planDays.map(({ slots }) => slots.length)).toEqual(new Array(days).fill(mealsPerDay));
      expect(plan.report.emptySlots).toEqual([]);
    }
  });

  it('a safe meal too big or too small for its slot beats an empty slot', () => {
    const input = ordinaryInput({ catalog });
    const plan = generated({ ...input, plan: { ...input.plan, caloriesPerDay: 6000 } });
    expect(plan.report.emptySlots).toEqual([]);
    expect(plan.report.slotsOutsideTolerance).toBeGreaterThan(0);
  });
});

describe('reasoned refusals', () => {
  const input = ordinaryInput({ catalog });
  const code = (change: Partial<GenerateInput>): string => {
    const result = generatePlan({ ...input, ...change });
    return result.ok ? 'ok' : result.code;
  };

  it('a target of 0 kcal, no sources, an empty library or a bad seed is refused with a code', () => {
    expect(code({ plan: { ...input.plan, caloriesPerDay: 0 } })).toBe('no_calories');
    expect(code({ plan: { ...input.plan, generatorSources: [] } })).toBe('no_sources');
    expect(code({ catalog: { foods: [], meals: [] } })).toBe('empty_library');
    expect(code({ seed: Number.NaN })).toBe('invalid_seed');
    expect(code({ plan: { ...input.plan, days: 15 } })).toBe('invalid_days');
  });

  it('shares that do not sum to 100 are refused with the day and the sum', () => {
    const planDays = input.plan.planDays.map((day) => ({ ...day, slots: day.slots.slice(0, 4) }));
    expect(generatePlan({ ...input, plan: { ...input.plan, planDays } })).toEqual({
      ok: false,
      code: 'shares_not_100',
      details: { day: 1, sum: 80 },
    });
  });

  it('a slot type nobody serves stays empty with the counted reason', () => {
    const meals = catalog.meals.map((meal) => ({
      ...meal,
      types: meal.types.filter((type) => type !== 'dinner'),
    }));
    const result = generatePlan({ ...input, catalog: { ...catalog, meals } });
    expect(result.ok && result.report.emptySlots).toHaveLength(14);
    expect(result.ok && result.report.emptySlots[0]).toMatchObject({
      type: 'dinner',
      reason: 'no_candidates',
    });
    expect(result.ok && result.report.daysOutsideTolerance).toEqual([]);
  });

  it('a repeat limit of two fills at most two slots per meal', () => {
    const rules = testRules({ repeatLimits: { ...testRules().repeatLimits, defaultPerType: 2 } });
    const three = catalog.meals.filter(({ types }) => types.includes('snack')).slice(0, 3);
    const meals = [...catalog.meals.filter(({ types }) => !types.includes('snack')), ...three];
    const result = generatePlan({ ...input, config: rules, catalog: { ...catalog, meals } });
    const snacks = result.ok ? result.report.emptySlots.filter(({ type }) => type === 'snack') : [];
    expect(snacks).toHaveLength(14 - 3 * 2);
    expect(snacks[0]?.reason).toBe('repeat');
  });
});
