import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { rankCandidates } from '../candidates.js';
import { explainSlot } from '../explain.js';
import { generatePlan, type GenerateInput } from '../generator.js';
import type { Catalogue, Food, Meal, PatientInput } from '../model.js';
import { regenerateSlot } from '../regenerate.js';
import { buildPlanDay, slotTemplates } from '../slots.js';
import { keptFoodJudge } from '../safety/kept-judge.js';
import { isCalledAfterAbsent, standsInVain } from '../testing/checker-demotion.js';
import { checkPlan } from '../testing/checker.js';
import { testRules } from '../testing/rule-config.js';
import { demotionsOf } from './demotion.js';
import { areOneFamily } from './food-family.js';
import { haveOneRole } from './food-role.js';
import { indexCatalogue, resolveMeal } from './resolve-meal.js';

const food = (id: number, name: string, category: string, more: Partial<Food> = {}): Food => ({
  ...{ id, name, category, per: '100g' as const, carbs: 20, fat: 5, protein: 10, units: [], calories: 165 },
  ...more,
});
const FOODS = {
  nuts: food(1, 'Orzechy włoskie', 'Inne'),
  seeds: food(2, 'Nasiona słonecznika, łuskane', 'Inne'),
  pasta: food(3, 'Makaron pszenny, suchy', 'Kasze makarony zboża'),
  bread: food(4, 'Chleb żytni', 'Pieczywo'),
  quinoa: food(5, 'Komosa ryżowa, sucha', 'Kasze makarony zboża'),
  ricePasta: food(6, 'Makaron ryżowy, suchy', 'Kasze makarony zboża'),
  egg: food(7, 'Jajko kurze, gotowane na twardo', 'Nabiał i jaja'),
  avocado: food(8, 'Awokado, świeże', 'Owoce'),
  quail: food(9, 'Jajka przepiórcze', 'Nabiał i jaja'),
  almonds: food(10, 'Migdały', 'Inne'),
  freeBread: food(11, 'Chleb bezglutenowy', 'Pieczywo'),
  tomato: food(12, 'Pomidor, surowy', 'Warzywa'),
  pepper: food(13, 'Papryka czerwona, surowa', 'Warzywa'),
  rice: food(14, 'Ryż biały, suchy', 'Kasze makarony zboża'),
};
const SWAPS: readonly [keyof typeof FOODS, keyof typeof FOODS][] = [
  ['nuts', 'almonds'],
  ['nuts', 'seeds'],
  ['bread', 'quinoa'],
  ['pasta', 'ricePasta'],
  ['egg', 'quail'],
  ['egg', 'avocado'],
  ['tomato', 'pepper'],
];
const substitutions = SWAPS.map(([from, to]) => ({
  ...{ foodId: FOODS[from].id, substituteFoodId: FOODS[to].id, percentage: 100 },
}));
const dish = (id: string, name: string, ...foods: (keyof typeof FOODS)[]): Meal => ({
  ...{ id, name, types: ['lunch' as const], source: 'own' as const, favorite: false, servings: 1 },
  ingredients: foods.map((key) => ({ foodId: FOODS[key].id, grams: 100 })),
});
const catalogOf = (meals: readonly Meal[]): Catalogue => ({
  ...{ foods: Object.values(FOODS), meals, substitutions, dictionary: [], mappings: [] },
});
const config = testRules({ pairingRules: [] });
const found = (patient: Partial<PatientInput>, meal: Meal) => {
  const catalog = catalogOf([meal]);
  const judge = keptFoodJudge({ isChild: false, ...patient }, catalog, config);
  const resolved = resolveMeal(meal.ingredients, judge, indexCatalogue(catalog));
  return { ...resolved, demotions: demotionsOf(meal, resolved, judge) };
};
const reasons = (patient: Partial<PatientInput>, meal: Meal) =>
  found(patient, meal).demotions.map(({ reason }) => reason);

describe('a dish that gives way', () => {
  it('[decisions 49] is called after what was swapped out of it, in any form of the word', () => {
    const noNuts = { disliked: ['orzechy włoskie'] };
    for (const name of ['Makaron z orzechami', 'Makaron orzechowy', 'Orzechy i makaron'])
      expect(reasons(noNuts, dish('m', name, 'pasta', 'nuts'))).toContain('named');
    expect(reasons(noNuts, dish('m', 'Makaron bez orzechów', 'pasta', 'nuts'))).not.toContain('named');
    expect(reasons(noNuts, dish('m', 'Makaron po włosku', 'pasta', 'nuts'))).not.toContain('named');
    expect(reasons({}, dish('m', 'Makaron z orzechami', 'pasta', 'nuts'))).toEqual([]);
  });

  it('[decisions 49] is called after an allergen that none of its ingredients shows', () => {
    expect(reasons({ allergies: ['orzechy'] }, dish('m', 'Ryż z orzechami', 'rice', 'tomato'))).toContain(
      'named',
    );
  });

  it('keeps its place when what stands in is what the name promises', () => {
    const noWheat = { disliked: ['makaron pszenny'] };
    expect(reasons(noWheat, dish('m', 'Makaron z pomidorem', 'pasta', 'tomato'))).toEqual([]);
  });

  it('has a stand-in of another role: bread for quinoa, a boiled egg for avocado', () => {
    expect(reasons({ disliked: ['chleb żytni'] }, dish('m', 'Śniadanie', 'bread', 'tomato'))).toEqual([
      'other_role',
    ]);
    expect(reasons({ allergies: ['jaja'] }, dish('m', 'Talerz', 'egg', 'tomato'))).toEqual(['other_role']);
    expect(reasons({ disliked: ['pomidory'] }, dish('m', 'Talerz', 'tomato', 'rice'))).toEqual([]);
  });
});

describe('stand-ins', () => {
  it('know the roles of foods by name, measure and category', () => {
    expect(haveOneRole(FOODS.bread, FOODS.freeBread)).toBe(true);
    expect(haveOneRole(FOODS.bread, FOODS.quinoa)).toBe(false);
    expect(haveOneRole(FOODS.egg, FOODS.quail)).toBe(true);
    expect(haveOneRole(FOODS.egg, FOODS.avocado)).toBe(false);
    expect(
      haveOneRole(
        food(20, 'Pełnoziarnisty', 'Moje', { units: [{ name: 'kromka', grams: 35 }] }),
        FOODS.bread,
      ),
    ).toBe(true);
    expect(haveOneRole(food(21, 'Coś', 'Moje'), food(22, 'Inne coś', 'Moje'))).toBe(true);
  });

  it('of the same role come first, whatever the energy', () => {
    const catalog = {
      ...catalogOf([]),
      substitutions: [
        { foodId: FOODS.bread.id, substituteFoodId: FOODS.quinoa.id, percentage: 100 },
        { foodId: FOODS.bread.id, substituteFoodId: FOODS.freeBread.id, percentage: 60 },
      ],
    };
    const judge = keptFoodJudge({ isChild: false, disliked: ['chleb żytni'] }, catalog, config);
    const meal = dish('m', 'Talerz', 'bread');
    const { ingredients } = resolveMeal(meal.ingredients, judge, indexCatalogue(catalog));
    expect(ingredients[0]?.food.name).toBe('Chleb bezglutenowy');
  });

  it('are never of the family of an allergen: no quail eggs for eggs, no almonds for nuts', () => {
    expect(areOneFamily(FOODS.egg, FOODS.quail)).toBe(true);
    expect(areOneFamily(FOODS.nuts, FOODS.almonds)).toBe(true);
    expect(areOneFamily(FOODS.nuts, FOODS.seeds)).toBe(false);
    const names = (patient: Partial<PatientInput>, key: 'nuts' | 'egg') =>
      found(patient, dish('m', 'Talerz', key, 'rice')).ingredients.map((item) => item.food.name);
    expect(names({ allergies: ['orzechy włoskie'] }, 'nuts')).toContain('Nasiona słonecznika, łuskane');
    expect(names({ allergies: ['jajko kurze'] }, 'egg')).not.toContain('Jajka przepiórcze');
  });
});

/** Days of one lunch; meals of which some are called after nuts. */
function inputOf(meals: readonly Meal[], days: number, patient: PatientInput, seed: number): GenerateInput {
  const catalog = catalogOf(meals);
  const rules = testRules({ pairingRules: [], repeatKeywordGroups: [], dailyKeywordLimits: [] });
  const lunch = slotTemplates(rules, 5).filter(({ type }) => type === 'lunch');
  const planDays = Array.from({ length: days }, (_, i) =>
    buildPlanDay(
      i + 1,
      lunch.map((slot) => ({ ...slot, calorieSharePercent: 100 })),
    ),
  );
  const plan = { days, mealsPerDay: 1, caloriesPerDay: 330, generatorSources: ['own' as const], planDays };
  return { plan, patient, catalog, config: rules, seed };
}

const NO_NUTS: PatientInput = { isChild: false, disliked: ['orzechy włoskie'] };
const nutty = (i: number) =>
  dish(`n-${i}`, `Danie ${i} z orzechami`, 'nuts', i % 2 === 0 ? 'rice' : 'tomato');
const plainDish = (i: number) => dish(`p-${i}`, `Danie ${i}`, i % 2 === 0 ? 'rice' : 'tomato', 'pepper');

describe('generating', () => {
  it('never plans a dish called after what is not in it while another fits, and never leaves a place empty for it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 0, max: 40 }),
        fc.integer({ min: 1, max: 10 }),
        fc.integer({ min: 0, max: 9999 }),
        (named, others, days, seed) => {
          const meals = [
            ...Array.from({ length: named }, (_, i) => nutty(i)),
            ...Array.from({ length: others }, (_, i) => plainDish(i)),
          ];
          const input = inputOf(meals, days, NO_NUTS, seed);
          const result = generatePlan(input);
          if (!result.ok) throw new Error(result.code);
          expect(checkPlan(input, result.planDays)).toEqual([]);
          expect(standsInVain(input, result.planDays, ({ id }) => id.startsWith('p'))).toEqual([]);
          const entries = result.planDays.flatMap(({ slots }) => slots.flatMap(({ entry }) => entry ?? []));
          const most = config.repeatLimits.perType['lunch'] ?? config.repeatLimits.defaultPerType;
          expect(entries).toHaveLength(Math.min(days, meals.length * most));
          expect(entries.filter(isCalledAfterAbsent).length).toBe(
            Math.max(0, entries.length - others * most),
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  it('counts them in the explanation, the log and the alternatives, and says why', () => {
    const input = inputOf([nutty(0), nutty(2), plainDish(0)], 2, NO_NUTS, 3);
    const result = generatePlan(input);
    if (!result.ok) throw new Error(result.code);
    expect(result.report.pools[0]?.counts).toMatchObject({
      left: 3,
      demoted: { all: 2, named: 2, other_role: 0 },
    });
    expect(result.log).toContain('left=3 demoted=2');
    const asked = { ...input, plan: { ...input.plan, planDays: result.planDays }, day: 1, slotIndex: 0 };
    const explained = explainSlot({ ...asked, mealId: 'n-0' });
    expect(explained?.sentences.join(' ')).toContain('2 posiłki ustępują innym');
    expect(explained?.asked?.sentences.join(' ')).toContain('nazwa dania mówi o tym, czego w nim nie ma');
    const ranked = rankCandidates({ ...asked, limit: 9 });
    if (!ranked.ok) throw new Error(ranked.code);
    expect(ranked.candidates[0]?.mealId).toBe('p-0');
    expect(ranked.candidates.at(-1)?.demotions).toHaveLength(1);
  });

  it('draws one only when nothing else is left', () => {
    const meals = [
      ...Array.from({ length: 30 }, (_, i) => nutty(i)),
      ...Array.from({ length: 16 }, (_, i) => plainDish(i)),
    ];
    const input = inputOf(meals, 1, NO_NUTS, 5);
    for (let seed = 0; seed < 10; seed += 1) {
      const drawn = regenerateSlot({ ...input, seed, day: 1, slotIndex: 0 });
      expect(drawn.ok && drawn.changed[0]?.mealId).toMatch(/^p/u);
    }
  });
});
