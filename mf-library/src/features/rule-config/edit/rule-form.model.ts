import { isTypedShare } from '@pora/contracts/catalog/calorie-share';
import { RULE_LIMITS } from '@pora/contracts/catalog/rule-config.limits';
import { portionRangeSchema, type RuleConfig } from '@pora/contracts/catalog/rule-config.model';
import { normaliseRuleConfig } from '@pora/contracts/catalog/rule-config.normalise';
import { z } from 'zod';
import { ruleFormStrings as t } from './rule-form.strings.js';

type Limits = Readonly<{ min: number; max: number }>;

/** A number of a row: empty or unreadable while it is typed, a whole one within its limits when it is saved. */
const whole = ({ min, max }: Limits) =>
  z
    .union([z.number(), z.nan()])
    .nullable()
    .refine((value) => isWholeWithin(value, { min, max }), t.outside(min, max));

/** An amount that may be left out. */
const amount = z
  .union([z.number(), z.nan()])
  .nullable()
  .refine((value) => value === null || value >= 0, t.amountBad);

const share = z
  .union([z.number(), z.nan()])
  .nullable()
  .refine((value) => value === null || isTypedShare(value), t.shareBad);

const byType = <T extends z.ZodType>(value: T) => z.record(z.string(), value);
const row = { id: z.string() };

const minimumRow = z.object({
  ...row,
  keywords: z.string(),
  unitNames: z.string(),
  minUnitQty: amount,
  minGrams: amount,
});
const keywordRow = z.object({ ...row, keyword: z.string(), limit: whole(RULE_LIMITS.keywordPerDay) });
const pairingRow = z.object({
  ...row,
  days: whole(RULE_LIMITS.pairingDays),
  enabled: z.boolean(),
  lunchPairSpan: whole(RULE_LIMITS.pairSpan),
  lunchStartDay: whole(RULE_LIMITS.lunchStartDay),
  dinnerPairSpan: whole(RULE_LIMITS.pairSpan),
  dinnerStartDay: whole(RULE_LIMITS.dinnerStartDay),
  dinnerWrapToDayOne: z.boolean(),
  avoidSameLunchDinner: z.boolean(),
  prioritizeFavorites: z.boolean(),
});
const timeRow = z.object({ ...row, time: z.string(), label: z.string(), type: z.string(), share });

/** The form of the rules; what it holds becomes rules by the contract's normalisation [library §5]. */
export const ruleFormSchema = z.object({
  version: z.number(),
  tolerated: z.array(z.string()),
  defaultRange: portionRangeSchema,
  ranges: byType(portionRangeSchema),
  fixedPortions: byType(z.number()),
  minimums: z.array(minimumRow),
  defaultPerType: z.number(),
  acrossStages: z.number(),
  perType: byType(z.number()),
  unlimited: byType(whole({ min: 1, max: 8 })),
  keywordGroups: z.string(),
  keywordLimits: z.array(keywordRow),
  budget: z.object({
    planAverage: z.number(),
    day: z.number(),
    slot: z.number(),
    attempts: z.number(),
    lowCaloriePercent: z.number(),
  }),
  candidates: z.object({ perSlot: z.number(), portionStep: z.number() }),
  detection: z.object({ enabled: z.boolean(), most: z.number() }),
  pools: byType(z.array(z.string())),
  pairing: z.array(pairingRow),
  times: byType(z.array(timeRow)),
});

/** What stands in the fields. */
export type RuleForm = z.output<typeof ruleFormSchema>;
export type MinimumRow = z.output<typeof minimumRow>;
export type KeywordRow = z.output<typeof keywordRow>;
export type PairingRow = z.output<typeof pairingRow>;
export type TimeRow = z.output<typeof timeRow>;

/** Id of a row that was added by hand; those that were loaded are numbered. */
export const newRowId = (): string => crypto.randomUUID();

/** Whether a row's number is a whole one within its limits. */
export function isWholeWithin(value: number | null, { min, max }: Limits): boolean {
  return value !== null && Number.isInteger(value) && value >= min && value <= max;
}

const numbered = <T>(rows: readonly T[]): (T & { id: string })[] =>
  rows.map((one, index) => ({ id: String(index), ...one }));

/** The form filled with rules. */
export function formOfRules(rules: RuleConfig): RuleForm {
  const { calorieBudget: budget, variablePortions, repeatLimits, candidateSelection } = rules;
  return {
    version: rules.version,
    tolerated: rules.ingredientToleranceCategories,
    defaultRange: variablePortions.defaultRange,
    ranges: variablePortions.overrides,
    fixedPortions: rules.fixedPortions,
    minimums: numbered(rules.portionMinimums.entries).map(({ minUnitQty, minGrams, ...one }) => ({
      id: one.id,
      keywords: one.keywords.join(', '),
      unitNames: one.unitNames.join(', '),
      minUnitQty: minUnitQty ?? null,
      minGrams: minGrams ?? null,
    })),
    defaultPerType: repeatLimits.defaultPerType,
    acrossStages: repeatLimits.maxAcrossStagesPerMeal,
    perType: repeatLimits.perType,
    unlimited: repeatLimits.unlimitedWhenMealsPerDayAtLeast,
    keywordGroups: rules.repeatKeywordGroups.join(', '),
    keywordLimits: numbered(rules.dailyKeywordLimits),
    budget: {
      planAverage: budget.planAverageTolerancePercent,
      day: budget.dailyTargetTolerancePercent,
      slot: budget.slotTargetTolerancePercent,
      attempts: budget.maxDailyAttempts,
      lowCaloriePercent: Math.round(budget.lowCalorieThresholdRatio * 10_000) / 100,
    },
    candidates: {
      perSlot: candidateSelection.maxCandidatesPerSlot,
      portionStep: candidateSelection.portionStep,
    },
    detection: {
      enabled: rules.portionDetection.enabled,
      most: rules.portionDetection.maxDetectedPortions,
    },
    pools: rules.slotPools,
    pairing: numbered(rules.pairingRules),
    times: Object.fromEntries(
      Object.entries(rules.defaultMealTimes).map(([count, group]) => [
        count,
        numbered(group).map(({ id, time, label = '', type = '', calorieSharePercent = null }) => ({
          ...{ id, time, label, type },
          share: calorieSharePercent,
        })),
      ]),
    ),
  };
}

/** The rules that the fields say, in their normal form: what is saved and what differences are told of [library §5, §9]. */
export function rulesOfForm(form: RuleForm): RuleConfig {
  const { budget, candidates, detection } = form;
  return normaliseRuleConfig({
    version: form.version,
    ingredientToleranceCategories: form.tolerated,
    variablePortions: { defaultRange: form.defaultRange, overrides: form.ranges },
    fixedPortions: form.fixedPortions,
    repeatLimits: {
      defaultPerType: form.defaultPerType,
      perType: form.perType,
      unlimitedWhenMealsPerDayAtLeast: form.unlimited,
      maxAcrossStagesPerMeal: form.acrossStages,
    },
    repeatKeywordGroups: form.keywordGroups,
    dailyKeywordLimits: form.keywordLimits,
    calorieBudget: {
      planAverageTolerancePercent: budget.planAverage,
      dailyTargetTolerancePercent: budget.day,
      slotTargetTolerancePercent: budget.slot,
      maxDailyAttempts: budget.attempts,
      lowCalorieThresholdRatio: budget.lowCaloriePercent / 100,
    },
    candidateSelection: { maxCandidatesPerSlot: candidates.perSlot, portionStep: candidates.portionStep },
    portionDetection: { enabled: detection.enabled, maxDetectedPortions: detection.most },
    slotPools: form.pools,
    pairingRules: form.pairing,
    defaultMealTimes: Object.fromEntries(
      Object.entries(form.times).map(([count, rows]) => [
        count,
        rows.map(({ share: calorieSharePercent, ...one }) => ({ ...one, calorieSharePercent })),
      ]),
    ),
    portionMinimums: { entries: form.minimums },
  });
}

/** A new pairing rule [library §9]. */
export function newPairingRow(): PairingRow {
  const [rule] = normaliseRuleConfig({ pairingRules: [{}] }).pairingRules;
  if (!rule) throw new Error('The normalisation makes one rule of an empty one');
  return { id: newRowId(), ...rule };
}
