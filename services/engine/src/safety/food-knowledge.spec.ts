import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Allergen } from '@pora/contracts/catalog/food.vocabulary';
import { generatePlan } from '../generator.js';
import type { Catalogue, Food, Meal } from '../model.js';
import { ordinaryInput } from '../testing/instances.js';
import { testRules } from '../testing/rule-config.js';
import { checkPlan } from '../testing/checker.js';
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
  { key: 'losos', name: 'Łosoś' },
  { key: 'pomidor', name: 'Pomidor' },
  { key: 'wanilia', name: 'Wanilia' },
  { key: 'jajo-kurze', name: 'Jajo kurze (całe)', aliases: ['Jajko', 'Jaja'] },
  { key: 'zoltko-jaja-kurzego', name: 'Żółtko jaja kurzego' },
  { key: 'jajo-przepiorcze', name: 'Jajo przepiórcze' },
];

type Info = NonNullable<Food['allergenInfo']>;

function foodOf(id: number, name: string, info: Partial<Info> = {}): Food {
  return {
    ...{
      id,
      name,
      category: 'Inne',
      per: '100g' as const,
      carbs: 10,
      fat: 5,
      protein: 5,
      calories: 105,
      units: [],
    },
    allergenInfo: { allergens: [], confidence: 'niepewny', verifiedAt: null, ...info },
  };
}

/** What the judge says of one food for a patient with such results. */
function verdict(food: Food, results: Record<string, number>, links: readonly string[] = []) {
  const intolerances = Object.entries(results).map(([name, value]) => ({ name, value }));
  // Every item leads to some food of the base, as in the starter dictionary.
  const other = foodOf(999, 'Co innego', { confidence: 'pewny' });
  const mappings = [
    ...dictionary.map(({ key }) => ({ intolerance: key, foodId: 999 })),
    ...links.map((intolerance) => ({ intolerance, foodId: food.id })),
  ];
  const judge = createFoodJudge(
    { isChild: false, intolerances },
    { foods: [food, other], dictionary, mappings },
    testRules(),
  );
  const { intolerance, unknown } = judge.verdictOf(food);
  return { risk: intolerance?.name, unknown: unknown?.map(({ name }) => name) };
}

const MILK = { 'Mleko krowie': 61 };

describe('[decisions 56] alergeny produktu liczą się przy wynikach jak powiązania', () => {
  it('własny produkt z glutenem albo mlekiem, bez powiązań, jest ryzykiem przy Gliadynie 70 i Mleku krowim 61', () => {
    const results = { Gliadyna: 70, ...MILK };
    const bread = foodOf(1, 'Podpłomyki babci', { allergens: ['gluten'], confidence: 'pewny' });
    const dessert = foodOf(2, 'Deser U Zosi', { allergens: ['mleko'], confidence: 'prawdopodobny' });
    expect(verdict(bread, results).risk).toBe('Gliadyna');
    expect(verdict(dessert, results).risk).toBe('Mleko krowie');
  });

  it('wynik, który mówi tylko „jajko” albo „mleko”, dotyczy każdego, a nazwany gatunek tylko swojego', () => {
    const quail = foodOf(1, 'Jajka przepiórcze', { allergens: ['jaja'], confidence: 'pewny' });
    const goat = foodOf(2, 'Ser kozi', { allergens: ['mleko'], confidence: 'pewny' });
    const riskOf = (name: string) => verdict(quail, { [name]: 42 }, ['jajo-przepiorcze']).risk;
    expect(['JAJKO', 'Jaja'].map(riskOf)).toEqual(['JAJKO', 'Jaja']);
    expect(['Jajo kurze (całe)', 'Żółtko jaja kurzego'].map(riskOf)).toEqual([undefined, undefined]);
    expect(riskOf('Jajo przepiórcze')).toBe('Jajo przepiórcze');
    expect(verdict(goat, { MLEKO: 50 }, ['mleko-kozie']).risk).toBe('MLEKO');
  });

  it('alergen niepewny nie jest ryzykiem ani spokojem: nie wiadomo', () => {
    const food = foodOf(1, 'Batonik', { allergens: ['mleko'], confidence: 'niepewny' });
    expect(verdict(food, MILK)).toEqual({ risk: undefined, unknown: ['Mleko krowie'] });
  });

  it('[decisions 56] pewność należy do każdego alergenu z osobna', () => {
    const food = foodOf(1, 'Batonik', {
      allergens: ['gluten', 'mleko'],
      confidence: 'niepewny',
      certainty: { gluten: 'pewny' },
    });
    expect(verdict(food, { Gluten: 50 }).risk).toBe('Gluten');
    expect(verdict(food, MILK)).toEqual({ risk: undefined, unknown: ['Mleko krowie'] });
  });

  it('produkt bez powiązań i bez sprawdzonych alergenów: nie wiadomo, czy zawiera to, na co pacjent reaguje', () => {
    const food = foodOf(1, 'Pasta warzywna U Zosi');
    expect(verdict(food, { Pomidor: 60, ...MILK }).unknown).toEqual(['Mleko krowie', 'Pomidor']);
  });

  it('powiązanie z czym innym nie mówi, że nie ma mleka; mówi, z czego produkt jest', () => {
    const skyr = foodOf(1, 'Skyr waniliowy');
    expect(verdict(skyr, { Pomidor: 60, ...MILK }, ['wanilia']).unknown).toEqual(['Mleko krowie']);
  });

  it('produkt, w którym ktoś alergenów poszukał, jest znany', () => {
    const dated = foodOf(1, 'Pasta', { verifiedAt: '2026-11-01' });
    const sure = foodOf(2, 'Pasta', { confidence: 'pewny' });
    for (const food of [dated, sure]) expect(verdict(food, { Pomidor: 60, ...MILK }).unknown).toBeUndefined();
  });

  it('nazwa „bezglutenowy” jest odpowiedzią o glutenie i o niczym więcej', () => {
    const food = foodOf(1, 'Chleb bezglutenowy');
    expect(verdict(food, { Gluten: 60, ...MILK }).unknown).toEqual(['Mleko krowie']);
  });

  it('rodzaj wskazany powiązaniem lub nazwą: chleb żytni nie jest pszenny, łosoś nie jest dorszem', () => {
    const rye = foodOf(1, 'Chleb', { allergens: ['gluten'], confidence: 'pewny' });
    expect(verdict(rye, { Gliadyna: 70 }, ['gluten', 'zyto'])).toEqual({
      risk: undefined,
      unknown: undefined,
    });
    // "Gluten" names no kind of grain.
    expect(verdict(rye, { Gliadyna: 70 }, ['gluten']).risk).toBe('Gliadyna');
    const salmon = foodOf(2, 'Łosoś wędzony', { allergens: ['ryby'], confidence: 'pewny' });
    expect(verdict(salmon, { Dorsz: 45 })).toEqual({ risk: undefined, unknown: ['Dorsz'] });
    expect(
      verdict(foodOf(3, 'Paluszki', { allergens: ['ryby'], confidence: 'pewny' }), { Dorsz: 45 }).risk,
    ).toBe('Dorsz');
  });

  it('co jest w każdym takim produkcie, jest w nim mimo innych powiązań: kazeina w serze kozim', () => {
    const cheese = foodOf(1, 'Ser', { allergens: ['mleko'], confidence: 'pewny' });
    expect(verdict(cheese, { Kazeina: 68 }, ['mleko-kozie']).risk).toBe('Kazeina');
    expect(verdict(cheese, MILK, ['mleko-kozie'])).toEqual({ risk: undefined, unknown: undefined });
  });

  it('pozycja spoza słownika stoi za alergenem po nazwie', () => {
    const food = foodOf(1, 'Deser', { allergens: ['mleko'], confidence: 'pewny' });
    expect(verdict(food, { 'Białka mleka IgG': 55 }).risk).toBe('Białka mleka IgG');
  });

  it('zadeklarowany alergen albo nieznany skład nigdy nie kończy się ciszą', () => {
    const kinds: [Allergen, string][] = [
      ['gluten', 'Gluten'],
      ['gluten', 'Gliadyna'],
      ['mleko', 'Kazeina'],
      ['mleko', 'Mleko krowie'],
      ['ryby', 'Dorsz'],
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        fc.boolean(),
        fc.constantFrom('pewny' as const, 'prawdopodobny' as const, 'niepewny' as const),
        fc.option(fc.constantFrom('pewny' as const, 'prawdopodobny' as const, 'niepewny' as const)),
        fc.subarray(['wanilia', 'pomidor', 'gluten', 'kazeina']),
        ([allergen, item], declares, confidence, own, links) => {
          const certainty = own === null ? {} : { certainty: { [allergen]: own } };
          const allergens = declares ? [allergen] : [];
          const food = foodOf(1, 'Wyrób', { allergens, confidence, ...certainty });
          const { risk, unknown } = verdict(food, { [item]: 60 }, links);
          const isLinked = links.includes(item.toLowerCase());
          const sure = own ?? confidence;
          if (isLinked || (declares && sure !== 'niepewny')) expect(risk).toBe(item);
          else if (declares || confidence === 'niepewny') expect(unknown).toEqual([item]);
          else expect([risk, unknown]).toEqual([undefined, undefined]);
        },
      ),
      { seed: 20261128, numRuns: 500 },
    );
  });
});

describe('[decisions 56] generator i produkty, o których nie wiadomo', () => {
  const input = ordinaryInput({
    patient: { isChild: false, intolerances: [{ name: 'Mleko krowie', value: 61 }] },
  });

  /** The library with a share of foods of which nobody knows anything. */
  function withUnknown(isUnknown: (food: Food) => boolean): Catalogue {
    const foods = input.catalog.foods.map((food) => ({
      ...food,
      allergenInfo: isUnknown(food)
        ? { allergens: [], confidence: 'niepewny' as const, verifiedAt: null }
        : { allergens: [], confidence: 'pewny' as const },
    }));
    const { dictionary: _, ...catalog } = input.catalog;
    return { ...catalog, foods, mappings: [{ intolerance: 'x', foodId: -1 }] };
  }

  const planned = (catalog: Catalogue) => {
    const plan = generatePlan({ ...input, catalog });
    if (!plan.ok) throw new Error(plan.code);
    return plan;
  };
  const foodsIn = (plan: ReturnType<typeof planned>) =>
    plan.planDays.flatMap(({ slots }) => slots.flatMap(({ entry }) => entry?.ingredients ?? []));

  it('omija je, póki pasuje coś innego', () => {
    const catalog = withUnknown(({ id }) => id % 10 === 3);
    const plan = planned(catalog);
    expect(foodsIn(plan).filter(({ foodId }) => (foodId ?? 0) % 10 === 3)).toEqual([]);
    expect(plan.log).not.toContain('DOUBT');
    expect(checkPlan({ ...input, catalog }, plan.planDays)).toEqual([]);
  });

  it('nie zostawia przez nie pustych miejsc i mówi o nich w przebiegu', () => {
    const catalog = withUnknown(() => true);
    const plan = planned(catalog);
    expect(plan.report.emptySlots).toEqual(planned(withUnknown(() => false)).report.emptySlots);
    expect(foodsIn(plan).length).toBeGreaterThan(100);
    expect(plan.log).toMatch(/^DOUBT m-\d+ foods=[\d,]+$/m);
  });

  it('zamiennik znany wygrywa z nieznanym, choć ten jest bliższy energią', () => {
    const milk = foodOf(1, 'Mleko', { allergens: ['mleko'], confidence: 'pewny' });
    const near = foodOf(2, 'Napój nieznany');
    const far: Food = { ...foodOf(3, 'Napój sprawdzony', { confidence: 'pewny' }), calories: 60 };
    const meal: Meal = {
      ...{ id: 'm-1', name: 'Koktajl', types: ['snack'], source: 'own', favorite: false, servings: 1 },
      ingredients: [{ foodId: 1, grams: 200, replaceable: true }],
    };
    const catalog = {
      ...{ foods: [milk, near, far], meals: [meal], dictionary },
      mappings: [{ intolerance: 'mleko-krowie', foodId: 1 }],
      substitutions: [2, 3].map((substituteFoodId) => ({ foodId: 1, substituteFoodId, percentage: 100 })),
    };
    const plan = planned({ ...catalog });
    const chosen = foodsIn(plan).map(({ foodName }) => foodName);
    expect(new Set(chosen)).toEqual(new Set(['Napój sprawdzony']));
  });
});
