import { describe, expect, it } from '@jest/globals';
import type { Catalogue, Food, PatientInput } from '../model.js';
import { indexCatalogue, resolveMeal } from '../substitution/resolve-meal.js';
import { testRules } from '../testing/rule-config.js';
import { createFoodJudge } from './judge.js';

function food(id: number, name: string, category = 'Nabiał', calories = 100): Food {
  return {
    id,
    name,
    category,
    per: '100g',
    carbs: 5,
    fat: 5,
    protein: 5,
    calories,
    units: [{ name: 'sztuka', grams: 50 }],
  };
}

const catalogue: Catalogue = {
  foods: [
    food(1, 'Mleko krowie'),
    food(2, 'Napój owsiany', 'Wegetariańskie', 50),
    food(3, 'Masło', 'Przyprawy i dodatki'),
    food(4, 'Pomidor', 'Warzywa'),
    food(5, 'Napój sojowy', 'Wegetariańskie', 90),
    food(1771, 'Jajka przepiórcze', 'Nabiał i jaja'),
    food(6, 'Jajko kurze', 'Nabiał i jaja'),
  ],
  meals: [],
  dictionary: [
    { key: 'mleko', name: 'Mleko krowie', aliases: ['Kazeina'] },
    { key: 'jajo', name: 'Białko jaja' },
  ],
  mappings: [
    { intolerance: 'mleko', foodId: 1 },
    { intolerance: 'mleko', foodId: 3 },
    { intolerance: 'jajo', foodId: 6 },
  ],
  substitutions: [
    { foodId: 1, substituteFoodId: 2, percentage: 120 },
    { foodId: 1, substituteFoodId: 5, percentage: 100 },
    { foodId: 6, substituteFoodId: 1771, percentage: 75 },
  ],
};

function judge(patient: Partial<PatientInput>) {
  return createFoodJudge({ isChild: false, ...patient }, catalogue, testRules());
}

function resolve(patient: Partial<PatientInput>, foodId: number, extra: object = {}) {
  return resolveMeal([{ foodId, grams: 200, ...extra }], judge(patient), indexCatalogue(catalogue));
}

describe('safety of a food for a patient', () => {
  const milk = { intolerances: [{ name: 'MLEKO KROWIE', value: 88 }] };
  const safe = (patient: Partial<PatientInput>, id: number) =>
    judge(patient).isSafe(catalogue.foods.find((f) => f.id === id)!);

  it('[diets §9] a value above 29 is a risk, 29 itself is not', () => {
    expect(safe({ intolerances: [{ name: 'mleko krowie', value: 29 }] }, 1)).toBe(true);
    expect(safe({ intolerances: [{ name: 'mleko krowie', value: 29.5 }] }, 1)).toBe(false);
  });

  it('names match the dictionary without case, accents and by alias', () => {
    expect(safe({ intolerances: [{ name: 'kazeina', value: 50 }] }, 1)).toBe(false);
    expect(safe({ intolerances: [{ name: 'bialko jaja', value: 50 }] }, 6)).toBe(false);
  });

  it('[library §3] a tolerance category lifts intolerances but never dislikes', () => {
    expect(safe(milk, 3)).toBe(true);
    expect(safe({ ...milk, disliked: ['masło'] }, 3)).toBe(false);
  });

  it('an elevated item that leads to no food is reported', () => {
    const patient = {
      intolerances: [
        { name: 'Transglutaminaza', value: 60 },
        { name: 'Kakao', value: 10 },
      ],
    };
    expect(judge(patient).risks.unmapped).toEqual([{ name: 'Transglutaminaza', value: 60 }]);
  });

  it('the highest of several values of one food counts', () => {
    const patient = {
      intolerances: [
        { name: 'Kazeina', value: 40 },
        { name: 'Mleko krowie', value: 90 },
      ],
    };
    expect(judge(patient).risks.byKey.get('mleko')?.value).toBe(90);
  });
});

describe('what the survey says about a food', () => {
  const tomato = catalogue.foods[3]!;
  const milk = catalogue.foods[0]!;
  const butter = catalogue.foods[2]!;

  it('[decisions 34] an allergy is its own reason, stronger than a dislike, and no category lifts it', () => {
    const patient = { allergies: ['uczulenie na mleko'], disliked: ['mleko'] };
    expect(judge(patient).verdictOf(milk)).toEqual({ allergy: 'mleko', disliked: 'mleko' });
    expect(judge({ allergies: ['masło'] }).verdictOf(butter)).toEqual({ allergy: 'masło' });
    expect(resolve(patient, 1).ingredients[0]).toMatchObject({ swap: { reason: 'allergy' } });
    expect(resolve({ allergies: ['pomidory'] }, 4).problems).toEqual([
      { rule: 'allergy_no_substitute', foodId: 4, cause: 'pomidory' },
    ]);
    expect(resolve(patient, 1, { replaceable: false }).problems).toContainEqual({
      ...{ rule: 'allergy_key', foodId: 1, cause: 'mleko' },
    });
  });

  it('[decisions 34] a declared intolerance has no value and is lifted by no category', () => {
    expect(judge({ declaredIntolerances: ['pomidory, masło'] }).verdictOf(tomato)).toEqual({
      intolerance: { key: 'pomidory', name: 'pomidory' },
    });
    expect(judge({ declaredIntolerances: ['masło'] }).verdictOf(butter).tolerated).toBeUndefined();
  });

  it('[decisions 31] an elevated item without a mapping is looked for by its name and still listed', () => {
    const found = judge({ intolerances: [{ name: 'Pomidory', value: 55 }] });
    expect(found.verdictOf(tomato)).toEqual({
      intolerance: { key: 'Pomidory', name: 'Pomidory', value: 55 },
    });
    expect(found.risks.unmapped).toEqual([{ name: 'Pomidory', value: 55 }]);
  });

  it('a food that is known by its name alone is judged by its name and its keys', () => {
    const found = judge({ disliked: ['cebula'], intolerances: [{ name: 'Mleko krowie', value: 60 }] });
    const gone = { foodId: null, foodName: 'Cebula dymka' };
    expect(found.verdictOfMissing(gone)).toEqual({ disliked: 'cebula' });
    const keyed = { foodId: null, foodName: 'Deser', intolerances: [{ key: 'mleko', name: 'Mleko' }] };
    expect(found.verdictOfMissing(keyed)).toMatchObject({ intolerance: { value: 60 } });
    expect(found.verdictOfMissing({ foodId: null, foodName: 'Deser' })).toEqual({});
  });
});

describe('substitution in a meal', () => {
  const milk = { intolerances: [{ name: 'Mleko krowie', value: 88 }] };

  it('swaps for the listed substitute that keeps the energy best, with its percentage', () => {
    // 200 g milk = 200 kcal; oats 240 g × 0.5 = 120 kcal; soy 200 g × 0.9 = 180 kcal
    const meal = resolve(milk, 1);
    expect(meal).toMatchObject({
      mask: 0,
      ingredients: [{ food: { id: 5 }, grams: 200, swap: { percentage: 100, reason: 'intolerance' } }],
    });
    expect(meal.nutrition.calories).toBeCloseTo(180, 6);
  });

  it('a substitute the patient dislikes is no substitute', () => {
    const meal = resolve({ ...milk, disliked: ['napój sojowy'] }, 1);
    expect(meal.ingredients[0]).toMatchObject({ food: { id: 2 }, grams: 240 });
    expect(meal.nutrition.calories).toBeCloseTo(120, 6);
  });

  it('a key ingredient excludes the meal instead', () => {
    expect(resolve(milk, 1, { replaceable: false }).problems).toEqual([
      { rule: 'intolerance_key', foodId: 1, cause: 'mleko', value: 88 },
    ]);
  });

  describe('[decisions 40] a food by the piece without the weight of a piece', () => {
    const withoutWeight = (id: number): Catalogue => ({
      ...catalogue,
      foods: catalogue.foods.map((one) => (one.id === id ? { ...one, per: 'sztuka', units: [] } : one)),
    });
    const resolveIn = (foods: Catalogue, patient: Partial<PatientInput>, foodId: number) =>
      resolveMeal([{ foodId, grams: 200 }], judge(patient), indexCatalogue(foods));

    it('keeps its meal out of plans: nobody knows the energy', () => {
      const { problems, nutrition } = resolveIn(withoutWeight(4), {}, 4);
      expect(problems).toEqual([{ rule: 'no_data', foodId: 4, cause: '' }]);
      expect(nutrition.calories).toBe(0);
    });

    it('does not stand in for another one', () => {
      // The oat drink is nearer in energy, but nobody knows how much of it 240 g are.
      expect(resolveIn(withoutWeight(2), milk, 1).ingredients[0]).toMatchObject({ food: { id: 5 } });
    });

    it('may be swapped out for one that is known', () => {
      const meal = resolveIn(withoutWeight(1), milk, 1);
      expect(meal.problems).toEqual([]);
      expect(meal.ingredients[0]).toMatchObject({ food: { id: 2 }, grams: 240 });
    });
  });

  it('no safe substitute excludes the meal', () => {
    expect(resolve({ disliked: ['pomidory'] }, 4).problems).toEqual([
      { rule: 'disliked_no_substitute', foodId: 4, cause: 'pomidory' },
    ]);
  });

  it('a safe ingredient is never substituted', () => {
    expect(resolve({}, 1).ingredients[0]).toMatchObject({ food: { id: 1 }, grams: 200 });
  });

  it('[diets §9] food 1771 takes four units for one, and four when there was no unit', () => {
    const eggs = { intolerances: [{ name: 'Białko jaja', value: 40 }] };
    const two = resolve(eggs, 6, { unitName: 'sztuka', unitQty: 2 }).ingredients[0];
    expect(two).toMatchObject({ food: { id: 1771 }, grams: 150, unitName: 'sztuka', unitQty: 8 });
    expect(resolve(eggs, 6).ingredients[0]).toMatchObject({ unitQty: 4 });
  });

  it('a measure the substitute also has is recomputed, another one is dropped', () => {
    const piece = resolve(milk, 1, { unitName: 'sztuka', unitQty: 4 }).ingredients[0];
    expect(piece).toMatchObject({ unitName: 'sztuka', unitQty: 4 }); // 200 g / 50 g
    expect(resolve(milk, 1, { unitName: 'szklanka', unitQty: 1 }).ingredients[0]).not.toHaveProperty(
      'unitName',
    );
  });
});
