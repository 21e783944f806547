import { describe, expect, it } from '@jest/globals';
import { settleEntry, type EntryContext, type IncomingEntry } from './incoming-entry.js';
import type { Food, MealEntry, PlanIngredient } from './model.js';
import { testRules } from './testing/rule-config.js';

const food = (id: number, name: string, calories: number, rest: Partial<Food> = {}): Food => ({
  id,
  name,
  category: 'Inne',
  per: '100g',
  carbs: 10,
  fat: 1,
  protein: 2,
  calories,
  units: [],
  ...rest,
});
const OATS = food(1, 'Płatki owsiane', 370);
const MILK = food(2, 'Mleko', 60);
const SOY = food(3, 'Napój sojowy', 40);
const EGG = food(4, 'Jajko', 140, { units: [{ name: 'sztuka', grams: 50 }] });
const FOODS = new Map([OATS, MILK, SOY, EGG].map((one) => [one.id, one]));

const context = (rest: Partial<EntryContext> = {}): EntryContext => ({
  foodById: (id) => FOODS.get(id),
  config: testRules(),
  slotType: 'lunch',
  ...rest,
});
const of = (foodId: number | null, grams: number, rest: Partial<PlanIngredient> = {}): PlanIngredient => ({
  foodId,
  grams,
  foodName: '',
  foodCategory: '',
  ...rest,
});
const sent = (ingredients: PlanIngredient[], rest: Partial<IncomingEntry> = {}): IncomingEntry => ({
  name: 'Owsianka',
  mealId: 'm-1',
  ingredients,
  portionPercent: 100,
  servings: 1,
  unmapped: false,
  ...rest,
});
const kept = (incoming: IncomingEntry, known: Partial<EntryContext> = {}): MealEntry => {
  const settled = settleEntry(incoming, context(known));
  if (!settled.ok) throw new Error(settled.code);
  return settled.entry;
};
const porridge = kept(sent([of(1, 50), of(2, 200)]));

describe('[decisions 42] what a client sends for a meal', () => {
  it('needs no numbers and no names: they follow from the foods', () => {
    expect(porridge).toMatchObject({
      calories: 305,
      macros: { carbs: 25, fat: 2.5, protein: 5 },
      baseCalories: 305,
      foods: ['Płatki owsiane', 'Mleko'],
      ingredients: [
        { foodName: 'Płatki owsiane', foodCategory: 'Inne', nutrition: { calories: 185 } },
        { foodName: 'Mleko', nutrition: { calories: 120 } },
      ],
    });
  });

  it('is never believed about energy: 5 kcal for a meal of 305', () => {
    const macros = { carbs: 0, fat: 0, protein: 0 };
    const lie = { ...porridge, calories: 5, macros, baseCalories: 7, baseMacros: macros, foods: ['Woda'] };
    expect(kept(lie, { origin: porridge })).toEqual(porridge);
    expect(kept(lie)).toEqual(porridge);
  });

  it('150 % with the old amounts and the old energy becomes one and a half portions', () => {
    for (const known of [{ origin: porridge }, {}]) {
      const larger = kept({ ...porridge, portionPercent: 150 }, known);
      expect(larger).toMatchObject({ portionPercent: 150, calories: 458, baseCalories: 305 });
      expect(larger.ingredients.map(({ grams }) => grams)).toEqual([75, 300]);
      expect(larger.baseIngredients).toEqual(porridge.baseIngredients);
      // What the server made of it comes back as it is.
      expect(kept(larger, { origin: larger })).toEqual(larger);
      expect(kept(larger, { origin: porridge })).toEqual(larger);
    }
  });

  it('other amounts change the energy, and the base follows from them', () => {
    const half = kept({ ...porridge, portionPercent: 50 }, { origin: porridge });
    const edited = kept({ ...half, ingredients: [of(1, 30), of(2, 100)] }, { origin: half });
    expect(edited).toMatchObject({ calories: 171, baseCalories: 342 });
    expect(edited.baseIngredients.map(({ grams }) => grams)).toEqual([60, 200]);
  });

  it('the same food given twice is one line', () => {
    const meal = kept(sent([of(1, 30), of(2, 100), of(1, 20)]));
    expect(meal.ingredients.map(({ foodId, grams }) => [foodId, grams])).toEqual([
      [1, 50],
      [2, 100],
    ]);
    expect(meal.ingredients[0]?.nutrition?.calories).toBe(185);
  });

  it('0 g of a food is refused by name', () => {
    expect(settleEntry(sent([of(1, 50), of(2, 0)]), context())).toEqual({
      ok: false,
      code: 'no_amount',
      foodName: 'Mleko',
    });
  });

  it('[decisions 20] a portion outside the narrower range is refused and says whose range it is', () => {
    const rules = context({ slotType: 'snack' });
    expect(settleEntry(sent([of(1, 50)], { portionPercent: 150 }), rules)).toEqual({
      ok: false,
      code: 'portion_range',
      min: 50,
      max: 100,
      narrowedBy: 'rules',
    });
    const wide = testRules({ variablePortions: { defaultRange: { min: 5, max: 300 }, overrides: {} } });
    expect(settleEntry(sent([of(1, 50)], { portionPercent: 250 }), context({ config: wide }))).toMatchObject({
      max: 200,
      narrowedBy: 'manual',
    });
    expect(kept(sent([of(1, 50)], { portionPercent: 250 }), { isPortionKnown: true }).portionPercent).toBe(
      250,
    );
  });

  it('a food that left the base keeps its name and its numbers, and the meal is unmapped', () => {
    const foodById = (id: number) => (id === MILK.id ? undefined : FOODS.get(id));
    const meal = kept({ ...porridge, portionPercent: 200 }, { origin: porridge, foodById });
    expect(meal).toMatchObject({ unmapped: true, calories: 610, foods: ['Płatki owsiane', 'Mleko'] });
    expect(meal.ingredients[1]).toMatchObject({ foodName: 'Mleko', grams: 400 });
    const more = kept({ ...porridge, ingredients: [of(1, 50), of(2, 300)] }, { origin: porridge, foodById });
    expect(more).toMatchObject({ unmapped: true, calories: 365 });
  });

  it('a food nobody knows is refused with its number', () => {
    expect(settleEntry(sent([of(99, 50)]), context())).toEqual({
      ok: false,
      code: 'unknown_foods',
      foodIds: [99],
    });
  });

  it('what stands outside the base counts as it was stated', () => {
    const nutrition = { calories: 90, carbs: 20, fat: 0, protein: 1 };
    const meal = kept(sent([of(1, 50), of(null, 30, { sourceText: 'Syrop klonowy', nutrition })]));
    expect(meal).toMatchObject({ calories: 275, foods: ['Płatki owsiane', 'Syrop klonowy'] });
    const text = sent([], { name: 'Obiad u mamy', mealId: null, calories: 700, portionPercent: 100 });
    expect(kept(text)).toMatchObject({ calories: 700, baseCalories: 700, ingredients: [] });
  });

  it('a measure follows the grams', () => {
    const meal = kept(sent([of(4, 100, { unitName: 'sztuka', unitQty: 9 })]));
    expect(meal.ingredients[0]).toMatchObject({ unitName: 'sztuka', unitQty: 2 });
  });

  it('[decisions 42] a line that stands for two foods of the recipe says so wherever the meal is put', () => {
    const said = { reason: 'intolerance' as const, from: 'Mleko', to: 'Płatki owsiane' };
    const mark = {
      originalFoodId: 2,
      wasSubstituted: true,
      substitution: { ...said, alsoFrom: ['Napój sojowy', 'Coś'] },
    };
    const meal = sent([of(1, 250, mark)]);
    const [line] = kept(meal, { recipeFoods: new Set([1, 2, 3]) }).ingredients;
    expect(line).toMatchObject({ grams: 250, substitution: { ...said, alsoFrom: ['Napój sojowy'] } });
    const [plain] = kept(meal, { recipeFoods: new Set([1]) }).ingredients;
    expect(plain).not.toHaveProperty('substitution');
  });

  it('half a measure is none, also where the amounts are those the plan holds', () => {
    const eggs = kept(sent([of(4, 100, { unitName: 'sztuka', unitQty: 2 })]));
    const [line] = kept(
      { ...eggs, ingredients: [of(4, 100, { unitName: 'sztuka' })] },
      { origin: eggs },
    ).ingredients;
    expect(line).not.toHaveProperty('unitName');
    expect(kept({ ...eggs, servings: 3 }, { origin: eggs }).ingredients).toEqual(eggs.ingredients);
  });

  it('says that a food was swapped only where that is true', () => {
    const mark = {
      originalFoodId: 2,
      wasSubstituted: true,
      substitution: { reason: 'intolerance' as const, from: 'Coś', to: 'Innego' },
    };
    const meal = sent([of(1, 50), of(3, 200, mark)]);
    expect(kept(meal).ingredients[1]).not.toHaveProperty('wasSubstituted');
    const swapped = kept(meal, { recipeFoods: new Set([1, 2]) });
    expect(swapped.ingredients[1]).toMatchObject({
      originalFoodId: 2,
      substitution: { from: 'Mleko', to: 'Napój sojowy' },
    });
    const byHand = kept({ ...swapped, ingredients: [of(1, 50), of(4, 200, mark)] }, { origin: swapped });
    expect(byHand.ingredients[1]).not.toHaveProperty('substitution');
  });

  describe('[decisions 40] a food by the piece without the weight of a piece', () => {
    const foods = new Map(FOODS).set(4, { ...EGG, per: 'sztuka', units: [] });
    const bare = { foodById: (id: number) => foods.get(id) };

    it('is refused by name when it comes into a plan', () => {
      const refused = { ok: false, code: 'no_piece_weight', foodName: 'Jajko' };
      expect(settleEntry(sent([of(1, 50), of(4, 100)]), context(bare))).toEqual(refused);
      const added = { ...porridge, ingredients: [...porridge.ingredients, of(4, 50)] };
      expect(settleEntry(added, context({ ...bare, origin: porridge }))).toEqual(refused);
    });

    it('counts as the plan states it where the plan holds it already, and blocks no other change', () => {
      const origin = kept(sent([of(1, 50), of(4, 100)]));
      expect(origin).toMatchObject({ calories: 325, ingredients: [{}, { nutrition: { calories: 140 } }] });
      expect(kept({ ...origin, servings: 2 }, { ...bare, origin })).toMatchObject({
        servings: 2,
        calories: 325,
      });
      expect(kept({ ...origin, portionPercent: 50 }, { ...bare, origin })).toMatchObject({ calories: 163 });
      const more = kept({ ...origin, ingredients: [of(1, 100), of(4, 100)] }, { ...bare, origin });
      expect(more).toMatchObject({ calories: 510, ingredients: [{}, { nutrition: { calories: 140 } }] });
      const half = kept({ ...origin, ingredients: [of(1, 50), of(4, 50)] }, { ...bare, origin });
      expect(half).toMatchObject({ calories: 255, unmapped: false });
      // Name and keys are still those of the food base.
      const keys = [{ key: 'jajo', name: 'Białko jaja' }];
      const renamed = new Map(foods).set(4, {
        ...EGG,
        ...{ name: 'Jajko kurze', per: 'sztuka', units: [], intolerances: keys },
      });
      const named = kept({ ...origin, servings: 2 }, { foodById: (id) => renamed.get(id), origin });
      expect(named.ingredients[1]).toMatchObject({ foodName: 'Jajko kurze', intolerances: keys });
    });

    it('is not believed about its energy', () => {
      const origin = kept(sent([of(1, 50), of(4, 100)]));
      const nutrition = { calories: 1, carbs: 0, fat: 0, protein: 0 };
      const lie = { ...origin, ingredients: [of(1, 40), of(4, 100, { nutrition })] };
      expect(kept(lie, { ...bare, origin })).toMatchObject({ calories: 288 });
    });
  });

  it('a meal named after its own foods takes the name of the new ones; a given name stays', () => {
    const own = kept(sent([of(1, 50), of(2, 200)], { name: 'Płatki owsiane, Mleko', mealId: null }));
    const ingredients = [of(1, 50), of(3, 200)];
    expect(kept({ ...own, ingredients }, { origin: own }).name).toBe('Płatki owsiane, Napój sojowy');
    expect(kept({ ...porridge, ingredients }, { origin: porridge }).name).toBe('Owsianka');
  });
});
