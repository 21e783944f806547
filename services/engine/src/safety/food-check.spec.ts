import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ALLERGEN_CONFIDENCE, type Allergen } from '@pora/contracts/catalog/food.vocabulary';
import type { Food } from '../model.js';
import { testRules } from '../testing/rule-config.js';
import { doubtedAllergens, FoodCheck } from './food-check.js';
import { createFoodJudge } from './judge.js';

const dictionary = [
  { key: 'gluten', name: 'Gluten' },
  { key: 'gliadyna', name: 'Gliadyna' },
  { key: 'zyto', name: 'Żyto' },
  { key: 'pszenica', name: 'Pszenica' },
  { key: 'mleko-krowie', name: 'Mleko krowie' },
  { key: 'mleko-kozie', name: 'Mleko kozie' },
  { key: 'kazeina', name: 'Kazeina' },
  { key: 'dorsz', name: 'Dorsz' },
  { key: 'pomidor', name: 'Pomidor' },
  { key: 'wanilia', name: 'Wanilia' },
];

function foodOf(name: string, info: Partial<NonNullable<Food['allergenInfo']>> = {}): Food {
  return {
    ...{ id: 7, name, category: 'Inne', per: '100g' as const },
    ...{ carbs: 10, fat: 5, protein: 5, calories: 105, units: [] },
    allergenInfo: { allergens: [], confidence: 'niepewny', verifiedAt: null, ...info },
  };
}

const linksOf = (keys: readonly string[]) => dictionary.filter(({ key }) => keys.includes(key));
const SKYR = foodOf('Skyr waniliowy');
const patient = new FoodCheck(
  [
    { name: 'Mleko krowie', value: 71.4 },
    { name: 'kazeina', value: 68 },
    { name: 'Wanilia', value: 4.1 },
  ],
  dictionary,
);

describe('[decisions 73] co odpowiedź o produkcie zmieni w planie', () => {
  it('produkt z zaznaczonym mlekiem jest ryzykiem, z samą wanilią nadal nie wiadomo', () => {
    expect(patient.of(SKYR, [])).toMatchObject({ risks: [], unknown: [{ value: 71.4 }, { value: 68 }] });
    expect(patient.of(SKYR, linksOf(['mleko-krowie', 'kazeina'])).risks).toMatchObject([
      { key: 'mleko-krowie', value: 71.4 },
      { key: 'kazeina', value: 68 },
    ]);
    expect(patient.of(SKYR, linksOf(['wanilia'])).unknown).toHaveLength(2);
  });

  it('obok pozycji stoi wynik pacjenta, także niski; bez badania nie stoi nic', () => {
    expect([patient.valueOf('kazeina'), patient.valueOf('wanilia'), patient.valueOf('dorsz')]).toEqual([
      68,
      4.1,
      undefined,
    ]);
  });

  it('„nie zawiera” zdejmuje alergen niepewny, o który pytano, a innych nie rusza', () => {
    const info = {
      allergens: ['gluten', 'mleko', 'soja'],
      confidence: 'niepewny' as const,
      certainty: { gluten: 'pewny' as const },
    };
    const milk = linksOf(['mleko-krowie', 'kazeina']);
    expect(doubtedAllergens(info, milk, dictionary)).toEqual(['mleko']);
    expect(doubtedAllergens(info, linksOf(['pszenica', 'pomidor']), dictionary)).toEqual([]);
  });
});

const SEED = 20_261_128;
const RUNS = 400;
const NAMES = ['Skyr waniliowy', 'Chleb żytni', 'Ser kozi', 'Pasta U Zosi', 'Chleb bez glutenu', 'Paluszki'];
const ALLERGENS: Allergen[] = ['gluten', 'mleko', 'ryby', 'soja'];

describe(`to samo zdanie przed zapisem i w ocenie planu (fast-check seed ${SEED}, ${RUNS} losowań)`, () => {
  it('[decisions 56] podgląd mówi o produkcie to, co powie o nim ocena planu', () => {
    const seen = { risk: 0, unknown: 0, free: 0 };
    const info = fc.record({
      allergens: fc.uniqueArray(fc.constantFrom(...ALLERGENS), { maxLength: 3 }),
      confidence: fc.constantFrom(...ALLERGEN_CONFIDENCE),
      verifiedAt: fc.constantFrom(null, '2026-11-01'),
    });
    const results = fc.uniqueArray(
      fc.record({
        name: fc.constantFrom(...dictionary.map(({ name }) => name)),
        value: fc.integer({ min: 0, max: 90 }),
      }),
      { maxLength: 4, selector: ({ name }) => name },
    );
    const links = fc.uniqueArray(fc.constantFrom(...dictionary.map(({ key }) => key)), { maxLength: 3 });
    fc.assert(
      fc.property(
        fc.constantFrom(...NAMES),
        info,
        results,
        links,
        (name, allergenInfo, intolerances, keys) => {
          const food = foodOf(name, allergenInfo);
          const said = new FoodCheck(intolerances, dictionary).of(food, linksOf(keys));
          // Every item leads to some food of the base, as in the starter dictionary.
          const other = { ...foodOf('Co innego', { confidence: 'pewny' }), id: 999 };
          const mappings = [
            ...dictionary.map(({ key }) => ({ intolerance: key, foodId: 999 })),
            ...keys.map((intolerance) => ({ intolerance, foodId: food.id })),
          ];
          const catalogue = { foods: [food, other], dictionary, mappings };
          const judge = createFoodJudge({ isChild: false, intolerances }, catalogue, testRules());
          const { intolerance, unknown = [] } = judge.verdictOf(food);
          expect(said.risks[0]?.value).toBe(intolerance?.value);
          expect(said.unknown.map(({ key }) => key)).toEqual(unknown.map(({ key }) => key));
          seen[intolerance ? 'risk' : unknown.length > 0 ? 'unknown' : 'free'] += 1;
        },
      ),
      { seed: SEED, numRuns: RUNS },
    );
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(20);
  });
});
