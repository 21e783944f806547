import { describe, expect, it } from '@jest/globals';
import type { Catalogue, Food, PlanDay, PlanIngredient } from '../model.js';
import { buildPlanDay } from '../slots.js';
import { testPairing, testRules } from '../testing/rule-config.js';
import { substituteChosen } from './choose.js';

const food = (id: number, name: string, category = 'Warzywa'): Food => ({
  ...{ id, name, category, per: '100g' as const, carbs: 10, fat: 1, protein: 2, units: [], calories: 57 },
});
const [GARLIC, GINGER, LEEK, RICE] = [food(1, 'Czosnek'), food(2, 'Imbir'), food(3, 'Por'), food(4, 'Ryż')];
const catalog: Catalogue = {
  foods: [GARLIC, GINGER, LEEK, RICE],
  meals: [],
  dictionary: [{ key: 'czosnek', name: 'Czosnek' }],
  mappings: [{ intolerance: 'czosnek', intoleranceName: 'Czosnek', foodId: 1 }],
  substitutions: [
    { foodId: 1, substituteFoodId: 2, percentage: 50 },
    { foodId: 1, substituteFoodId: 3, percentage: 100 },
  ],
};
const patient = { isChild: false, intolerances: [{ name: 'Czosnek', value: 47 }], disliked: ['por'] };
const config = testRules({ pairingRules: [testPairing({ days: 4, lunchPairSpan: 2, lunchStartDay: 1 })] });

const item = ({ id, name, category }: Food, grams: number, replaceable?: boolean) => ({
  ...{ foodId: id, grams, foodName: name, foodCategory: category },
  ...(replaceable === undefined ? {} : { replaceable }),
});
const nothing = { carbs: 0, fat: 0, protein: 0 };
const meal = (mealId: string, ...ingredients: PlanIngredient[]) => ({
  ...{ name: mealId, mealId, calories: 100, macros: nothing, baseCalories: 100, baseMacros: nothing },
  ...{ portionPercent: 100, servings: 1, foods: [], unmapped: false },
  ...{ ingredients, baseIngredients: ingredients },
});
const template = (type: string) => ({ type, time: '12:00', label: type, calorieSharePercent: 50 });
const stew = meal('gulasz', item(GARLIC, 6), item(RICE, 80));
const soup = meal('zupa', item(LEEK, 50), item(GARLIC, 4));
/** Four days: the stew for lunch on all of them, the soup for dinner on the first. */
const planDays: PlanDay[] = [1, 2, 3, 4].map((day) => {
  const built = buildPlanDay(day, [template('lunch'), template('dinner')]);
  const [lunch, dinner] = built.slots;
  if (!lunch || !dinner) throw new Error('no slots');
  return { ...built, slots: [{ ...lunch, entry: stew }, day === 1 ? { ...dinner, entry: soup } : dinner] };
});
const input = { planDays, days: 4, patient, catalog, config, choice: {} };
const foodsAt = (days: readonly PlanDay[], day: number, slotIndex: number) =>
  days[day - 1]?.slots[slotIndex]?.entry?.ingredients.map(({ foodName, grams }) => `${foodName} ${grams}`);

describe('substitution as a person asks for it', () => {
  it('[library §5] swaps one food in the whole plan and leaves the rest of the risks alone', () => {
    const result = substituteChosen({ ...input, choice: { foodId: 1 } });
    if (!result.ok) throw new Error(result.code);
    expect(result.changed).toHaveLength(5);
    expect(foodsAt(result.planDays, 1, 0)).toEqual(['Imbir 3', 'Ryż 80']);
    expect(foodsAt(result.planDays, 1, 1)).toEqual(['Por 50', 'Imbir 2']);
  });

  it('a food that left the base is taken out for a chosen one, and is named when nothing may stand in', () => {
    const gone = { ...catalog, foods: [GINGER, LEEK, RICE], mappings: [], substitutions: [] };
    const keys = [{ key: 'czosnek', name: 'Czosnek' }];
    const held = meal('gulasz', { ...item(GARLIC, 6), intolerances: keys }, item(RICE, 80));
    const day = planDays[0]!;
    const [lunch] = day.slots;
    const lost = { ...input, catalog: gone, planDays: [{ ...day, slots: [{ ...lunch!, entry: held }] }] };
    const chosen = substituteChosen({ ...lost, choice: { foodId: 1, substituteFoodId: 2 } });
    if (!chosen.ok) throw new Error(chosen.code);
    expect(foodsAt(chosen.planDays, 1, 0)).toEqual(['Imbir 6', 'Ryż 80']);
    const bare = substituteChosen({ ...lost, choice: { cause: 'czosnek' } });
    if (!bare.ok) throw new Error(bare.code);
    expect(bare.failed).toMatchObject([{ from: 'Czosnek', reason: 'intolerance', code: 'no_substitute' }]);
    expect(substituteChosen({ ...lost, choice: { foodId: 9 } })).toMatchObject({ code: 'unknown_food' });
  });

  it('[decisions 42] a swap onto a food the meal holds makes one line that says what it stands for', () => {
    const held = meal('gulasz', item(GINGER, 5), item(GARLIC, 6), item(RICE, 80));
    const day = planDays[0]!;
    const lunch = { ...day, slots: [{ ...day.slots[0]!, entry: held }] };
    const only = { ...catalog, substitutions: [{ foodId: 1, substituteFoodId: 2, percentage: 50 }] };
    const result = substituteChosen({ ...input, catalog: only, planDays: [lunch] });
    if (!result.ok) throw new Error(result.code);
    expect(foodsAt(result.planDays, 1, 0)).toEqual(['Imbir 8', 'Ryż 80']);
    expect(result.planDays[0]?.slots[0]?.entry?.baseIngredients[0]).toMatchObject({
      originalFoodId: 1,
      substitution: { from: 'Czosnek', to: 'Imbir' },
    });
  });

  it('[diets §8] a hand-made meal does not keep the name of a swapped food; a name somebody gave stays', () => {
    const nameAfter = (name: string, mealId: string | null): string | undefined => {
      const held = { ...stew, name, mealId };
      const days = [{ ...planDays[0]!, slots: [{ ...planDays[0]!.slots[0]!, entry: held }] }];
      const result = substituteChosen({ ...input, planDays: days });
      if (!result.ok) throw new Error(result.code);
      expect(foodsAt(result.planDays, 1, 0)).toEqual(['Imbir 3', 'Ryż 80']);
      return result.planDays[0]?.slots[0]?.entry?.name;
    };
    expect(nameAfter('Czosnek, Ryż', null)).toBe('Imbir, Ryż');
    expect(nameAfter('Obiad babci', null)).toBe('Obiad babci');
    // A meal of the library keeps its title: what was swapped stands beside it.
    expect(nameAfter('Czosnek, Ryż', 'm-1')).toBe('Czosnek, Ryż');
  });

  it('swaps what one cause speaks against', () => {
    const result = substituteChosen({ ...input, choice: { cause: 'czosnek' } });
    if (!result.ok) throw new Error(result.code);
    expect(result.replaced.every(({ from, to }) => from === 'Czosnek' && to === 'Imbir')).toBe(true);
    expect(result.changed).toHaveLength(5);
  });

  it('takes the substitute the person chose, also one that is not listed', () => {
    const chosen = { foodId: 1, substituteFoodId: 4 };
    const result = substituteChosen({ ...input, choice: chosen, places: [{ day: 1, slotIndex: 1 }] });
    if (!result.ok) throw new Error(result.code);
    expect(foodsAt(result.planDays, 1, 1)).toEqual(['Por 50', 'Ryż 4']);
    expect(result.changed).toEqual([{ day: 1, slotIndex: 1 }]);
  });

  it('keeps a paired block together, and only that', () => {
    const result = substituteChosen({ ...input, choice: { foodId: 1 }, places: [{ day: 3, slotIndex: 0 }] });
    if (!result.ok) throw new Error(result.code);
    expect(result.changed).toEqual([
      { day: 3, slotIndex: 0 },
      { day: 4, slotIndex: 0 },
    ]);
    expect(foodsAt(result.planDays, 2, 0)).toEqual(['Czosnek 6', 'Ryż 80']);
  });

  it('never puts in what the patient must not get, never swaps a safe food, and names what it does not know', () => {
    const ask = (choice: object) => substituteChosen({ ...input, choice });
    expect(ask({ foodId: 1, substituteFoodId: 3 })).toMatchObject({
      code: 'unsafe_substitute',
      foodName: 'Por',
      problems: [{ kind: 'disliked' }],
    });
    expect(ask({ foodId: 4 })).toEqual({ ok: false, code: 'safe_food', foodName: 'Ryż' });
    expect(ask({ foodId: 99 })).toEqual({ ok: false, code: 'unknown_food', foodId: 99 });
  });

  it('leaves locked meals and key ingredients, and says so', () => {
    const locked = planDays.map((day) => ({
      ...day,
      slots: day.slots.map((slot) =>
        day.day === 1 && slot.type === 'lunch'
          ? { ...slot, locked: true }
          : { ...slot, entry: slot.entry && meal('klucz', item(GARLIC, 6, false)) },
      ),
    }));
    const result = substituteChosen({ ...input, planDays: locked, choice: { foodId: 1 } });
    if (!result.ok) throw new Error(result.code);
    expect(result).toMatchObject({ changed: [], locked: [{ day: 1, slotIndex: 0 }] });
    expect(result.failed).toHaveLength(4);
    expect(result.failed[0]).toMatchObject({ from: 'Czosnek', code: 'key_ingredient' });
  });
});
