import { describe, expect, it } from '@jest/globals';
import { buildEntry } from '../entry.js';
import { sentenceOf } from '../explain/sentences.js';
import type { Food, PlanDay } from '../model.js';
import { buildPlanDay, slotTemplates } from '../slots.js';
import { testRules } from '../testing/rule-config.js';
import { nutritionOf } from '../nutrition.js';
import { analysePlan, checkMeal, prepareCheck, unmappedRisks, type SafetyData } from './analyse.js';

const milk: Food = {
  id: 1,
  name: 'Mleko krowie',
  category: 'Nabiał',
  per: '100g',
  carbs: 5,
  fat: 2,
  protein: 3,
  calories: 50,
  units: [],
};
const carrot: Food = { ...milk, id: 2, name: 'Marchew', category: 'Warzywa' };

const data: SafetyData = {
  intolerances: [],
  disliked: [],
  catalog: {
    foods: [milk, carrot],
    dictionary: [{ key: 'mleko', name: 'Mleko' }],
    mappings: [{ intolerance: 'mleko', foodId: 1 }],
  },
  config: testRules(),
};

function mealOf(food: Food) {
  const ingredients = [{ food, grams: 100 }];
  return buildEntry(
    { id: 'm-1', name: food.name, servings: 1 },
    { ingredients, nutrition: nutritionOf(food, 100) },
    1,
    100,
  );
}

function planWith(...foods: Food[]): PlanDay[] {
  const day = buildPlanDay(1, slotTemplates(testRules(), 3));
  return [
    { ...day, slots: day.slots.map((slot, i) => ({ ...slot, entry: foods[i] ? mealOf(foods[i]) : null })) },
  ];
}

describe('safety of a plan', () => {
  it('a plan without risks is safe, and empty slots are listed', () => {
    const safety = analysePlan(planWith(milk, carrot), data);
    expect(safety).toMatchObject({ state: 'safe', counts: { meals: 2, dangerous: 0, unchecked: 0 } });
    expect(safety.slots.every((slot) => slot.safety === 'safe')).toBe(true);
    expect(safety.emptySlots).toEqual([{ day: 1, slotIndex: 2, label: 'dinner' }]);
  });

  it('a meal with a risk names the food, the intolerance and the value', () => {
    const safety = analysePlan(planWith(milk), { ...data, intolerances: [{ name: 'Mleko', value: 64 }] });
    expect(safety.state).toBe('dangerous');
    expect(safety.slots[0]).toMatchObject({
      safety: 'dangerous',
      problems: [{ kind: 'intolerance', foodName: 'Mleko krowie', cause: 'mleko', value: 64 }],
    });
  });

  it('[decisions 54] a word of the practice that the dietitian minds herself keeps the plan at attention', () => {
    const own = { word: 'xylobus', foodIds: [], categories: [], allergens: [] };
    const stateWith = (kind: 'note' | 'not_food') =>
      analysePlan(planWith(carrot), {
        ...data,
        allergies: ['xylobus'],
        catalog: { ...data.catalog, ownWords: [{ ...own, kind }] },
      });
    expect(stateWith('note')).toMatchObject({
      state: 'attention',
      notUnderstood: [{ entry: 'xylobus', reason: 'note' }],
    });
    expect(stateWith('not_food')).toMatchObject({ state: 'safe', notUnderstood: [] });
  });

  it('a borderline value asks for attention with its own value', () => {
    const safety = analysePlan(planWith(milk), { ...data, intolerances: [{ name: 'Mleko', value: 27 }] });
    expect(safety).toMatchObject({
      state: 'attention',
      slots: [{ problems: [{ kind: 'borderline', value: 27 }] }],
    });
  });

  it('data that could not be loaded make the plan unchecked, never green', () => {
    const missing = {
      ...data,
      intolerances: null,
      disliked: null,
      catalog: { ...data.catalog, mappings: null },
    };
    expect(analysePlan(planWith(carrot), missing)).toMatchObject({
      state: 'unchecked',
      missing: ['intolerances', 'disliked', 'mappings'],
    });
  });

  it.each([
    ['intolerances', { intolerances: null }],
    ['disliked', { disliked: null }],
    ['mappings', { catalog: { ...data.catalog, mappings: null } }],
  ])('without %s no meal counts as checked, but a danger that is known is told', (name, change) => {
    const known = { ...data, intolerances: [], disliked: ['marchew'], ...change };
    const safety = analysePlan(planWith(milk, carrot), known);
    const isTold = name !== 'disliked';
    expect(safety).toMatchObject({ state: 'unchecked', missing: [name] });
    expect(safety.counts).toEqual({
      ...{ meals: 2, attention: 0 },
      ...{ dangerous: isTold ? 1 : 0, unchecked: isTold ? 1 : 2 },
    });
    expect(prepareCheck(known).check(mealOf(milk)).safety).toBe('unchecked');
  });

  it('the verdict of a stored plan counts risky meals and those that could not be checked', () => {
    const foreign = mealOf(carrot);
    const plan = planWith(milk, carrot, carrot).map((day) => ({
      ...day,
      slots: day.slots.map((slot, i) =>
        i < 2
          ? slot
          : {
              ...slot,
              entry: {
                ...foreign,
                ingredients: [{ ...foreign.ingredients[0]!, foodId: null, foodName: 'Syrop' }],
              },
            },
      ),
    }));
    const { counts, state } = analysePlan(plan, { ...data, intolerances: [{ name: 'mleko', value: 31 }] });
    expect(counts).toEqual({ meals: 3, dangerous: 1, unchecked: 1, attention: 0 });
    expect(state).toBe('dangerous');
    expect(sentenceOf.verdict(counts)).toBe('1 z 3 ryzykowny, 1 niesprawdzony');
    expect(sentenceOf.verdict({ meals: 70, dangerous: 0, unchecked: 2 })).toBe(
      '0 z 70 ryzykownych, 2 niesprawdzone',
    );
  });

  it('an imported meal without ingredients, or one not matched to the base, is unchecked', () => {
    const { check } = prepareCheck(data);
    expect(check({ ...mealOf(carrot), unmapped: true }).safety).toBe('unchecked');
    expect(check({ ...mealOf(carrot), ingredients: [] }).safety).toBe('unchecked');
  });

  it('an elevated item without a food keeps the plan from being green', () => {
    const safety = analysePlan(planWith(carrot), { ...data, intolerances: [{ name: 'Kakao', value: 50 }] });
    expect(safety).toMatchObject({ state: 'attention', unmapped: [{ name: 'Kakao', value: 50 }] });
  });

  it('[decisions 31] a plan without any meal was not checked, so it is never green', () => {
    const safety = analysePlan(planWith(), data);
    expect(safety).toMatchObject({ state: 'no_data', counts: { meals: 0, dangerous: 0, unchecked: 0 } });
    expect(safety.emptySlots).toHaveLength(3);
  });

  it('[decisions 31] a patient with neither a survey nor results has nothing to be checked against', () => {
    const nobody = { ...data, hasRecords: false };
    expect(analysePlan(planWith(milk), nobody).state).toBe('no_data');
    expect(checkMeal(mealOf(milk), nobody).safety).toBe('no_data');
  });

  it('[decisions 31] one meal is not called safe while the check of its patient has a hole', () => {
    const holes = { ...data, intolerances: [{ name: 'Kakao', value: 55 }], disliked: ['szarańcza'] };
    expect(checkMeal(mealOf(carrot), holes)).toMatchObject({
      safety: 'attention',
      problems: [],
      unmapped: [{ name: 'Kakao', value: 55 }],
      notUnderstood: [{ entry: 'szarańcza', source: 'disliked' }],
    });
    expect(checkMeal(mealOf(carrot), data).safety).toBe('safe');
    expect(checkMeal({ ...mealOf(carrot), unmapped: true }, data).safety).toBe('unchecked');
    expect(checkMeal(mealOf(milk), { ...holes, disliked: ['mleko'] }).safety).toBe('dangerous');
  });

  it('[decisions 32] a tolerated food is listed with its value and asks for attention', () => {
    const mustard: Food = { ...carrot, id: 3, name: 'Musztarda', category: 'Przyprawy i dodatki' };
    const lenient = {
      ...data,
      intolerances: [{ name: 'Gorczyca', value: 90 }],
      catalog: {
        foods: [milk, carrot, mustard],
        dictionary: [{ key: 'gorczyca', name: 'Gorczyca' }],
        mappings: [{ intolerance: 'gorczyca', foodId: 3 }],
      },
      config: testRules({ ingredientToleranceCategories: ['Przyprawy i dodatki'] }),
    };
    const hit = { foodName: 'Musztarda', foodId: 3, category: 'Przyprawy i dodatki', value: 90 };
    expect(analysePlan(planWith(mustard, carrot, mustard), lenient)).toMatchObject({
      state: 'attention',
      counts: { dangerous: 0, attention: 2 },
      tolerated: [{ ...hit, cause: 'gorczyca' }],
    });
    const strict = { ...lenient, config: testRules({ ingredientToleranceCategories: [] }) };
    expect(analysePlan(planWith(mustard), strict)).toMatchObject({ state: 'dangerous', tolerated: [] });
  });

  it('an ingredient outside the food base leaves the meal unchecked', () => {
    const entry = mealOf(carrot);
    const foreign = {
      ...entry,
      ingredients: [{ ...entry.ingredients[0]!, foodId: null, foodName: 'Syrop' }],
    };
    expect(prepareCheck(data).check(foreign)).toMatchObject({
      safety: 'unchecked',
      problems: [{ kind: 'unknown_food', foodName: 'Syrop' }],
    });
  });

  describe('[decisions 31] [decisions 34] a food whose allergens nobody checked', () => {
    const dessert: Food = {
      ...{ ...carrot, id: 4, name: 'Deser firmowy', category: 'Inne' },
      allergenInfo: { allergens: ['soja'], confidence: 'niepewny' },
    };
    const withDessert = (patient: Partial<SafetyData>, food = dessert) => {
      const foods = [milk, carrot, food];
      return checkMeal(mealOf(food), { ...data, ...patient, catalog: { ...data.catalog, foods } });
    };

    it.each(['mleko', 'orzech laskowy', 'celiakia'])('is not safe for who is allergic: %s', (allergy) => {
      expect(withDessert({ allergies: [allergy] })).toMatchObject({
        safety: 'unchecked',
        problems: [{ kind: 'unverified', level: 'note', foodName: 'Deser firmowy', cause: allergy }],
      });
    });

    it('is dangerous for an allergen it declares', () => {
      expect(withDessert({ allergies: ['soja'] }).safety).toBe('dangerous');
    });

    it('is no matter where no allergen is meant, or the name says that it holds none', () => {
      expect(withDessert({ disliked: ['nabiał'] }).safety).toBe('safe');
      expect(withDessert({ allergies: ['truskawki'] }).safety).toBe('attention');
      const bread = { ...dessert, name: 'Chleb bezglutenowy', category: 'Pieczywo' };
      expect(withDessert({ allergies: ['celiakia'] }, bread).safety).toBe('safe');
      const checked: Food = { ...dessert, allergenInfo: { allergens: [], confidence: 'prawdopodobny' } };
      expect(withDessert({ allergies: ['mleko'] }, checked).safety).toBe('safe');
    });
  });

  it.each([
    ['a mapping that outlived it', {}, { intolerances: [{ name: 'Mleko', value: 64 }] }],
    [
      'the keys the plan keeps',
      { foodId: null, intolerances: [{ key: 'mleko', name: 'Mleko' }] },
      { intolerances: [{ name: 'Mleko', value: 64 }] },
    ],
    ['its name', { foodId: null }, { disliked: ['mleko'] }],
    [
      'the allergens it declared',
      { foodId: 77, foodName: 'Deser Bajka', allergens: ['mleko'] },
      { allergies: ['mleko'] },
    ],
    [
      'its category',
      { foodId: 77, foodName: 'Deser Bajka', foodCategory: 'Nabiał' },
      { disliked: ['nabiał'] },
    ],
    [
      'the words it came in with',
      { foodId: null, foodName: '', sourceText: 'mleko' },
      { disliked: ['mleko'] },
    ],
  ])('a food that left the base and is dangerous by %s stays dangerous', (_, change, against) => {
    const entry = mealOf(milk);
    const meal = { ...entry, ingredients: [{ ...entry.ingredients[0]!, ...change }] };
    const gone = { ...data, ...against, catalog: { ...data.catalog, foods: [carrot] } };
    const { safety, problems } = prepareCheck(gone).check(meal);
    expect(safety).toBe('dangerous');
    expect(problems.at(-1)).toMatchObject({ kind: 'unknown_food' });
    const harmless = { ...gone, intolerances: [], disliked: [], allergies: [] };
    expect(prepareCheck(harmless).check(meal).safety).toBe('unchecked');
  });

  it('an elevated item without any food is visible before a plan exists', () => {
    expect(
      unmappedRisks({
        ...data,
        intolerances: [
          { name: 'Kakao', value: 50 },
          { name: 'Mleko', value: 50 },
        ],
      }),
    ).toEqual([{ name: 'Kakao', value: 50 }]);
  });
});
