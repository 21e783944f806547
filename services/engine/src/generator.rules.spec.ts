import { describe, expect, it } from '@jest/globals';
import { generatePlan, type GeneratedPlan, type GenerateInput } from './generator.js';
import type { Food, Meal, PlanDay, PlanSlot, RuleConfig } from './model.js';
import { testPairing, testRules } from './testing/rule-config.js';

/** One food of 100 kcal per 100 g for every ten grams of meaning: meals are as big as their grams. */
const food = (id: number, name: string, category = 'Inne'): Food => ({
  id,
  name,
  category,
  per: '100g',
  carbs: 10,
  fat: 4,
  protein: 6,
  calories: 100,
  units: [],
});
const foods = [
  food(1, 'Ryż'),
  food(2, 'Mleko'),
  food(3, 'Napój owsiany'),
  food(4, 'Masło', 'Przyprawy i dodatki'),
  { ...food(5, 'Deser firmowy'), allergenInfo: { allergens: [], confidence: 'niepewny' as const } },
];

function meal(id: string, type: string, rest: Partial<Meal> = {}): Meal {
  return {
    id,
    name: `Danie ${id}`,
    types: [type as Meal['types'][number]],
    source: 'own',
    favorite: false,
    servings: 1,
    ingredients: [{ foodId: 1, grams: 300 }],
    ...rest,
  };
}

const of = (foodId: number, rest: object = {}) => ({ ingredients: [{ foodId, grams: 300, ...rest }] });

/** Days of equal slots of the given types. */
function daysOf(days: number, ...types: string[]): PlanDay[] {
  return Array.from({ length: days }, (_, d) => ({
    day: d + 1,
    slots: types.map((type, i) => ({
      id: `d${d + 1}-s${i}`,
      type: type as PlanSlot['type'],
      time: '12:00',
      label: type,
      calorieSharePercent: 100 / types.length,
      locked: false,
      lockedInAllDays: false,
      entry: null,
    })),
    totals: { calories: 0, carbs: 0, fat: 0, protein: 0 },
  }));
}

interface Case {
  readonly days: PlanDay[];
  readonly meals: readonly Meal[];
  readonly rules?: Partial<RuleConfig>;
  readonly rest?: Partial<GenerateInput>;
  readonly mappings?: readonly { intolerance: string; foodId: number }[];
  readonly substitutions?: readonly { foodId: number; substituteFoodId: number; percentage: number }[];
}

function plan({ days, meals, rules, rest, mappings = [], substitutions = [] }: Case): GeneratedPlan {
  const slots = days[0]?.slots.length ?? 1;
  const result = generatePlan({
    plan: {
      days: days.length,
      mealsPerDay: slots,
      caloriesPerDay: 300 * slots,
      generatorSources: ['own'],
      planDays: days,
    },
    patient: { isChild: false },
    catalog: { foods, meals, mappings, substitutions },
    config: testRules({ pairingRules: [], ...rules }),
    seed: 1,
    ...rest,
  });
  if (!result.ok) throw new Error(result.code);
  return result;
}

const idsOf = ({ planDays }: GeneratedPlan): (string | null)[] =>
  planDays.flatMap(({ slots }) => slots.map(({ entry }) => entry?.mealId ?? null));
const limits = (change: object) => ({
  repeatLimits: { ...testRules().repeatLimits, maxAcrossStagesPerMeal: 0, ...change },
});
const milk = { patient: { isChild: false, intolerances: [{ name: 'mleko', value: 30 }] } };
const mapped = [{ intolerance: 'mleko', foodId: 2 }];

describe('each hard rule on its own', () => {
  it.each<[string, Case, (string | null)[]]>([
    [
      '3: a meal of another source stays out',
      { days: daysOf(1, 'snack'), meals: [meal('a', 'snack', { source: 'AG' })] },
      [null],
    ],
    [
      '3: the sources of the call win',
      {
        days: daysOf(1, 'snack'),
        meals: [meal('a', 'snack', { source: 'AG' }), meal('b', 'snack')],
        rest: { sources: ['AG'] },
      },
      ['a'],
    ],
    [
      '4: the pool says which types fit',
      {
        days: daysOf(1, 'snack'),
        meals: [meal('a', 'snack'), meal('b', 'smoothie')],
        rules: { slotPools: { snack: ['smoothie'] } },
      },
      ['b'],
    ],
    [
      '4: an empty pool means the own type',
      {
        days: daysOf(1, 'snack'),
        meals: [meal('a', 'snack'), meal('b', 'smoothie')],
        rules: { slotPools: { snack: [] } },
      },
      ['a'],
    ],
    [
      '5: a child gets no unsuitable meal',
      {
        days: daysOf(1, 'snack'),
        meals: [meal('a', 'snack', { childFriendly: false })],
        rest: { patient: { isChild: true } },
      },
      [null],
    ],
    [
      '5: a missing flag is allowed',
      { days: daysOf(1, 'snack'), meals: [meal('a', 'snack')], rest: { patient: { isChild: true } } },
      ['a'],
    ],
    [
      '6: a risk without a substitute excludes',
      { days: daysOf(1, 'snack'), meals: [meal('a', 'snack', of(2))], rest: milk, mappings: mapped },
      [null],
    ],
    [
      '6: 29 is no risk',
      {
        days: daysOf(1, 'snack'),
        meals: [meal('a', 'snack', of(2))],
        rest: { patient: { isChild: false, intolerances: [{ name: 'MLEKO', value: 29 }] } },
        mappings: mapped,
      },
      ['a'],
    ],
    [
      '6: a tolerance category lifts a risk',
      {
        days: daysOf(1, 'snack'),
        meals: [meal('a', 'snack', of(4))],
        rest: milk,
        mappings: [{ intolerance: 'mleko', foodId: 4 }],
      },
      ['a'],
    ],
    [
      '7: a food whose allergens nobody checked stays out for a person with an allergy',
      {
        days: daysOf(2, 'snack'),
        meals: [meal('a', 'snack', of(5)), meal('b', 'snack')],
        rest: { patient: { isChild: false, allergies: ['mleko'] } },
      },
      ['b', 'b'],
    ],
    [
      '7: a tolerance category never lifts a dislike',
      {
        days: daysOf(1, 'snack'),
        meals: [meal('a', 'snack', of(4))],
        rest: { patient: { isChild: false, disliked: ['masła'] } },
      },
      [null],
    ],
    [
      '7: two letters decide nothing',
      {
        days: daysOf(1, 'snack'),
        meals: [meal('a', 'snack', of(4))],
        rest: { patient: { isChild: false, disliked: ['ma'] } },
      },
      ['a'],
    ],
    [
      '8: a key ingredient excludes',
      {
        days: daysOf(1, 'snack'),
        meals: [meal('a', 'snack', of(2, { replaceable: false }))],
        rest: milk,
        mappings: mapped,
        substitutions: [{ foodId: 2, substituteFoodId: 3, percentage: 100 }],
      },
      [null],
    ],
    [
      '8: a substitute that is a risk itself is none',
      {
        days: daysOf(1, 'snack'),
        meals: [meal('a', 'snack', of(2))],
        rest: milk,
        mappings: [...mapped, { intolerance: 'mleko', foodId: 3 }],
        substitutions: [{ foodId: 2, substituteFoodId: 3, percentage: 100 }],
      },
      [null],
    ],
    [
      '11: a limit of two fills two days',
      { days: daysOf(3, 'snack'), meals: [meal('a', 'snack')], rules: limits({ defaultPerType: 2 }) },
      ['a', 'a', null],
    ],
    [
      '11: many meals a day lift the limit',
      {
        days: daysOf(3, 'snack'),
        meals: [meal('a', 'snack')],
        rules: limits({ defaultPerType: 1, unlimitedWhenMealsPerDayAtLeast: { snack: 1 } }),
      },
      ['a', 'a', 'a'],
    ],
    [
      '12: uses in other stages count',
      {
        days: daysOf(3, 'snack'),
        meals: [meal('a', 'snack')],
        rules: limits({ maxAcrossStagesPerMeal: 3 }),
        rest: { usesInOtherStages: { a: 2 } },
      },
      ['a', null, null],
    ],
    [
      '12: 0 switches the limit off',
      {
        days: daysOf(3, 'snack'),
        meals: [meal('a', 'snack')],
        rules: limits({}),
        rest: { usesInOtherStages: { a: 9 } },
      },
      ['a', 'a', 'a'],
    ],
    [
      '13: meals of one keyword count as one',
      {
        days: daysOf(3, 'snack'),
        meals: ['a', 'b', 'c'].map((id) => meal(id, 'snack', { name: `Owsianka ${id}` })),
        rules: { ...limits({ defaultPerType: 1 }), repeatKeywordGroups: ['OWSIANKA'] },
      },
      ['*', null, null],
    ],
    [
      '14: a keyword once a day, over all slots',
      {
        days: daysOf(1, 'snack', 'late_snack'),
        meals: [meal('a', 'snack', { name: 'Zupa a' }), meal('b', 'late_snack', { name: 'Zupa b' })],
        rules: { dailyKeywordLimits: [{ keyword: 'zupa', limit: 1 }] },
      },
      ['*', null],
    ],
    [
      '16: no meal twice on one day',
      { days: daysOf(1, 'snack', 'snack'), meals: [meal('a', 'snack')] },
      ['a', null],
    ],
    [
      '18: a meal far too big beats an empty slot',
      { days: daysOf(1, 'snack'), meals: [meal('a', 'snack', of(1, { grams: 3000 }))] },
      ['a'],
    ],
  ])('rule %s', (_name, given, expected) => {
    const ids = idsOf(plan(given));
    const sorted = (list: readonly (string | null)[]) =>
      [...list].map((id) => (id === null ? '-' : id)).sort();
    if (expected.includes('*'))
      expect(ids.filter((id) => id !== null)).toHaveLength(expected.filter((id) => id !== null).length);
    else expect(sorted(ids)).toEqual(sorted(expected));
  });

  it('rule 8: a swap takes grams × percentage / 100 and its own energy', () => {
    const result = plan({
      days: daysOf(1, 'snack'),
      meals: [meal('a', 'snack', of(2))],
      rest: milk,
      mappings: mapped,
      substitutions: [{ foodId: 2, substituteFoodId: 3, percentage: 120 }],
    });
    const entry = result.planDays[0]?.slots[0]?.entry;
    expect(entry).toMatchObject({ baseCalories: 360, calories: 306, portionPercent: 85 });
    expect(entry?.baseIngredients[0]).toMatchObject({
      foodId: 3,
      originalFoodId: 2,
      grams: 360,
      wasSubstituted: true,
      substitution: { reason: 'intolerance', from: 'Mleko', to: 'Napój owsiany' },
    });
  });

  it('[decisions 42] rule 8: a swap onto a food the meal holds anyway makes one line', () => {
    const both = {
      ingredients: [
        { foodId: 3, grams: 100 },
        { foodId: 2, grams: 100 },
        { foodId: 4, grams: 50 },
      ],
    };
    const result = plan({
      days: daysOf(1, 'snack'),
      meals: [meal('a', 'snack', both)],
      rest: { patient: { ...milk.patient, disliked: ['masło'] } },
      mappings: mapped,
      substitutions: [
        { foodId: 2, substituteFoodId: 3, percentage: 120 },
        { foodId: 4, substituteFoodId: 3, percentage: 60 },
      ],
    });
    // 100 g + 100 g × 1.2 + 50 g × 0.6 = 250 g, 250 kcal.
    const entry = result.planDays[0]?.slots[0]?.entry;
    expect(entry).toMatchObject({ baseCalories: 250, foods: ['Napój owsiany'] });
    expect(entry?.baseIngredients).toMatchObject([
      { foodId: 3, grams: 250, substitution: { from: 'Mleko', to: 'Napój owsiany', alsoFrom: ['Masło'] } },
    ]);
  });

  it('rule 9: a recipe "na 2 porcje" is divided once, one with two servings not again', () => {
    const two = { ingredients: [{ foodId: 1, grams: 600 }], description: 'Przepis na 2 porcje.' };
    for (const servings of [1, 2]) {
      const result = plan({ days: daysOf(1, 'snack'), meals: [meal('a', 'snack', { ...two, servings })] });
      expect(result.planDays[0]?.slots[0]?.entry).toMatchObject({
        baseCalories: 300,
        calories: 300,
        portionPercent: 100,
      });
    }
  });

  it('rule 10: a fixed portion is taken, but never for lunch or dinner', () => {
    const rules = { fixedPortions: { snack: 60, lunch: 60 } };
    const result = plan({
      days: daysOf(1, 'snack', 'lunch'),
      meals: [meal('a', 'snack'), meal('b', 'lunch')],
      rules,
    });
    // The lunch makes up for the small snack: 180 + 420 kcal.
    expect(result.planDays[0]?.slots.map(({ entry }) => entry?.portionPercent)).toEqual([60, 140]);
  });

  it('rules 2 and 11: a locked meal stays, and counts for the repeats', () => {
    const filled =
      plan({ days: daysOf(1, 'snack'), meals: [meal('a', 'snack')] }).planDays[0]?.slots[0]?.entry ?? null;
    const days = daysOf(3, 'snack').map((day, d) => ({
      ...day,
      slots: day.slots.map((slot) => (d === 0 ? { ...slot, lockedInAllDays: true, entry: filled } : slot)),
    }));
    const result = plan({ days, meals: [meal('a', 'snack')], rules: limits({ defaultPerType: 2 }) });
    expect(idsOf(result).filter((id) => id === 'a')).toHaveLength(2);
    expect(result.planDays[0]?.slots[0]).toBe(days[0]?.slots[0]);
  });

  it('rule 15: lunches of two days are one meal, dinners wrap from the last day to the first', () => {
    const meals = ['a', 'b', 'c', 'd'].flatMap((id) => [meal(`l${id}`, 'lunch'), meal(`k${id}`, 'dinner')]);
    const rules = { pairingRules: [testPairing({ days: 4 })] };
    const ids = idsOf(plan({ days: daysOf(4, 'lunch', 'dinner'), meals, rules }));
    const [l1, d1, l2, d2, l3, d3, l4, d4] = ids;
    expect([l1 === l2, l3 === l4, d2 === d3, d4 === d1]).toEqual([true, true, true, true]);
  });

  it('rule 15: a pair no meal fits is split and told', () => {
    const rules = {
      pairingRules: [testPairing({ days: 2, dinnerPairSpan: 1 })],
      ...limits({ maxAcrossStagesPerMeal: 1 }),
    };
    const result = plan({ days: daysOf(2, 'lunch'), meals: [meal('a', 'lunch'), meal('b', 'lunch')], rules });
    expect(new Set(idsOf(result))).toEqual(new Set(['a', 'b']));
    expect(result.report.splitPairs).toEqual([{ type: 'lunch', days: [1, 2] }]);
    expect(result.log).toContain('PAIR lunch 1-2 SPLIT no common meal');
  });

  it('rule 19: a day without lunch does not get a double dinner', () => {
    const meals = ['a', 'b'].map((id) => meal(id, 'dinner', of(1, { grams: 300 })));
    const result = plan({ days: daysOf(2, 'lunch', 'dinner'), meals });
    expect(result.planDays.map(({ slots }) => slots[1]?.entry?.calories)).toEqual([300, 300]);
    expect(result.report.emptySlots.map(({ type }) => type)).toEqual(['lunch', 'lunch']);
    expect(result.report.daysOutsideTolerance).toEqual([]);
  });
});
