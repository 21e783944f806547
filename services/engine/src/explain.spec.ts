import { describe, expect, it } from '@jest/globals';
import { assessFeasibility, explainSlot } from './explain.js';
import { counted, sentenceOf } from './explain/sentences.js';
import { slotTypeForms } from './explain/type-forms.js';
import { generatePlan } from './generator.js';
import { ordinaryInput } from './testing/instances.js';
import { makeLibrary } from './testing/library.js';

const catalog = makeLibrary({ seed: 31, meals: 300 });
const base = ordinaryInput({
  catalog,
  patient: { isChild: false, intolerances: [{ name: 'mleko', value: 70.5 }] },
});
const plan = generatePlan(base);
if (!plan.ok) throw new Error(plan.code);
const input = { ...base, plan: { ...base.plan, planDays: plan.planDays } };

describe('why this meal', () => {
  it('the present meal is explained by its energy, its place and its swaps', () => {
    const slot = explainSlot({ ...input, day: 3, slotIndex: 2 });
    expect(slot?.present).toMatchObject({ broken: [], mealId: plan.planDays[2]?.slots[2]?.entry?.mealId });
    expect(slot?.present?.sentences[0]).toMatch(
      /^Pasuje: \d+ kcal przy porcji \d+% \(cel 600 kcal\), \d+\. miejsce/,
    );
    expect(slot?.sentences[0]).toMatch(/^W bibliotece: \d+ obiad/);
  });

  it('a meal of another type is out because of its type, and every other rule it breaks is named too', () => {
    const snack = catalog.meals.find(({ types }) => types.length === 1 && types[0] === 'snack')!;
    const asked = explainSlot({ ...input, sources: ['own'], day: 3, slotIndex: 2, mealId: snack.id })?.asked;
    expect(asked?.broken[0]?.rule).toBe('type');
    expect(asked?.rank).toBeNull();
    expect(asked?.sentences[0]).toBe('Typ posiłku nie pasuje do tego miejsca.');
  });

  it('a meal with a key ingredient the patient does not tolerate names food, tested name and value', () => {
    const milkFoods = new Set(
      catalog.mappings.filter(({ intolerance }) => intolerance === 'mleko').map(({ foodId }) => foodId),
    );
    const meal = catalog.meals.find(
      ({ ingredients, types }) =>
        types.includes('lunch') &&
        ingredients.some(
          ({ foodId, replaceable }) =>
            replaceable === false &&
            milkFoods.has(foodId) &&
            catalog.foods.find(({ id }) => id === foodId)?.category !== 'Przyprawy i dodatki',
        ),
    )!;
    const asked = explainSlot({ ...input, day: 3, slotIndex: 2, mealId: meal.id })?.asked;
    expect(asked?.broken.map(({ rule }) => rule)).toContain('intolerance_key');
    expect(asked?.sentences.join(' ')).toContain('a pacjent go nie toleruje: MLEKO (70,5 U/ml)');
  });

  it('the meal of the same day is out for being there already', () => {
    const mealId = plan.planDays[2]?.slots[4]?.entry?.mealId ?? '';
    const meals = catalog.meals.map((meal) =>
      meal.id === mealId ? { ...meal, types: ['lunch' as const, 'dinner' as const] } : meal,
    );
    const asked = explainSlot({
      ...input,
      catalog: { ...catalog, meals },
      day: 3,
      slotIndex: 2,
      mealId,
    })?.asked;
    expect(asked?.broken.map(({ rule }) => rule)).toEqual(['same_day']);
  });

  it('a slot or meal that does not exist has no explanation', () => {
    expect(explainSlot({ ...input, day: 30, slotIndex: 0 })).toBeUndefined();
    expect(explainSlot({ ...input, day: 1, slotIndex: 0, mealId: 'm-x' })?.asked).toBeNull();
  });
});

describe('what can be expected before a run', () => {
  it('every slot type has its candidates and a verdict', () => {
    const result = assessFeasibility(base);
    if (!result.ok) throw new Error(result.code);
    expect(result.types.map(({ type, slots, verdict }) => [type, slots, verdict])).toEqual(
      ['breakfast', 'second_breakfast', 'lunch', 'snack', 'dinner'].map((type) => [type, 14, 'ok']),
    );
  });

  it('too few dinners are named with the remedy', () => {
    const dinners = catalog.meals.filter(({ types }) => types.includes('dinner')).slice(0, 3);
    const meals = [...catalog.meals.filter(({ types }) => !types.includes('dinner')), ...dinners];
    const result = assessFeasibility({
      ...base,
      patient: { isChild: false },
      catalog: { ...catalog, meals },
    });
    const dinner = result.ok ? result.types.find(({ type }) => type === 'dinner') : undefined;
    expect(dinner).toMatchObject({ verdict: 'too_few', capacity: 9 });
    expect(dinner?.sentence).toBe(
      '3 kolacje wystarczą najwyżej na 9 z 14 miejsc – podnieś limit powtórzeń albo dodaj kolacje.',
    );
  });

  it('a high target says that few meals reach it instead of failing silently', () => {
    const result = assessFeasibility({ ...base, plan: { ...base.plan, caloriesPerDay: 4000 } });
    const breakfast = result.ok ? result.types.find(({ type }) => type === 'breakfast') : undefined;
    expect(breakfast?.verdict).toBe('few_reach_target');
    expect(breakfast?.sentence).toContain('osiąga cel kaloryczny');
  });

  it('what refuses a run refuses the forecast', () => {
    expect(assessFeasibility({ ...base, plan: { ...base.plan, caloriesPerDay: 0 } })).toMatchObject({
      ok: false,
      code: 'no_calories',
    });
  });
});

describe('Polish sentences', () => {
  it('count in Polish', () => {
    const dinner = slotTypeForms('dinner');
    expect([1, 3, 5, 12, 22].map((n) => counted(n, dinner))).toEqual([
      '1 kolacja',
      '3 kolacje',
      '5 kolacji',
      '12 kolacji',
      '22 kolacje',
    ]);
    expect(sentenceOf.dominant('repeat', dinner, { considered: 3, removed: { repeat: 3 }, left: 0 })).toBe(
      '3 kolacje z wyczerpanym limitem powtórzeń – podnieś limit powtórzeń albo dodaj kolacje.',
    );
  });

  it.each([
    [0, 2, '0 z 70 ryzykownych, 2 niesprawdzone'],
    [0, 0, '0 z 70 ryzykownych'],
    [1, 1, '1 z 70 ryzykowny, 1 niesprawdzony'],
    [2, 4, '2 z 70 ryzykowne, 4 niesprawdzone'],
    [5, 5, '5 z 70 ryzykownych, 5 niesprawdzonych'],
    [12, 14, '12 z 70 ryzykownych, 14 niesprawdzonych'],
    [21, 21, '21 z 70 ryzykownych, 21 niesprawdzonych'],
    [22, 24, '22 z 70 ryzykowne, 24 niesprawdzone'],
  ])('the verdict counts %d risky and %d unchecked meals in Polish', (dangerous, unchecked, sentence) => {
    expect(sentenceOf.verdict({ meals: 70, dangerous, unchecked })).toBe(sentence);
  });
});
