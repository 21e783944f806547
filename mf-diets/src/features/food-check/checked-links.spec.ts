import { describe, expect, it } from '@jest/globals';
import { changedStatement } from '@pora/contracts/catalog/allergen-certainty';
import { type Food } from '@pora/contracts/catalog/food.model';
import { type Allergen, ALLERGENS } from '@pora/contracts/catalog/food.vocabulary';
import { FoodCheck } from '@pora/engine/safety/food-check';
import { createAvoidance } from '@pora/engine/text-pl/avoidance';
import fc from 'fast-check';
import { changeOf, type FoodFacts } from './checked-links.js';

const TODAY = '2026-11-29';
const DICTIONARY = [
  {
    ...{ key: 'mleko-krowie', name: 'Mleko krowie', aliases: [], foodCount: 1 },
    ...{ version: 1, updatedAt: '2026-11-12T10:00:00.000Z' },
  },
];
const RESULTS = [{ name: 'Mleko krowie', value: 71.4 }];
const food: Food = {
  ...{ id: 7, name: 'Deser firmowy', category: 'Inne', per: '100g', units: [] },
  ...{ carbs: 4, fat: 0, protein: 1, calories: 20, version: 1, updatedAt: '2026-11-12T10:00:00.000Z' },
  allergenInfo: { allergens: [], confidence: 'niepewny', note: '', verifiedAt: null },
};
const factsOf = (one: Food): FoodFacts => ({
  ...{ food: one, saved: [], dictionary: DICTIONARY, results: RESULTS },
  asked: [{ key: 'mleko-krowie', name: 'Mleko krowie', value: 71.4, isEntry: false }],
});

describe('[decisions 73] odpowiedź o produkcie rozstrzyga tak samo dla wyników i dla ankiety', () => {
  const declared = fc.subarray<Allergen>(ALLERGENS.filter((one) => one !== 'mleko'));

  it('po „Nie zawiera” nikt już nie pyta, czy jest w nim mleko, a podane alergeny zostają tak pewne, jak były', () => {
    fc.assert(
      fc.property(declared, (allergens) => {
        const before = { ...food, allergenInfo: { ...food.allergenInfo, allergens } };
        const { allergenInfo } = changeOf(factsOf(before), 'none', { lines: [], added: new Set() }, TODAY);
        const after = { ...before, allergenInfo: changedStatement(before.allergenInfo, allergenInfo ?? {}) };
        expect(after.allergenInfo.allergens).toEqual(allergens);
        for (const one of allergens) expect(after.allergenInfo.certainty?.[one]).toBe('niepewny');
        expect(createAvoidance({ allergies: ['mleko'] }, [after]).of(after)).toEqual({});
        expect(new FoodCheck(RESULTS, DICTIONARY).of(after, []).unknown).toEqual([]);
      }),
    );
  });

  it('dopisane mleko jest alergenem dla ankiety i ryzykiem dla wyniku', () => {
    const said = { lines: [], added: new Set(['mleko' as const]) };
    const { allergenInfo } = changeOf(factsOf(food), 'links', said, TODAY);
    const after = { ...food, allergenInfo: changedStatement(food.allergenInfo, allergenInfo ?? {}) };
    expect(createAvoidance({ allergies: ['mleko'] }, [after]).of(after).allergies).toBe('mleko');
    expect(new FoodCheck(RESULTS, DICTIONARY).of(after, []).risks).toMatchObject([{ key: 'mleko-krowie' }]);
  });
});
