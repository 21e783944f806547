/**
 * The one normalisation of the rule document [library §3, §4, §5, §9], for the server and the settings screen. Total:
 * any value gives rules that fit `ruleConfigSchema`; normal rules stay as they are; the input is never changed.
 */
import { shareInPerCent } from './calorie-share.js';
import { matchFoodCategory } from './food-category.js';
import { MEAL_TYPES, SLOT_TYPES } from './meal-types.vocabulary.js';
import { DEFAULT_RULE_CONFIG as DEFAULTS } from './rule-config.defaults.js';
import {
  LUNCH_AND_DINNER,
  LUNCH_AND_DINNER_VERSION,
  MEALS_PER_DAY,
  OLD_LUNCH_AND_DINNER,
  PORTION_LIMITS,
  RULE_CONFIG_VERSION,
  RULE_LIMITS as LIMITS,
  RULE_SIZES as SIZES,
  type PortionLimit,
} from './rule-config.limits.js';
import type { DefaultMealTime, PairingRule, PortionRange, RuleConfig } from './rule-config.model.js';
import {
  clamp,
  isObject,
  readFlag,
  readNumber,
  readObject,
  readText,
  readWhole,
  readWithin,
  readWords,
  roundTo,
} from './rule-config.readers.js';

const HIGHEST_VERSION = 1_000_000;
const TIME_FOR_UNREADABLE = '09:00';

/** Brings any value to the normal form of the rules; parts that are missing or unreadable take the factory rules. */
export function normaliseRuleConfig(value: unknown): RuleConfig {
  const rules = readObject(value);
  const version = readNumber(rules['version']) ?? 0;
  return {
    version: Math.trunc(clamp(version, RULE_CONFIG_VERSION, HIGHEST_VERSION)),
    ingredientToleranceCategories: categories(rules['ingredientToleranceCategories']),
    variablePortions: variablePortions(rules['variablePortions'], version),
    fixedPortions: fixedPortions(rules['fixedPortions']),
    repeatLimits: repeatLimits(rules['repeatLimits']),
    repeatKeywordGroups: words(rules['repeatKeywordGroups'], DEFAULTS.repeatKeywordGroups),
    dailyKeywordLimits: dailyKeywordLimits(rules['dailyKeywordLimits']),
    calorieBudget: calorieBudget(rules['calorieBudget']),
    candidateSelection: candidateSelection(rules['candidateSelection']),
    portionDetection: portionDetection(rules['portionDetection']),
    slotPools: slotPools(rules['slotPools']),
    pairingRules: pairingRules(rules['pairingRules']),
    defaultMealTimes: defaultMealTimes(rules['defaultMealTimes']),
    portionMinimums: portionMinimums(rules['portionMinimums']),
  };
}

/**
 * True when normalising a stored document changes the ranges of lunch and dinner, the fixed portions or the version:
 * the settings screen then opens with unsaved changes [library §4].
 */
export function isMigratedByNormalising(stored: unknown): boolean {
  const rules = readObject(stored);
  const overrides = readObject(readObject(rules['variablePortions'])['overrides']);
  const normal = normaliseRuleConfig(stored);
  const before = [
    rules['version'],
    rules['fixedPortions'],
    ...LUNCH_AND_DINNER.map((type) => overrides[type]),
  ];
  const ranges = LUNCH_AND_DINNER.map((type) => normal.variablePortions.overrides[type]);
  return (
    JSON.stringify(inOrder(before)) !==
    JSON.stringify(inOrder([normal.version, normal.fixedPortions, ...ranges]))
  );
}

/** Portion range of a meal type: its bounds and its default [library §9]. */
export function portionLimitOf(mealType: string): PortionLimit {
  return LUNCH_AND_DINNER.includes(mealType) ? PORTION_LIMITS.lunchAndDinner : PORTION_LIMITS.normal;
}

function inOrder(values: readonly unknown[]): unknown[] {
  return values.map((value) =>
    isObject(value) ? Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)) : value,
  );
}

function categories(value: unknown): string[] {
  if (!isListOrText(value)) return [...DEFAULTS.ingredientToleranceCategories];
  const found = readWords(value, SIZES.keyword, SIZES.list).flatMap((name) => matchFoodCategory(name) ?? []);
  return [...new Set(found)];
}

function words(value: unknown, fallback: readonly string[]): string[] {
  return isListOrText(value) ? readWords(value, SIZES.keyword, SIZES.list) : [...fallback];
}

function isListOrText(value: unknown): boolean {
  return Array.isArray(value) || typeof value === 'string';
}

/** Members of a map under trimmed meal types; `first_breakfast` is read as `breakfast` unless that is there too. */
function byMealType<T>(
  value: unknown,
  read: (member: unknown, type: string) => T | undefined,
): Record<string, T> {
  const found = new Map<string, T>();
  const legacy = new Map<string, unknown>();
  for (const [written, member] of Object.entries(readObject(value))) {
    const type = readText(written, SIZES.key);
    if (type === '' || type === '__proto__' || found.has(type) || found.size >= SIZES.list) continue;
    if (type === 'first_breakfast') {
      legacy.set('breakfast', member);
      continue;
    }
    const content = read(member, type);
    if (content !== undefined) found.set(type, content);
  }
  for (const [type, member] of legacy) {
    const content = found.has(type) ? undefined : read(member, type);
    if (content !== undefined) found.set(type, content);
  }
  return Object.fromEntries(found);
}

/** Ordered and moved into the bounds; a missing end comes from the default range [library §5]. */
function portionRange(value: unknown, { bounds, fallback }: PortionLimit): PortionRange {
  const range = readObject(value);
  const ends = [readNumber(range['min']) ?? fallback.min, readNumber(range['max']) ?? fallback.max];
  const [min = fallback.min, max = fallback.max] = ends
    .map((end) => clamp(end, bounds.min, bounds.max))
    .sort((a, b) => a - b);
  return { min, max };
}

function variablePortions(value: unknown, version: number): RuleConfig['variablePortions'] {
  const { defaultRange, overrides } = readObject(value);
  const own = byMealType(overrides, (range, type) =>
    isObject(range) ? portionRange(range, portionLimitOf(type)) : undefined,
  );
  const { fallback } = PORTION_LIMITS.lunchAndDinner;
  for (const type of LUNCH_AND_DINNER) {
    const range = own[type];
    const isOld = range?.min === OLD_LUNCH_AND_DINNER.min && range.max === OLD_LUNCH_AND_DINNER.max;
    if (!range || (version < LUNCH_AND_DINNER_VERSION && isOld)) own[type] = { ...fallback };
  }
  return { defaultRange: portionRange(defaultRange, PORTION_LIMITS.normal), overrides: own };
}

function fixedPortions(value: unknown): Record<string, number> {
  return byMealType(value, (percent, type) =>
    LUNCH_AND_DINNER.includes(type) ? undefined : readWithin(percent, LIMITS.fixedPortion),
  );
}

function repeatLimits(value: unknown): RuleConfig['repeatLimits'] {
  const limits = readObject(value);
  const unlimited = limits['unlimitedWhenMealsPerDayAtLeast'];
  const defaultPerType = readWhole(limits['defaultPerType'], LIMITS.repeatsPerType);
  return {
    defaultPerType,
    perType: byMealType(limits['perType'], (limit) =>
      readWhole(limit, { ...LIMITS.repeatsPerType, fallback: defaultPerType }),
    ),
    unlimitedWhenMealsPerDayAtLeast: isObject(unlimited)
      ? byMealType(unlimited, (count) => {
          const meals = readNumber(count);
          return meals === undefined ? undefined : Math.round(clamp(meals, 1, MEALS_PER_DAY.max));
        })
      : { ...DEFAULTS.repeatLimits.unlimitedWhenMealsPerDayAtLeast },
    maxAcrossStagesPerMeal: readWhole(limits['maxAcrossStagesPerMeal'], LIMITS.acrossStages),
  };
}

function dailyKeywordLimits(value: unknown): RuleConfig['dailyKeywordLimits'] {
  if (!Array.isArray(value)) return structuredClone(DEFAULTS.dailyKeywordLimits);
  const limits = new Map<string, { keyword: string; limit: number }>();
  for (const entry of value.slice(0, SIZES.list)) {
    const { keyword, limit } = readObject(entry);
    const name = readText(keyword, SIZES.keyword);
    const folded = name.toLowerCase();
    if (name === '' || limits.has(folded)) continue;
    limits.set(folded, { keyword: name, limit: readWhole(limit, LIMITS.keywordPerDay) });
  }
  return [...limits.values()];
}

/** `tolerancePercent` is the older name of the plan's tolerance and from then on mirrors it [library §3, §9]. */
function calorieBudget(value: unknown): RuleConfig['calorieBudget'] {
  const budget = readObject(value);
  const written = readNumber(budget['planAverageTolerancePercent']) ?? budget['tolerancePercent'];
  const planAverage = readWithin(written, LIMITS.planAverageTolerance);
  return {
    tolerancePercent: planAverage,
    planAverageTolerancePercent: planAverage,
    dailyTargetTolerancePercent: readWithin(budget['dailyTargetTolerancePercent'], LIMITS.dayTolerance),
    slotTargetTolerancePercent: readWithin(budget['slotTargetTolerancePercent'], LIMITS.slotTolerance),
    maxDailyAttempts: readWhole(budget['maxDailyAttempts'], LIMITS.dailyAttempts),
    lowCalorieThresholdRatio: readWithin(budget['lowCalorieThresholdRatio'], LIMITS.lowCalorieRatio),
  };
}

function candidateSelection(value: unknown): RuleConfig['candidateSelection'] {
  const selection = readObject(value);
  return {
    maxCandidatesPerSlot: readWhole(selection['maxCandidatesPerSlot'], LIMITS.candidatesPerSlot),
    portionStep: readWhole(selection['portionStep'], LIMITS.portionStep),
  };
}

function portionDetection(value: unknown): RuleConfig['portionDetection'] {
  const detection = readObject(value);
  return {
    enabled: readFlag(detection['enabled'], DEFAULTS.portionDetection.enabled),
    maxDetectedPortions: readWhole(detection['maxDetectedPortions'], LIMITS.detectedPortions),
  };
}

/** A pool with nothing selected falls back to its own slot type [library §5]. */
function slotPools(value: unknown): RuleConfig['slotPools'] {
  if (!isObject(value)) return structuredClone(DEFAULTS.slotPools);
  const pools = byMealType(value, (pool, slotType) => {
    const named = readWords(pool, SIZES.key, SIZES.list).map((type) => currentType(type.toLowerCase()));
    const known = [...new Set(named)].filter((type) => MEAL_TYPES.some((mealType) => mealType === type));
    return known.length > 0 ? known : [slotType];
  });
  for (const slotType of SLOT_TYPES) pools[slotType] ??= [slotType];
  return pools;
}

function currentType(type: string): string {
  return type === 'first_breakfast' ? 'breakfast' : type;
}

function pairingRules(value: unknown): PairingRule[] {
  if (!Array.isArray(value)) return structuredClone(DEFAULTS.pairingRules);
  return value
    .slice(0, SIZES.list)
    .filter(isObject)
    .map((rule) => ({
      days: readWhole(rule['days'], LIMITS.pairingDays),
      enabled: readFlag(rule['enabled'], true),
      lunchPairSpan: readWhole(rule['lunchPairSpan'], LIMITS.pairSpan),
      lunchStartDay: readWhole(rule['lunchStartDay'], LIMITS.lunchStartDay),
      dinnerPairSpan: readWhole(rule['dinnerPairSpan'], LIMITS.pairSpan),
      dinnerStartDay: readWhole(rule['dinnerStartDay'], LIMITS.dinnerStartDay),
      dinnerWrapToDayOne: readFlag(rule['dinnerWrapToDayOne'], true),
      avoidSameLunchDinner: readFlag(rule['avoidSameLunchDinner'], true),
      prioritizeFavorites: readFlag(rule['prioritizeFavorites'], true),
    }));
}

function defaultMealTimes(value: unknown): RuleConfig['defaultMealTimes'] {
  const groups = readObject(value);
  const times: RuleConfig['defaultMealTimes'] = {};
  for (let count = MEALS_PER_DAY.min; count <= MEALS_PER_DAY.max; count += 1) {
    const key = String(count);
    const group = groups[key];
    const given = Array.isArray(group) ? group.slice(0, count).filter(isObject) : [];
    times[key] =
      given.length > 0 ? given.map(mealTime) : structuredClone(DEFAULTS.defaultMealTimes[key] ?? []);
  }
  return times;
}

function mealTime(entry: Readonly<Record<string, unknown>>): DefaultMealTime {
  const label = readText(entry['label'], SIZES.label);
  const type = currentType(readText(entry['type'], SIZES.key));
  const share = readNumber(entry['calorieSharePercent']);
  return {
    time: timeOfDay(entry['time']),
    ...(label !== '' && { label }),
    ...(type !== '' && { type }),
    ...(share !== undefined && { calorieSharePercent: roundTo(shareInPerCent(clamp(share, 0, 100)), 1) }),
  };
}

/** `H:MM` or `HH:MM` as `HH:MM`; anything else is 09:00 [library §5]. */
function timeOfDay(value: unknown): string {
  const time = readText(value, SIZES.key);
  const padded = /^\d:/.test(time) ? `0${time}` : time;
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(padded) ? padded : TIME_FOR_UNREADABLE;
}

/** Entries with neither a quantity nor a weight are dropped [library §5]. */
function portionMinimums(value: unknown): RuleConfig['portionMinimums'] {
  const { entries } = readObject(value);
  if (!Array.isArray(entries)) return structuredClone(DEFAULTS.portionMinimums);
  const kept = entries.slice(0, SIZES.list).flatMap((entry: unknown) => {
    const { keywords, unitNames, minUnitQty, minGrams } = readObject(entry);
    const units = amount(minUnitQty);
    const grams = amount(minGrams);
    if (units === undefined && grams === undefined) return [];
    return {
      keywords: readWords(keywords, SIZES.keyword, SIZES.list),
      unitNames: readWords(unitNames, SIZES.keyword, SIZES.list),
      ...(units !== undefined && { minUnitQty: units }),
      ...(grams !== undefined && { minGrams: grams }),
    };
  });
  return { entries: kept };
}

function amount(value: unknown): number | undefined {
  const number = readNumber(value);
  return number === undefined || number < 0 ? undefined : roundTo(Math.min(number, SIZES.amount), 2);
}
