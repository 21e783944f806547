import { expect, test } from '@jest/globals';
import { DEFAULT_RULE_CONFIG } from '@pora/contracts/catalog/rule-config.defaults';
import type { PlanIngredient, PlanSlot } from '@pora/contracts/plans/plan.model';
import { aMealEntry, aPlan } from '../testing/builders.js';
import { starterSnapshot } from '../testing/starter-data.js';
import { recalculateSlot } from './step-operations.js';

const catalog = starterSnapshot();
const context = { catalog, config: DEFAULT_RULE_CONFIG };
const nobody = { isChild: false };
const [breakfast] = aPlan().planDays[0]?.slots ?? [];
const slotWith = (entry: PlanSlot['entry']): PlanSlot => {
  if (!breakfast) throw new Error('no slot');
  return { ...breakfast, entry };
};
const bread = (rest: Partial<PlanIngredient> = {}): PlanIngredient => ({
  foodId: 1801,
  grams: 70,
  foodName: '',
  foodCategory: '',
  ...rest,
});
const recalculated = (ingredients: PlanIngredient[], entry: PlanSlot['entry'] = aMealEntry()) => {
  const result = recalculateSlot(context, { slot: slotWith(entry), ingredients, patient: nobody });
  if (!result.ok || !result.slot.entry) throw new Error('refused');
  return result.slot.entry;
};

test('[diets §5] a measure is kept only with a name and a quantity, and its quantity follows the grams', () => {
  const kromka =
    catalog.foods.find(({ id }) => id === 1801)?.units.find(({ name }) => name === 'kromka')?.grams ?? 0;
  expect(recalculated([bread({ unitName: 'kromki', unitQty: 9 })]).ingredients[0]).toMatchObject({
    unitName: 'kromki',
    unitQty: Math.round(7000 / kromka) / 100,
  });
  expect(recalculated([bread({ unitName: 'pajda', unitQty: 3 })]).ingredients[0]).toMatchObject({
    unitQty: 3,
  });
  for (const half of [
    { unitName: 'kromka' },
    { unitName: 'kromka', unitQty: 0 },
    { unitName: '', unitQty: 2 },
  ]) {
    const [item] = recalculated([bread(half)]).ingredients;
    expect([item?.unitName, item?.unitQty]).toEqual([undefined, undefined]);
  }
});

test('[diets §5] the same food given again is summed, with its measure where both have it', () => {
  const slices = bread({ unitName: 'kromka', unitQty: 2 });
  const [both] = recalculated([slices, slices]).ingredients;
  expect(both).toMatchObject({ grams: 140, unitName: 'kromka' });
  expect(both?.unitQty).toBeCloseTo(140 / 35, 5);
  const [mixed] = recalculated([slices, bread()]).ingredients;
  expect(mixed).toMatchObject({ grams: 140 });
  expect(mixed?.unitName).toBeUndefined();
  const foreign = { ...bread(), foodId: null, sourceText: 'sól' };
  expect(recalculated([foreign, foreign]).ingredients).toHaveLength(2);
});

test('a portion of 50 % keeps its percent: the base is twice the plate', () => {
  const entry = recalculated([bread()], aMealEntry({ portionPercent: 50 }));
  expect(entry.portionPercent).toBe(50);
  expect(entry.baseIngredients[0]?.grams).toBe(140);
  expect(Math.abs(entry.baseCalories - 2 * entry.calories)).toBeLessThanOrEqual(1);
});

test('an imported meal counts as matched once every ingredient is linked', () => {
  const imported = aMealEntry({ unmapped: true });
  expect(recalculated([bread()], imported).unmapped).toBe(false);
  expect(recalculated([bread(), { ...bread(), foodId: null }], imported).unmapped).toBe(true);
});

test('a food that left the base may stay in the meal that holds it; a new one may not come in', () => {
  const gone = { ...bread(), foodId: 999_999, foodName: 'Dawny produkt' };
  const planned = aMealEntry({ ingredients: [gone] });
  expect(recalculated([gone, bread()], planned).ingredients).toHaveLength(2);
  expect(
    recalculateSlot(context, { slot: slotWith(aMealEntry()), ingredients: [gone], patient: nobody }),
  ).toEqual({
    ok: false,
    code: 'unknown_foods',
    foodIds: [999_999],
  });
});
