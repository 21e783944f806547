import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DEFAULT_RULE_CONFIG } from './rule-config.defaults.js';
import { RULE_LIMITS } from './rule-config.limits.js';
import { ruleConfigSchema } from './rule-config.model.js';
import { isMigratedByNormalising, normaliseRuleConfig, portionLimitOf } from './rule-config.normalise.js';

/** What the settings screen and the server make of a document with these parts. */
const normalise = (parts: Record<string, unknown>) =>
  normaliseRuleConfig({ ...DEFAULT_RULE_CONFIG, ...parts });

describe('normalizacja reguł', () => {
  it('[library §9] nie zmienia reguł fabrycznych', () => {
    expect(normaliseRuleConfig(DEFAULT_RULE_CONFIG)).toEqual(DEFAULT_RULE_CONFIG);
  });

  it.each([undefined, null, 7, 'reguły', [], [1], {}, { pairingRules: 'x', slotPools: [] }])(
    '[library §9] z %j robi reguły fabryczne',
    (value) => {
      expect(normaliseRuleConfig(value)).toEqual(DEFAULT_RULE_CONFIG);
    },
  );

  it.each([
    [undefined, 4],
    [1, 4],
    [4, 4],
    [5, 5],
    [6.9, 6],
    ['12', 12],
    [NaN, 4],
    [1e300, 1_000_000],
  ])('[library §9] wersja %j dokumentu staje się %j', (version, expected) => {
    expect(normalise({ version }).version).toBe(expected);
  });

  it.each([
    ['stary zakres 50–100 poniżej wersji 2', 1, { min: 50, max: 100 }, { min: 50, max: 200 }],
    ['brak zakresu poniżej wersji 2', 1, undefined, { min: 50, max: 200 }],
    ['własny zakres poniżej wersji 2', 1, { min: 60, max: 90 }, { min: 60, max: 90 }],
    ['50–100 od wersji 2', 2, { min: 50, max: 100 }, { min: 50, max: 100 }],
    ['brak zakresu od wersji 2', 4, undefined, { min: 50, max: 200 }],
    ['zapisane na odwrót i za szeroko', 4, { min: 900, max: 3 }, { min: 25, max: 300 }],
    ['tylko dolna granica', 4, { min: 70 }, { min: 70, max: 200 }],
    ['liczby zapisane tekstem', 4, { min: '62,5', max: '90' }, { min: 62.5, max: 90 }],
  ])('[library §4] obiad i kolacja: %s', (_, version, range, expected) => {
    const overrides = range ? { lunch: range, dinner: range } : {};
    const { variablePortions } = normalise({ version, variablePortions: { overrides } });

    expect(variablePortions.overrides).toEqual({ lunch: expected, dinner: expected });
    expect(variablePortions.defaultRange).toEqual({ min: 50, max: 100 });
  });

  it('[library §9] pozostałe rodzaje mają zakres od 25 do 400', () => {
    const overrides = { snack: { min: 1, max: 999 }, ' soup ': { min: 80 }, '': { min: 30, max: 40 }, x: 5 };
    const { variablePortions } = normalise({
      variablePortions: { defaultRange: { min: 500, max: 10 }, overrides },
    });

    expect(variablePortions.defaultRange).toEqual({ min: 25, max: 400 });
    expect(variablePortions.overrides).toMatchObject({
      snack: { min: 25, max: 400 },
      soup: { min: 80, max: 100 },
    });
    expect(Object.keys(variablePortions.overrides)).toEqual(['snack', 'soup', 'lunch', 'dinner']);
  });

  it('[library §3] porcje stałe nie znają obiadu ani kolacji i mieszczą się od 10 do 150', () => {
    const fixedPortions = { lunch: 100, dinner: 100, snack: 7, soup: 300, late_snack: 'x', custom_1: '62,5' };

    expect(normalise({ fixedPortions }).fixedPortions).toEqual({
      ...{ snack: 10, soup: 150, late_snack: 100, custom_1: 62.5 },
    });
  });

  it('[library §9] limity powtórzeń: 1–6 na rodzaj, 0–50 między etapami', () => {
    const perType = { lunch: 9, dinner: 0, snack: '2', soup: null };
    const unlimitedWhenMealsPerDayAtLeast = { snack: 12, late_snack: -3, soup: 'x' };
    const given = {
      defaultPerType: 2.6,
      perType,
      unlimitedWhenMealsPerDayAtLeast,
      maxAcrossStagesPerMeal: 51,
    };

    expect(normalise({ repeatLimits: given }).repeatLimits).toEqual({
      defaultPerType: 3,
      perType: { lunch: 6, dinner: 1, snack: 2, soup: 3 },
      unlimitedWhenMealsPerDayAtLeast: { snack: 8, late_snack: 1 },
      maxAcrossStagesPerMeal: 50,
    });
  });

  it.each([
    ['lista', [' Zupa ', 'zupa', '', 'krem, KREM', 7, 'placki']],
    ['tekst z przecinkami', ' Zupa ,zupa,, krem,KREM ,placki'],
  ])('[library §5] słowa kluczowe: %s', (_, repeatKeywordGroups) => {
    expect(normalise({ repeatKeywordGroups }).repeatKeywordGroups).toEqual(['Zupa', 'krem', 'placki']);
  });

  it('[library §5] dzienne limity słów: od 1 do 10, każde słowo raz, puste odpadają', () => {
    const dailyKeywordLimits = [
      { keyword: ' zupa ', limit: 0 },
      { keyword: 'ZUPA', limit: 3 },
      { keyword: 'krem', limit: 99 },
      { keyword: ' ' },
      'x',
      { keyword: 'tost' },
    ];

    expect(normalise({ dailyKeywordLimits }).dailyKeywordLimits).toEqual([
      { keyword: 'zupa', limit: 1 },
      { keyword: 'krem', limit: 10 },
      { keyword: 'tost', limit: 1 },
    ]);
  });

  it.each([
    ['tylko starą tolerancję', { tolerancePercent: 7 }, 7],
    ['obie tolerancje', { tolerancePercent: 7, planAverageTolerancePercent: 12 }, 12],
    ['żadnej tolerancji', {}, 10],
    ['nieczytelne tolerancje', { tolerancePercent: 'x', planAverageTolerancePercent: null }, 10],
    ['za dużą tolerancję', { planAverageTolerancePercent: 99 }, 30],
  ])('[library §9] budżet, który ma %s', (_, calorieBudget, expected) => {
    expect(normalise({ calorieBudget }).calorieBudget).toEqual({
      tolerancePercent: expected,
      planAverageTolerancePercent: expected,
      dailyTargetTolerancePercent: 20,
      slotTargetTolerancePercent: 20,
      maxDailyAttempts: 30,
      lowCalorieThresholdRatio: 0.9,
    });
  });

  it.each([
    ['calorieBudget', 'planAverageTolerancePercent', 1, 30],
    ['calorieBudget', 'dailyTargetTolerancePercent', 5, 60],
    ['calorieBudget', 'slotTargetTolerancePercent', 5, 60],
    ['calorieBudget', 'maxDailyAttempts', 5, 500],
    ['calorieBudget', 'lowCalorieThresholdRatio', 0.5, 1],
    ['candidateSelection', 'maxCandidatesPerSlot', 5, 40],
    ['candidateSelection', 'portionStep', 1, 20],
    ['portionDetection', 'maxDetectedPortions', 2, 30],
    ['repeatLimits', 'defaultPerType', 1, 6],
    ['repeatLimits', 'maxAcrossStagesPerMeal', 0, 50],
  ] as const)('[library §9.7] %s, %s: od %d do %d', (group, field, least, most) => {
    expect(normalise({ [group]: { [field]: -1e6 } })).toHaveProperty([group, field], least);
    expect(normalise({ [group]: { [field]: 1e6 } })).toHaveProperty([group, field], most);
  });

  it('[library §3] kategorie tolerancji: tylko z listy 17, bez wielkości liter, przyprawy pod każdą nazwą', () => {
    const ingredientToleranceCategories = ['MIĘSO', 'spices', 'Przyprawy', 'Kosmos', 'mięso', 3];

    expect(normalise({ ingredientToleranceCategories }).ingredientToleranceCategories).toEqual([
      'Mięso',
      'Przyprawy i dodatki',
    ]);
    expect(normalise({ ingredientToleranceCategories: [] }).ingredientToleranceCategories).toEqual([]);
  });

  it('[library §5] pusta pula slotu wraca do własnego rodzaju', () => {
    const { slotPools } = normalise({
      slotPools: { lunch: [], dinner: ['dinner', 'obiad', 'dinner', 'soup'] },
    });

    expect(slotPools).toMatchObject({ lunch: ['lunch'], dinner: ['dinner', 'soup'], snack: ['snack'] });
  });

  it('pierwsze śniadanie z innej części produktu jest śniadaniem', () => {
    const { slotPools, fixedPortions, defaultMealTimes } = normalise({
      slotPools: { first_breakfast: ['first_breakfast', 'soup'] },
      fixedPortions: { first_breakfast: 50, breakfast: 75 },
      defaultMealTimes: { '3': [{ time: '8:00', type: 'first_breakfast' }] },
    });

    expect(slotPools['breakfast']).toEqual(['breakfast', 'soup']);
    expect(fixedPortions).toEqual({ breakfast: 75 });
    expect(defaultMealTimes['3']).toEqual([{ time: '08:00', type: 'breakfast' }]);
  });

  it('[library §9] reguła parowania bez danych jest taka jak nowa, a liczby mieszczą się w granicach', () => {
    const added = DEFAULT_RULE_CONFIG.pairingRules[0];
    const wild = { days: 99, lunchPairSpan: 8, lunchStartDay: 0, dinnerPairSpan: -1, dinnerStartDay: 61 };

    expect(normalise({ pairingRules: [{}, 'x', { ...wild, enabled: false }] }).pairingRules).toEqual([
      added,
      {
        ...{ ...added, days: 60, enabled: false, lunchPairSpan: 7, lunchStartDay: 1 },
        ...{ dinnerPairSpan: 1, dinnerStartDay: 60 },
      },
    ]);
    expect(normalise({ pairingRules: [] }).pairingRules).toEqual([]);
  });

  it('[library §5] godziny posiłków: G:MM i GG:MM, inne to 09:00; udział do 0,1 od 0 do 100', () => {
    const day = [
      { time: '7:05', label: ' Śniadanie ', type: ' breakfast ', calorieSharePercent: 33.349 },
      { time: '24:00', label: ' ', type: 5, calorieSharePercent: 120 },
      { time: '1300', calorieSharePercent: 'dużo' },
      { time: '19:00' },
    ];

    const { defaultMealTimes } = normalise({ defaultMealTimes: { '3': day, '9': day, '4': [] } });
    expect(defaultMealTimes['3']).toEqual([
      { time: '07:05', label: 'Śniadanie', type: 'breakfast', calorieSharePercent: 33.3 },
      { time: '09:00', calorieSharePercent: 100 },
      { time: '09:00' },
    ]);
    expect(Object.keys(defaultMealTimes)).toEqual(['3', '4', '5', '6', '7', '8']);
    expect(defaultMealTimes['4']).toEqual(DEFAULT_RULE_CONFIG.defaultMealTimes['4']);
  });

  it('[library §5] minima porcji: dwa miejsca po przecinku, wpis bez żadnej wartości odpada', () => {
    const entries = [
      { keywords: 'ryba, Ryba,łosoś', unitNames: [], minGrams: '99,999' },
      { keywords: ['chleb'], unitNames: 'kromka', minUnitQty: 0.005, minGrams: -1 },
      { keywords: ['sól'], unitNames: [], minUnitQty: -1, minGrams: 'x' },
    ];

    expect(normalise({ portionMinimums: { entries } }).portionMinimums.entries).toEqual([
      { keywords: ['ryba', 'łosoś'], unitNames: [], minGrams: 100 },
      { keywords: ['chleb'], unitNames: ['kromka'], minUnitQty: 0.01 },
    ]);
  });

  it('teksty nie zawierają znaków, których baza nie przechowa', () => {
    const repeatKeywordGroups = ['a\u0000b', '\ud800', `x${'ż'.repeat(200)}`, 'e\u0301clair'];

    expect(normalise({ repeatKeywordGroups }).repeatKeywordGroups).toEqual([
      ...['ab', `x${'ż'.repeat(59)}`, 'éclair'],
    ]);
  });
});

describe('dokument zapisany dawniej', () => {
  it.each([
    ['reguły fabryczne', false, DEFAULT_RULE_CONFIG],
    ['wersja 3', true, { ...DEFAULT_RULE_CONFIG, version: 3 }],
    ['stała porcja obiadu', true, { ...DEFAULT_RULE_CONFIG, fixedPortions: { lunch: 100 } }],
    ['kolacja bez zakresu', true, { ...DEFAULT_RULE_CONFIG, variablePortions: { overrides: {} } }],
    ['inne słowa kluczowe', false, { ...DEFAULT_RULE_CONFIG, repeatKeywordGroups: [' placki '] }],
    ['nic', true, null],
  ])('[library §4] %s: ekran otwiera się ze zmianami do zapisania: %j', (_, expected, stored) => {
    expect(isMigratedByNormalising(stored)).toBe(expected);
  });
});

/** Property runs print their seed; set RULES_FUZZ_RUNS and RULES_FUZZ_SEED for other ones than those of every test run. */
const SEED = Number(process.env['RULES_FUZZ_SEED'] ?? 20_261_121);
const RUNS = Number(process.env['RULES_FUZZ_RUNS'] ?? 150);
const TIME_LIMIT = 120_000;

describe(`normalizacja dowolnych danych (fast-check seed ${SEED}, ${RUNS} prób)`, () => {
  const number = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(-0, 1e308, '12,5', '-3', 'NaN'));
  const words = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('lunch', 'first_breakfast', 'a, b', '__proto__'),
  );
  const leaf = fc.oneof(number, words, fc.boolean(), fc.constant(null));
  const range = fc.record({ min: fc.oneof(number, leaf), max: number }, { requiredKeys: [] });
  const list = fc.array(fc.oneof(leaf, fc.dictionary(words, leaf)), { maxLength: 12 });
  const mapOf = (member: fc.Arbitrary<unknown>) =>
    fc.dictionary(words, fc.oneof(member, leaf), { maxKeys: 8 });
  const rows = (row: Record<string, fc.Arbitrary<unknown>>) =>
    fc.array(fc.oneof(fc.record(row, { requiredKeys: [] }), leaf), { maxLength: 10 });
  const document = fc.record(
    {
      version: number,
      ingredientToleranceCategories: fc.oneof(list, fc.constant('spice mix, mięso')),
      variablePortions: fc.record(
        { defaultRange: fc.oneof(range, leaf), overrides: mapOf(range) },
        { requiredKeys: [] },
      ),
      fixedPortions: mapOf(number),
      repeatLimits: fc.record(
        {
          defaultPerType: number,
          perType: mapOf(number),
          unlimitedWhenMealsPerDayAtLeast: mapOf(number),
          maxAcrossStagesPerMeal: number,
        },
        { requiredKeys: [] },
      ),
      repeatKeywordGroups: fc.oneof(list, words),
      dailyKeywordLimits: rows({ keyword: words, limit: number }),
      calorieBudget: mapOf(number),
      slotPools: mapOf(list),
      pairingRules: rows({
        days: number,
        enabled: fc.boolean(),
        dinnerStartDay: number,
        lunchPairSpan: leaf,
      }),
      defaultMealTimes: fc.dictionary(
        fc.constantFrom('3', '4', '8', '9'),
        rows({ time: words, label: words, type: words, calorieSharePercent: number }),
      ),
      portionMinimums: fc.record({
        entries: rows({ keywords: list, unitNames: words, minUnitQty: number, minGrams: leaf }),
      }),
    },
    { requiredKeys: [] },
  );
  const anything = fc.oneof(document, fc.anything({ withNullPrototype: true }), fc.jsonValue());
  const check = (holds: (value: unknown) => void) =>
    fc.assert(fc.property(anything, holds), { seed: SEED, numRuns: RUNS, endOnFailure: true });

  it(
    'zawsze daje reguły, które przyjmie silnik i baza',
    () => {
      check((value) => {
        const rules = normaliseRuleConfig(value);
        expect(ruleConfigSchema.parse(rules)).toEqual(rules);
        expect(JSON.parse(JSON.stringify(rules))).toEqual(rules);
        expect(JSON.stringify(rules).isWellFormed() && !JSON.stringify(rules).includes('\\u0000')).toBe(true);
      });
    },
    TIME_LIMIT,
  );

  it(
    'druga normalizacja niczego już nie zmienia i nic nie jest do zapisania',
    () => {
      check((value) => {
        const rules = normaliseRuleConfig(value);
        expect(normaliseRuleConfig(rules)).toEqual(rules);
        expect(isMigratedByNormalising(rules)).toBe(false);
      });
    },
    TIME_LIMIT,
  );

  it(
    '[library §9] zakresy porcji i porcje stałe mieszczą się w granicach i są uporządkowane',
    () => {
      check((value) => {
        const { variablePortions, fixedPortions } = normaliseRuleConfig(value);
        const ranges = Object.entries({ ...variablePortions.overrides, '': variablePortions.defaultRange });
        for (const [type, { min, max }] of ranges) {
          const { bounds } = portionLimitOf(type);
          expect(bounds.min <= min && min <= max && max <= bounds.max).toBe(true);
        }
        expect(Object.keys(fixedPortions)).not.toEqual(expect.arrayContaining(['lunch']));
        expect(Object.keys(fixedPortions)).not.toEqual(expect.arrayContaining(['dinner']));
        const { min, max } = RULE_LIMITS.fixedPortion;
        expect(Object.values(fixedPortions).every((percent) => percent >= min && percent <= max)).toBe(true);
      });
    },
    TIME_LIMIT,
  );

  it(
    'nie zmienia tego, co dostała',
    () => {
      fc.assert(
        fc.property(fc.jsonValue(), (value) => {
          const before = JSON.stringify(value);
          normaliseRuleConfig(value);
          expect(JSON.stringify(value)).toBe(before);
        }),
        { seed: SEED + 1, numRuns: 100 },
      );
    },
    TIME_LIMIT,
  );
});
