import { SLOT_TYPES } from '@pora/contracts/catalog/meal-types.vocabulary';
import { type RuleConfig } from '@pora/contracts/catalog/rule-config.model';
import { layoutProblems } from './meal-layouts.js';
import { type RuleSection } from './rule-facts.js';
import { summaryStrings as t } from './rule-summary.strings.js';
import { isUsedKey, keyLabel } from './typed-keys.js';

/** One sentence about the rules; a warning says what is to be corrected. */
export interface SummaryLine {
  text: string;
  warning?: true;
}

const USUAL_MEALS = '5';

/** What the rules say in plain words, section by section; what the generator never reads is left out. */
export function summaryOf(rules: RuleConfig): Record<RuleSection, readonly SummaryLine[]> {
  const said = (texts: readonly string[]): SummaryLine[] => texts.map((text) => ({ text }));
  return {
    budget: said(budgetWords(rules)),
    candidates: said(candidateWords(rules)),
    portions: said(portionWords(rules)),
    repeats: said(repeatWords(rules)),
    pools: said(poolWords(rules)),
    pairing: said(pairingWords(rules)),
    times: timeLines(rules),
  };
}

const used = <T>(map: Readonly<Record<string, T>>): [string, T][] =>
  Object.entries(map).filter(([key]) => isUsedKey(key));

function budgetWords({ calorieBudget: budget }: RuleConfig): string[] {
  return [
    t.planAverage(budget.planAverageTolerancePercent),
    t.day(budget.dailyTargetTolerancePercent),
    t.slot(budget.slotTargetTolerancePercent, budget.maxDailyAttempts),
    t.lowCalorie(Math.round(budget.lowCalorieThresholdRatio * 1000) / 10),
  ];
}

function candidateWords({ candidateSelection, portionDetection }: RuleConfig): string[] {
  const { enabled, maxDetectedPortions } = portionDetection;
  return [
    t.candidates(candidateSelection.maxCandidatesPerSlot, candidateSelection.portionStep),
    enabled ? t.detection(maxDetectedPortions) : t.noDetection,
  ];
}

function portionWords(rules: RuleConfig): string[] {
  const { defaultRange, overrides } = rules.variablePortions;
  const ranges = used(overrides).map(([key, range]) => ({ name: keyLabel(key), ...range }));
  const tolerated = rules.ingredientToleranceCategories;
  return [
    t.range(defaultRange.min, defaultRange.max),
    ...(ranges.length > 0 ? [t.ranges(ranges)] : []),
    ...used(rules.fixedPortions).map(([key, percent]) => t.fixed(keyLabel(key), percent)),
    ...rules.portionMinimums.entries.map(({ keywords, unitNames, minUnitQty, minGrams }) =>
      t.minimum(keywords, [
        ...(minUnitQty === undefined ? [] : [t.pieces(minUnitQty, unitNames)]),
        ...(minGrams === undefined ? [] : [t.grams(minGrams)]),
      ]),
    ),
    tolerated.length > 0 ? t.tolerated(tolerated) : t.noneTolerated,
  ];
}

function repeatWords({ repeatLimits, repeatKeywordGroups, dailyKeywordLimits }: RuleConfig): string[] {
  return [
    t.repeats(repeatLimits.defaultPerType),
    ...used(repeatLimits.perType).map(([key, limit]) => t.repeatsOf(keyLabel(key), limit)),
    ...used(repeatLimits.unlimitedWhenMealsPerDayAtLeast).map(([key, count]) =>
      t.unlimited(keyLabel(key), count),
    ),
    t.stages(repeatLimits.maxAcrossStagesPerMeal),
    ...(repeatKeywordGroups.length > 0 ? [t.groups(repeatKeywordGroups)] : []),
    ...dailyKeywordLimits.map(({ keyword, limit }) => t.keyword(keyword, limit)),
  ];
}

function poolWords({ slotPools }: RuleConfig): string[] {
  const wider = SLOT_TYPES.flatMap((slot) => {
    const others = (slotPools[slot] ?? []).filter((type) => type !== slot);
    return others.length > 0 ? [t.alsoTakes(keyLabel(slot), others.map(keyLabel))] : [];
  });
  return [t.slots(SLOT_TYPES.length), ...wider];
}

function pairingWords({ pairingRules }: RuleConfig): string[] {
  const active = pairingRules.filter(({ enabled }) => enabled);
  if (active.length === 0) return [t.noPairs];
  return active.map(({ days, lunchPairSpan, dinnerPairSpan, dinnerStartDay }) =>
    t.pair(days, lunchPairSpan, dinnerPairSpan, dinnerStartDay),
  );
}

function timeLines({ defaultMealTimes }: RuleConfig): SummaryLine[] {
  const usual = defaultMealTimes[USUAL_MEALS] ?? [];
  const [first, last] = [usual[0], usual.at(-1)];
  const said = first && last ? [{ text: t.layout(usual.length, first.time, last.time) }] : [];
  const warnings = Object.entries(defaultMealTimes).flatMap(([key, group]) => {
    const count = Number(key);
    const rows = group.map(({ type = '', calorieSharePercent = null }) => ({
      type,
      share: calorieSharePercent,
    }));
    const { isShort, sum, unknownTypes } = layoutProblems(count, rows);
    return [
      ...(isShort ? [t.short(count, rows.length)] : []),
      ...(sum === 100 ? [] : [t.badSum(count, sum)]),
      ...unknownTypes.map((type) => t.unknownType(count, type)),
    ];
  });
  return [...said, ...warnings.map((text): SummaryLine => ({ text, warning: true }))];
}
