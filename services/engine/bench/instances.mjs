// The bench's instances: ordinary, tight and infeasible ones over seeded libraries.

/**
 * @typedef {import('./compile.mjs').Engine} Engine
 * @typedef {import('./compile.mjs').GenerateInput} GenerateInput
 * @typedef {import('../src/model.js').RuleConfig} RuleConfig
 *
 * @typedef {object} Instance
 * @property {string} name
 * @property {'ordinary' | 'tight' | 'infeasible'} kind
 * @property {number} meals
 * @property {(seed: number) => GenerateInput} make
 *
 * @typedef {object} Order
 * @property {RuleConfig} [config]
 * @property {number} [days]
 * @property {number} [meals] A day.
 * @property {number} [kcal]
 * @property {GenerateInput['patient']} [patient]
 */

/**
 * Named instances; each makes its input for a generation seed.
 * @param {Pick<Engine, 'makeLibrary' | 'testRules' | 'ordinaryInput' | 'slotTemplates' | 'buildPlanDay'>} engine
 * @returns {Instance[]}
 */
export function benchInstances({ makeLibrary, testRules, ordinaryInput, slotTemplates, buildPlanDay }) {
  const library = (/** @type {number} */ seed, /** @type {number} */ meals) => ({
    ...makeLibrary({ seed, meals, foods: 600 }),
    hash: `bench-${seed}-${meals}`,
  });
  const libraries = {
    small: library(3, 250),
    middle: library(4, 600),
    big: library(7, 1500),
    other: library(8, 1500),
    huge: library(7, 10000),
    tiny: library(5, 40),
  };
  /** @param {RuleConfig} config @param {number} days @param {number} mealsPerDay @param {number} caloriesPerDay */
  const shape = (config, days, mealsPerDay, caloriesPerDay) => {
    const templates = slotTemplates(config, mealsPerDay);
    return {
      id: 'bench',
      days,
      mealsPerDay,
      caloriesPerDay,
      generatorSources: ['own', 'AG', 'KB', 'KS'],
      planDays: Array.from({ length: days }, (_, i) => buildPlanDay(i + 1, templates)),
    };
  };
  /** @param {GenerateInput['catalog']} catalog @param {Order} order @returns {Instance['make']} */
  const make =
    (catalog, { config = testRules(), days = 14, meals = 5, kcal = 2000, ...rest } = {}) =>
    (seed) =>
      ordinaryInput({ catalog, config, plan: shape(config, days, meals, kcal), ...rest, seed });
  const base = testRules();
  const limits = (/** @type {Partial<RuleConfig['repeatLimits']>} */ change) =>
    testRules({ repeatLimits: { ...base.repeatLimits, ...change } });
  const ill = {
    isChild: false,
    intolerances: ['mleko', 'pszenica', 'jajo'].map((name) => ({ name, value: 60 })),
    disliked: ['ryby', 'deser 9'],
  };
  const worded = testRules({
    repeatKeywordGroups: ['kanapka', 'owsianka', 'zupa', 'sałatka'],
    dailyKeywordLimits: [
      { keyword: 'zupa', limit: 1 },
      { keyword: 'kanapka', limit: 1 },
      { keyword: 'sałatka', limit: 1 },
    ],
  });
  return [
    { name: '1500 posiłków, 14 × 5', kind: 'ordinary', meals: 1500, make: make(libraries.big) },
    { name: '1500, 1600 kcal', kind: 'ordinary', meals: 1500, make: make(libraries.other, { kcal: 1600 }) },
    {
      name: '1500, nietolerancje i nielubiane',
      kind: 'ordinary',
      meals: 1500,
      make: make(libraries.big, { patient: ill }),
    },
    {
      name: '1500, dziecko, 14 × 6',
      kind: 'ordinary',
      meals: 1500,
      make: make(libraries.other, { meals: 6, patient: { isChild: true } }),
    },
    {
      name: '1500, 7 dni × 4',
      kind: 'ordinary',
      meals: 1500,
      make: make(libraries.big, { days: 7, meals: 4 }),
    },
    { name: '600, 14 × 5', kind: 'ordinary', meals: 600, make: make(libraries.middle) },
    { name: '10 000 posiłków, 14 × 5', kind: 'ordinary', meals: 10000, make: make(libraries.huge) },
    {
      name: '10 000, 14 × 8',
      kind: 'ordinary',
      meals: 10000,
      make: make(libraries.huge, { meals: 8, kcal: 2600 }),
    },
    { name: '250, 14 × 5', kind: 'tight', meals: 250, make: make(libraries.small) },
    {
      name: '250, limit 2, nietolerancje',
      kind: 'tight',
      meals: 250,
      make: make(libraries.small, { config: limits({ defaultPerType: 2 }), patient: ill }),
    },
    {
      name: '600, słowa kluczowe',
      kind: 'tight',
      meals: 600,
      make: make(libraries.middle, { config: worded }),
    },
    {
      name: '600, porcje 85–115 %',
      kind: 'tight',
      meals: 600,
      make: make(libraries.middle, {
        config: testRules({
          variablePortions: { defaultRange: { min: 85, max: 115 }, overrides: {} },
          candidateSelection: { maxCandidatesPerSlot: 20, portionStep: 10 },
        }),
      }),
    },
    { name: '250, 2800 kcal', kind: 'tight', meals: 250, make: make(libraries.small, { kcal: 2800 }) },
    { name: '40, 14 × 5', kind: 'infeasible', meals: 40, make: make(libraries.tiny) },
    {
      name: '40, limit 1, nietolerancje',
      kind: 'infeasible',
      meals: 40,
      make: make(libraries.tiny, { config: limits({ defaultPerType: 1 }), patient: ill }),
    },
  ];
}
