import {
  type DefaultMealTime,
  type PairingRule,
  type RuleConfig,
} from '@pora/contracts/catalog/rule-config.model';
import { formatDecimal, formatGrams, formatPercent, formatRange, MISSING } from '@pora/kit';
import { ruleFormStrings as t } from './rule-form.strings.js';
import { keyLabel } from './typed-keys.js';

/** A section of the rules. */
export type RuleSection = keyof typeof t.sections;

/** The sections in their order. */
export const RULE_SECTIONS = Object.keys(t.sections) as RuleSection[];

/** One rule in words: what it is about and what it says. */
interface RuleFact {
  section: RuleSection;
  name: string;
  value: string;
}

/** One difference between two sets of rules, in words. */
export interface RuleChange {
  section: RuleSection;
  name: string;
  before: string;
  after: string;
}

/** How two sets of rules differ, in the order of the form. */
export function changesOf(before: RuleConfig, after: RuleConfig): RuleChange[] {
  const was = factsOf(before);
  const is = factsOf(after);
  return [...new Set([...was.keys(), ...is.keys()])]
    .flatMap((key) => {
      const [old, now] = [was.get(key), is.get(key)];
      const { section, name } = now ?? old ?? NOTHING;
      const [from, to] = [old?.value ?? MISSING, now?.value ?? MISSING];
      return from === to ? [] : [{ section, name, before: from, after: to }];
    })
    .sort((a, b) => RULE_SECTIONS.indexOf(a.section) - RULE_SECTIONS.indexOf(b.section));
}

const NOTHING: RuleFact = { section: 'budget', name: '', value: MISSING };

/** Every rule by a key that two sets share. */
function factsOf(rules: RuleConfig): ReadonlyMap<string, RuleFact> {
  const facts = new Map<string, RuleFact>();
  const bySection: Record<RuleSection, readonly [name: string, value: string, key?: string][]> = {
    budget: budgetFacts(rules),
    candidates: candidateFacts(rules),
    portions: portionFacts(rules),
    repeats: repeatFacts(rules),
    pools: Object.entries(rules.slotPools).map(([slot, types]) => [
      t.pools.name(keyLabel(slot)),
      [...types].sort().map(keyLabel).join(', '),
    ]),
    pairing: rules.pairingRules.flatMap(pairingFacts),
    times: Object.entries(rules.defaultMealTimes).flatMap(([count, group]) =>
      group.map((entry, index) => timeFact(Number(count), index + 1, entry)),
    ),
  };
  for (const section of RULE_SECTIONS) {
    for (const [name, value, key = name] of bySection[section]) {
      facts.set(`${section} ${key}`, { section, name, value });
    }
  }
  return facts;
}

type Facts = [name: string, value: string, key?: string][];

function budgetFacts({ calorieBudget: budget }: RuleConfig): Facts {
  return [
    [t.budget.planAverage, formatPercent(budget.planAverageTolerancePercent)],
    [t.budget.day, formatPercent(budget.dailyTargetTolerancePercent)],
    [t.budget.slot, formatPercent(budget.slotTargetTolerancePercent)],
    [t.budget.attempts, formatDecimal(budget.maxDailyAttempts, 0)],
    [t.budget.lowCaloriePercent, formatPercent(Math.round(budget.lowCalorieThresholdRatio * 1000) / 10)],
  ];
}

function candidateFacts({ candidateSelection, portionDetection }: RuleConfig): Facts {
  return [
    [t.candidates.perSlot, formatDecimal(candidateSelection.maxCandidatesPerSlot, 0)],
    [t.candidates.portionStep, formatPercent(candidateSelection.portionStep)],
    [t.candidates.most, formatDecimal(portionDetection.maxDetectedPortions, 0)],
    [t.candidates.detection, portionDetection.enabled ? t.candidates.on : t.candidates.off],
  ];
}

function portionFacts(rules: RuleConfig): Facts {
  const { defaultRange, overrides } = rules.variablePortions;
  const range = ({ min, max }: { min: number; max: number }) => `${formatRange(min, max)}%`;
  const { ingredientToleranceCategories: tolerated, portionMinimums } = rules;
  return [
    [t.portions.rangeOf(t.portions.defaultRange), range(defaultRange)],
    ...Object.entries(overrides).map(([key, one]): Facts[number] => [
      t.portions.rangeOf(keyLabel(key)),
      range(one),
    ]),
    ...Object.entries(rules.fixedPortions).map(([key, percent]): Facts[number] => [
      t.portions.fixedOf(keyLabel(key)),
      formatPercent(percent),
    ]),
    ...portionMinimums.entries.map(({ keywords, unitNames, minUnitQty, minGrams }): Facts[number] => {
      const pieces =
        minUnitQty === undefined ? [] : [`${formatDecimal(minUnitQty, 0)} ${unitNames.join('/')}`.trim()];
      const grams = minGrams === undefined ? [] : [formatGrams(minGrams)];
      return [t.portions.minimumOf(keywords.join(', ')), [...pieces, ...grams].join(', ')];
    }),
    [t.portions.tolerated, tolerated.length > 0 ? [...tolerated].sort().join(', ') : MISSING],
  ];
}

function repeatFacts({ repeatLimits, repeatKeywordGroups, dailyKeywordLimits }: RuleConfig): Facts {
  const { perType, unlimitedWhenMealsPerDayAtLeast: unlimited } = repeatLimits;
  return [
    [t.repeats.defaultPerType, String(repeatLimits.defaultPerType)],
    [t.repeats.acrossStages, String(repeatLimits.maxAcrossStagesPerMeal)],
    ...Object.entries(perType).map(([key, limit]): Facts[number] => [
      t.repeats.limitOf(keyLabel(key)),
      String(limit),
    ]),
    ...Object.entries(unlimited).map(([key, count]): Facts[number] => [
      t.repeats.unlimitedName(keyLabel(key)),
      t.repeats.unlimitedFrom(count),
    ]),
    [t.repeats.keywordGroups, repeatKeywordGroups.length > 0 ? repeatKeywordGroups.join(', ') : MISSING],
    ...dailyKeywordLimits.map(({ keyword, limit }): Facts[number] => [
      t.repeats.keywordName(keyword),
      String(limit),
    ]),
  ];
}

const PAIRING_NUMBERS = [
  'days',
  'lunchPairSpan',
  'lunchStartDay',
  'dinnerPairSpan',
  'dinnerStartDay',
] as const;
const PAIRING_FLAGS = [
  'enabled',
  'dinnerWrapToDayOne',
  'avoidSameLunchDinner',
  'prioritizeFavorites',
] as const;

function pairingFacts(rule: PairingRule, index: number): Facts {
  const name = (field: string) => t.pairing.ofRule(field, index + 1);
  return [
    ...PAIRING_NUMBERS.map((field): Facts[number] => [name(t.pairing[field]), String(rule[field])]),
    ...PAIRING_FLAGS.map((field): Facts[number] => [
      name(t.pairing[field]),
      rule[field] ? t.pairing.yes : t.pairing.no,
    ]),
  ];
}

function timeFact(count: number, place: number, entry: DefaultMealTime): Facts[number] {
  const { time, label, type, calorieSharePercent } = entry;
  const named = label ?? (type === undefined ? undefined : keyLabel(type));
  const kind = label !== undefined && type !== undefined && keyLabel(type) !== label ? [keyLabel(type)] : [];
  const share = calorieSharePercent === undefined ? [] : [formatPercent(calorieSharePercent)];
  return [t.times.name(count, place), [time, ...(named ? [named] : []), ...kind, ...share].join(' · ')];
}
