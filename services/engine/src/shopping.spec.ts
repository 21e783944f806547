import { describe, expect, it } from '@jest/globals';
import type { PlanDay, PlanIngredient } from './model.js';
import { isWater, shoppingFingerprint, shoppingLists } from './shopping.js';
import { shoppingAmount } from './shopping/amount-text.js';
import { gramStep, roundGrams, roundUnits } from './shopping/rounding.js';
import { testRules } from './testing/rule-config.js';
import { canonicalUnit } from './text-pl/units.js';

const rules = testRules();

function item(
  foodId: number | null,
  foodName: string,
  grams: number,
  rest: Partial<PlanIngredient> = {},
): PlanIngredient {
  return { foodId, foodName, foodCategory: 'Warzywa', grams, ...rest };
}

function day(number: number, ...ingredients: PlanIngredient[]): PlanDay {
  const nothing = { carbs: 0, fat: 0, protein: 0 };
  const entry = {
    name: `Posiłek ${number}`,
    mealId: 'm-1',
    calories: 100,
    macros: nothing,
    ingredients,
    baseIngredients: ingredients,
    baseCalories: 100,
    baseMacros: nothing,
    portionPercent: 100,
    servings: 1,
    foods: [],
    unmapped: false,
  };
  return {
    day: number,
    slots: [
      {
        id: `s${number}`,
        type: 'lunch',
        time: '13:00',
        label: 'Obiad',
        calorieSharePercent: 100,
        locked: false,
        lockedInAllDays: false,
        entry,
      },
    ],
    totals: { calories: 100, ...nothing },
  };
}

describe('shopping lists', () => {
  it('[diets §5] week 1 holds days 1 to 7, week 2 all other days', () => {
    const lists = shoppingLists([day(7, item(1, 'Marchew', 100)), day(8, item(1, 'Marchew', 60))], rules);
    expect(lists.week1).toMatchObject([{ name: 'Marchew', grams: 100 }]);
    expect(lists.week2).toMatchObject([{ name: 'Marchew', grams: 60 }]);
  });

  it('amounts are summed exactly and rounded once, at the end', () => {
    // 3 × 3.4 = 10.2 → 10 g; rounding each first would give 9 g
    const lists = shoppingLists(
      [1, 2, 3].map((d) => day(d, item(1, 'Natka', 3.4))),
      rules,
    );
    expect(lists.week1[0]).toMatchObject({
      grams: 10,
      uses: [{ day: 1 }, { day: 2 }, { day: 3, slotLabel: 'Obiad', mealName: 'Posiłek 3' }],
    });
  });

  it('[diets §5] water is skipped', () => {
    expect(['Woda', 'woda mineralna', 'Woda, gazowana', 'Woda kokosowa'].map(isWater)).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(shoppingLists([day(1, item(1, 'Woda', 250))], rules).week1).toEqual([]);
  });

  it('[diets §5] at least one unit of bread and at least 100 g of meat or fish are bought', () => {
    const bread = item(1, 'Chleb żytni', 14, { unitName: 'kromka', unitQty: 0.4, foodCategory: 'Pieczywo' });
    const meat = item(2, 'Pierś z kurczaka', 35, { foodCategory: 'Mięso' });
    const broth = item(3, 'Bulion z kurczaka', 20, { foodCategory: 'Przyprawy i dodatki' });
    const [first, second, third] = shoppingLists([day(1, bread, meat, broth)], rules).week1;
    expect(first).toMatchObject({ unitName: 'kromka', unitQty: 1, grams: 35 });
    expect(second).toMatchObject({ grams: 100 });
    expect(third).toMatchObject({ grams: 20 });
  });

  it('[diets §5] bread and meat are known by the category as well: half a tortilla is one, a little ham is 100 g', () => {
    const wrap = item(1, 'Tortilla pszenna', 30, { foodCategory: 'Pieczywo' });
    const ham = item(2, 'Szynka wędzona', 30, { foodCategory: 'Mięso', unitName: 'plaster', unitQty: 2 });
    const tuna = item(3, 'Tuńczyk w sosie własnym', 60, { foodCategory: 'Inne' });
    const foods = new Map([[1, { units: [{ name: 'sztuka', grams: 60 }] }]]);
    const list = shoppingLists([day(1, wrap, ham, tuna)], rules, (id) => foods.get(id)).week1;
    expect(list).toMatchObject([
      {
        name: 'Tortilla pszenna',
        unitName: 'sztuka',
        unitQty: 1,
        grams: 60,
        soldBy: 'unit',
        neededGrams: 30,
      },
      // 2 plastry ważą 30 g, więc 100 g to 6,67 plastra
      { name: 'Szynka wędzona', grams: 100, unitQty: 6.5, soldBy: 'weight' },
      { name: 'Tuńczyk w sosie własnym', grams: 100, soldBy: 'weight' },
    ]);
  });

  it('[diets §5] an item stands in what a shop sells: pieces and packages are counted, spoons and light pieces weighed', () => {
    const foods = new Map([
      [1, { units: [{ name: 'sztuka', grams: 200 }] }],
      [2, { units: [{ name: 'łyżka', grams: 25 }, ...[{ name: 'opakowanie', grams: 150 }]] }],
      [3, { units: [{ name: 'sztuka', grams: 5 }] }],
      [4, { units: [{ name: 'łyżka', grams: 10 }] }],
      [5, { units: [{ name: 'puszka', grams: 400 }] }],
    ]);
    const yoghurt = { unitName: 'łyżka', unitQty: 12, foodCategory: 'Nabiał' };
    const list = shoppingLists(
      [
        day(1, item(1, 'Papryka', 220), item(2, 'Jogurt', 300, yoghurt), item(3, 'Winogrona', 200)),
        day(6, item(1, 'Papryka', 380), item(4, 'Olej', 30, { unitName: 'łyżka', unitQty: 3 })),
        day(7, item(5, 'Ciecierzyca', 100)),
      ],
      rules,
      (id) => foods.get(id),
    ).week1;
    const bought = list.map((each) => [each.name, shoppingAmount(each), each.unitGrams]);
    expect(bought).toEqual([
      ['Ciecierzyca', { bought: '100\u00a0g' }, undefined],
      ['Olej', { bought: '30\u00a0g', beside: '3\u00a0łyżki' }, 10],
      ['Papryka', { bought: '3\u00a0szt.', beside: '600\u00a0g' }, 200],
      ['Winogrona', { bought: '200\u00a0g' }, undefined],
      ['Jogurt', { bought: '2\u00a0opakowania', beside: '300\u00a0g' }, 150],
    ]);
    expect(list[2]?.uses).toEqual([
      { day: 1, slotLabel: 'Obiad', slotType: 'lunch', mealName: 'Posiłek 1', grams: 220 },
      { day: 6, slotLabel: 'Obiad', slotType: 'lunch', mealName: 'Posiłek 6', grams: 380 },
    ]);
    expect(shoppingAmount({ grams: 1850, soldBy: 'weight' })).toEqual({ bought: '1,85\u00a0kg' });
  });

  it('what is counted weighs as much as its count: 150 g of bread are 4 slices of 40 g, so 160 g are bought', () => {
    const foods = new Map([
      [1, { units: [{ name: 'kromka', grams: 40 }] }],
      [2, { units: [{ name: 'kromka', grams: 35 }] }],
    ]);
    const bread = item(1, 'Chleb żytni', 150, { foodCategory: 'Pieczywo' });
    // Slices of another weight than the food states: the list keeps to the weight that it shows.
    const toast = item(2, 'Chleb tostowy', 60, {
      ...{ foodCategory: 'Pieczywo' },
      ...{ unitName: 'kromka', unitQty: 2 },
    });
    const list = shoppingLists([day(1, bread, toast)], rules, (id) => foods.get(id)).week1;
    expect(list).toMatchObject([
      { name: 'Chleb tostowy', unitQty: 2, unitGrams: 35, grams: 70, neededGrams: 60 },
      { name: 'Chleb żytni', unitQty: 4, unitGrams: 40, grams: 160, neededGrams: 150 },
    ]);
  });

  it('[library §3] minimums of the configuration hold as well', () => {
    const config = testRules({
      portionMinimums: { entries: [{ keywords: ['marchewka'], unitNames: [], minGrams: 250 }] },
    });
    expect(shoppingLists([day(1, item(1, 'Marchew', 40))], config).week1).toMatchObject([{ grams: 250 }]);
  });

  it('[diets §5] grams are rounded to 0.5, 1, 2.5, 5 or 10 by size', () => {
    expect([2.5, 2.6, 10, 10.1, 30, 30.1, 50, 50.1].map(gramStep)).toEqual([0.5, 1, 1, 2.5, 2.5, 5, 5, 10]);
    expect([0.1, 2.3, 7.4, 28.9, 47, 154].map(roundGrams)).toEqual([0.5, 2.5, 7, 30, 45, 150]);
  });

  it('[diets §5] units are rounded to 0.5, glasses, bottles and cans to 0.1', () => {
    expect([
      roundUnits(1.3, 'sztuka'),
      roundUnits(0.1, 'ząbek'),
      roundUnits(1.33, 'szklanki'),
      roundUnits(0.26, 'puszka'),
    ]).toEqual([1.5, 0.5, 1.3, 0.3]);
  });

  it('spellings of one unit are summed, different units never', () => {
    const eggs = (unitName: string, unitQty: number, grams: number) =>
      item(1, 'Jajko kurze', grams, { unitName, unitQty });
    expect(
      shoppingLists([day(1, eggs('sztuka', 1, 55)), day(2, eggs('szt.', 2, 110))], rules).week1,
    ).toMatchObject([{ unitName: 'sztuka', unitQty: 3 }]);
    const mixed = [day(1, eggs('sztuka', 1, 55)), day(2, eggs('łyżka', 2, 30))];
    expect(shoppingLists(mixed, rules).week1[0]).toMatchObject({ grams: 90 });
    expect(shoppingLists(mixed, rules).week1[0]).not.toHaveProperty('unitName');
  });

  it('grams beside a unit are converted by the weight the food states', () => {
    const days = [
      day(1, item(1, 'Jajko kurze', 55, { unitName: 'sztuka', unitQty: 1 })),
      day(2, item(1, 'Jajko kurze', 110)),
    ];
    const food = { units: [{ name: 'sztuka', grams: 55 }] };
    expect(shoppingLists(days, rules, () => food).week1).toMatchObject([{ unitName: 'sztuka', unitQty: 3 }]);
  });

  it('items stand by shop department; foods outside the base are grouped by their text', () => {
    const list = shoppingLists(
      [
        day(
          1,
          item(3, 'Oliwa z oliwek', 10, { foodCategory: 'Przyprawy i dodatki' }),
          item(null, '', 20, { sourceText: 'Syrop klonowy', foodCategory: '' }),
          item(1, 'Marchew', 50),
          item(4, 'Chleb', 35, { foodCategory: 'Pieczywo' }),
        ),
      ],
      rules,
    ).week1;
    expect(list.map(({ department }) => department)).toEqual(['Pieczywo', 'Warzywa', 'Tłuszcze', 'Inne']);
    expect(list[3]).toMatchObject({ foodId: null, name: 'Syrop klonowy' });
  });

  it('[decisions 39] cooking two portions buys twice as much, in grams and in measures, and makes the old list stale', () => {
    const [one] = [day(1, item(1, 'Jajko kurze', 55, { unitName: 'sztuka', unitQty: 1 }))];
    const two: PlanDay = {
      ...one,
      slots: one.slots.map((slot) => ({ ...slot, entry: slot.entry && { ...slot.entry, servings: 2 } })),
    };
    const lists = shoppingLists(
      [two, day(2, item(1, 'Jajko kurze', 55, { unitName: 'sztuka', unitQty: 1 }))],
      rules,
    );
    expect(lists.week1).toMatchObject([{ grams: 170, unitName: 'sztuka', unitQty: 3 }]);
    expect(shoppingFingerprint([two])).not.toBe(shoppingFingerprint([one]));
  });

  it('the fingerprint changes when an amount changes and only then', () => {
    const before = shoppingFingerprint([day(1, item(1, 'Marchew', 50))]);
    expect(shoppingFingerprint([day(1, item(1, 'Marchew', 50))])).toBe(before);
    expect(shoppingFingerprint([day(1, item(1, 'Marchew', 51))])).not.toBe(before);
  });
});

describe('names of household measures', () => {
  it('any form or abbreviation leads to one name', () => {
    expect(['Sztuki', 'szt.', 'łyżek', 'szkl.', 'Porcyjka'].map(canonicalUnit)).toEqual([
      'sztuka',
      'sztuka',
      'łyżka',
      'szklanka',
      'porcyjka',
    ]);
  });
});
