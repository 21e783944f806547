import { describe, expect, it } from '@jest/globals';
import type { Catalogue, Food, Meal, PlanDay } from './model.js';
import { previewSlots, type PreviewInput, type PreviewSource } from './preview-slots.js';
import type { Place } from './replace-meal.js';
import { buildPlanDay, mapSlots, slotTemplates } from './slots.js';
import { testRules } from './testing/rule-config.js';
import { withTotals } from './totals.js';

const food = (id: number, name: string, calories: number): Food => ({
  id,
  name,
  category: 'Nabiał',
  per: '100g',
  carbs: 5,
  fat: 5,
  protein: 5,
  calories,
  units: [],
});
const meal = (id: string, types: string[], foodIds: number[], replaceable?: boolean): Meal => ({
  id,
  name: id,
  types: types as Meal['types'],
  source: 'own',
  favorite: false,
  servings: 1,
  ingredients: foodIds.map((foodId) => ({
    foodId,
    grams: 500,
    ...(replaceable === undefined ? {} : { replaceable }),
  })),
});

const catalog: Catalogue = {
  foods: [food(1, 'Mleko', 100), food(2, 'Napój sojowy', 100), food(3, 'Powietrze', 0)],
  meals: [
    meal('milk', ['breakfast'], [1]),
    meal('key', ['breakfast'], [1], false),
    meal('soup', ['soup'], [2]),
    meal('hole', ['breakfast'], [2, 99]),
    meal('air', ['breakfast'], [3]),
    meal('first', ['first_breakfast'], [2]),
  ],
  substitutions: [{ foodId: 1, substituteFoodId: 2, percentage: 100 }],
  mappings: [{ intolerance: 'mleko', foodId: 1 }],
  dictionary: [{ key: 'mleko', name: 'Mleko' }],
};
const config = testRules({ slotPools: { lunch: ['lunch', 'soup'] } });
const patient = { isChild: false, intolerances: [{ name: 'Mleko', value: 60 }] };

const BREAKFAST = { day: 1, slotIndex: 0 };
const LUNCH = { day: 1, slotIndex: 1 };
const emptyDays = [1, 2].map((day) => buildPlanDay(day, slotTemplates(config, 3)));
const library = (mealId: string): PreviewSource => ({ kind: 'meal', mealId });

const preview = (change: Partial<PreviewInput>) =>
  previewSlots({
    planDays: emptyDays,
    caloriesPerDay: 1600,
    targets: [BREAKFAST],
    source: library('milk'),
    patient,
    catalog,
    config,
    ...change,
  });
const previewed = (change: Partial<PreviewInput>) => {
  const result = preview(change);
  if (!result.ok) throw new Error(result.code);
  return result;
};
/** The only slot that gets a meal. */
const placed = (change: Partial<PreviewInput>) => {
  const [slot, ...rest] = previewed(change).slots;
  if (!slot || rest.length > 0) throw new Error('not one slot');
  return slot;
};
/** Days with these library meals in them. */
const daysWith = (...meals: [Place, string][]): PlanDay[] =>
  meals.reduce<PlanDay[]>((planDays, [place, mealId]) => {
    const { slot } = placed({ planDays, targets: [place], source: library(mealId) });
    const filled = mapSlots(planDays, (one, day, i) =>
      day === place.day && i === place.slotIndex ? slot : one,
    );
    return withTotals(filled);
  }, emptyDays);
const kcalOf = (days: readonly PlanDay[], { day, slotIndex }: Place) =>
  days.find((one) => one.day === day)?.slots[slotIndex]?.entry?.calories ?? 0;

describe('a meal put into a slot by hand', () => {
  it('[diets §5] is swapped to be safe and gets the portion nearest to the slot’s target', () => {
    const { slot, safety, problems, swaps, typeMatches } = placed({});
    expect({ safety, problems, swaps, typeMatches }).toEqual({
      safety: 'safe',
      problems: [],
      swaps: [{ from: 'Mleko', to: 'Napój sojowy' }],
      typeMatches: true,
    });
    const target = (1600 * slot.calorieSharePercent) / 100;
    expect(Math.abs((slot.entry?.calories ?? 0) - target)).toBeLessThanOrEqual(25);
  });

  it('is shown with its risk when a key ingredient cannot be swapped', () => {
    expect(placed({ source: library('key') })).toMatchObject({
      safety: 'dangerous',
      problems: [{ kind: 'intolerance', foodName: 'Mleko', cause: 'mleko', value: 60 }],
    });
  });

  it('[diets §5] tells whether the slot takes its type, by the pools of the rules', () => {
    expect(placed({ source: library('soup') })).toMatchObject({
      typeMatches: false,
      acceptedTypes: ['breakfast'],
    });
    expect(placed({ source: library('soup'), targets: [LUNCH] })).toMatchObject({
      typeMatches: true,
      acceptedTypes: ['lunch', 'soup'],
    });
    expect(placed({ source: library('first') }).typeMatches).toBe(true);
  });

  it('with an ingredient outside the food base stays unchecked, now and in the plan', () => {
    expect(placed({ source: library('hole') })).toMatchObject({
      safety: 'unchecked',
      problems: [{ kind: 'unknown_food', foodId: 99 }],
      slot: { entry: { unmapped: true } },
    });
  });

  it('without a target or without energy is a whole portion, never NaN', () => {
    expect(placed({ caloriesPerDay: 0 }).slot.entry?.portionPercent).toBe(100);
    expect(placed({ source: library('air') }).slot.entry).toMatchObject({ portionPercent: 100, calories: 0 });
  });

  it('needs a slot and a meal that exist', () => {
    for (const wrong of [
      { day: 3, slotIndex: 0 },
      { day: 1, slotIndex: 3 },
    ]) {
      expect(preview({ targets: [BREAKFAST, wrong] })).toEqual({ ok: false, code: 'slot_not_found' });
      expect(preview({ source: { kind: 'move', from: wrong } })).toEqual({
        ok: false,
        code: 'slot_not_found',
      });
    }
    expect(preview({ source: library('none') })).toEqual({ ok: false, code: 'meal_not_found' });
  });

  it('[decisions 20] gets a portion a person may choose, also where the rules allow more', () => {
    const generous = testRules({ variablePortions: { defaultRange: { min: 210, max: 300 }, overrides: {} } });
    const wide = testRules({ variablePortions: { defaultRange: { min: 5, max: 300 }, overrides: {} } });
    const portionOf = (change: Partial<PreviewInput>) => {
      const { slot, portionRange } = placed({ source: library('milk'), ...change });
      const percent = slot.entry?.portionPercent ?? 0;
      expect(percent).toBeGreaterThanOrEqual(portionRange.min);
      expect(percent).toBeLessThanOrEqual(portionRange.max);
      return percent;
    };
    expect(portionOf({ config: wide, caloriesPerDay: 9000 })).toBe(200);
    expect(portionOf({ config: wide, caloriesPerDay: 10 })).toBe(10);
    expect(portionOf({ config: generous })).toBe(210);
  });

  it('goes into many places at once, in each at its own portion, and the days say before and after', () => {
    const targets = [BREAKFAST, LUNCH, { day: 2, slotIndex: 0 }];
    const { slots, days, emptied } = previewed({ targets });
    expect(slots.map(({ day, slotIndex }) => ({ day, slotIndex }))).toEqual(targets);
    expect(slots.map(({ typeMatches }) => typeMatches)).toEqual([true, false, true]);
    const [first, second, third] = slots.map(({ slot }) => slot.entry?.calories ?? 0);
    expect(second).toBeGreaterThan(first ?? 0);
    expect(days).toMatchObject([
      { day: 1, before: { calories: 0 }, after: { calories: (first ?? 0) + (second ?? 0) } },
      { day: 2, before: { calories: 0 }, after: { calories: third } },
    ]);
    expect(emptied).toEqual([]);
  });
});

describe('a meal of the plan', () => {
  const planDays = daysWith([BREAKFAST, 'key'], [LUNCH, 'soup']);

  it('that is moved leaves its place empty and keeps its portion', () => {
    const target = { day: 2, slotIndex: 0 };
    const { slots, emptied, days } = previewed({
      planDays,
      targets: [target],
      source: { kind: 'move', from: BREAKFAST },
    });
    expect(slots).toMatchObject([
      { ...target, safety: 'dangerous', typeMatches: true, slot: { entry: { mealId: 'key' } } },
    ]);
    expect(slots[0]?.slot.entry).toBe(planDays[0]?.slots[0]?.entry);
    expect(emptied).toEqual([BREAKFAST]);
    const [key, soup] = [kcalOf(planDays, BREAKFAST), kcalOf(planDays, LUNCH)];
    expect(days).toMatchObject([
      { day: 1, before: { calories: key + soup }, after: { calories: soup } },
      { day: 2, before: { calories: 0 }, after: { calories: key } },
    ]);
  });

  it('that is swapped sends the other one back, and both are checked and matched', () => {
    const { slots, emptied, days } = previewed({
      planDays,
      targets: [LUNCH],
      source: { kind: 'swap', from: BREAKFAST },
    });
    expect(slots).toMatchObject([
      { ...LUNCH, safety: 'dangerous', typeMatches: false, slot: { entry: { mealId: 'key' } } },
      { ...BREAKFAST, safety: 'safe', typeMatches: false, slot: { entry: { mealId: 'soup' } } },
    ]);
    expect(emptied).toEqual([]);
    expect(days[0]?.after).toEqual(days[0]?.before);
    const alone = { planDays, targets: [{ day: 2, slotIndex: 0 }] };
    expect(previewed({ ...alone, source: { kind: 'swap', from: BREAKFAST } }).emptied).toEqual([BREAKFAST]);
  });

  it('that is copied stays where it is', () => {
    const targets = [LUNCH, { day: 2, slotIndex: 0 }];
    const { slots, emptied } = previewed({ planDays, targets, source: { kind: 'copy', from: BREAKFAST } });
    expect(slots.map(({ slot }) => slot.entry?.mealId)).toEqual(['key', 'key']);
    expect(emptied).toEqual([]);
    const from = { day: 2, slotIndex: 2 };
    expect(preview({ planDays, source: { kind: 'copy', from } })).toEqual({ ok: false, code: 'slot_empty' });
  });
});

describe('a food', () => {
  const source = (foodId: number, grams = 200): PreviewSource => ({ kind: 'food', food: { foodId, grams } });

  it('[diets §2] makes an empty slot a meal of its own, at a portion the slot allows', () => {
    const fixed = testRules({ fixedPortions: { breakfast: 50 } });
    expect(placed({ source: source(2) }).slot.entry).toMatchObject({
      name: 'Napój sojowy',
      mealId: null,
      calories: 200,
      portionPercent: 100,
    });
    expect(placed({ source: source(2), config: fixed }).slot.entry).toMatchObject({
      calories: 200,
      portionPercent: 50,
      baseCalories: 400,
    });
    expect(placed({ source: source(1) })).toMatchObject({ safety: 'dangerous', typeMatches: true });
  });

  it('[decisions 42] joins the meal that stands there, as one line where the meal holds it already', () => {
    const planDays = daysWith([BREAKFAST, 'first']);
    const before = planDays[0]?.slots[0]?.entry;
    const joined = placed({ planDays, source: source(2) }).slot.entry;
    expect(joined).toMatchObject({ mealId: 'first', ingredients: [{ foodId: 2 }] });
    expect(joined?.calories).toBe((before?.calories ?? 0) + 200);
    expect(joined?.portionPercent).toBe(before?.portionPercent);
    expect(placed({ planDays, source: source(3) }).slot.entry?.ingredients).toHaveLength(2);
  });

  it('nobody knows is refused by its number', () => {
    expect(preview({ source: source(99) })).toEqual({ ok: false, code: 'unknown_foods', foodIds: [99] });
  });

  it('[decisions 40] without the weight of a piece is refused by name, and so is a meal that holds it', () => {
    const foods = catalog.foods.map((one) => (one.id === 2 ? { ...one, per: 'sztuka' as const } : one));
    const bare = { catalog: { ...catalog, foods }, patient: { isChild: false } };
    const refused = { ok: false, code: 'no_piece_weight', foodName: 'Napój sojowy' };
    expect(preview({ ...bare, source: source(2) })).toEqual(refused);
    expect(preview({ ...bare, source: library('soup') })).toEqual(refused);
  });
});
