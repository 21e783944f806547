import { z } from 'zod';
import { integerBetween, numberBetween, text, timeOfDay } from '../text/text.model.js';

/** Portion range in percent of the recipe. */
export const portionRangeSchema = z.object({ min: numberBetween(1, 1000), max: numberBetween(1, 1000) });
export type PortionRange = z.infer<typeof portionRangeSchema>;

/** One entry of the default day: time, label, slot type and share of the day's energy in percent. */
export const defaultMealTimeSchema = z.object({
  time: timeOfDay,
  label: text(60).optional(),
  type: text(40).optional(),
  calorieSharePercent: numberBetween(0, 100).optional(),
});
export type DefaultMealTime = z.infer<typeof defaultMealTimeSchema>;

/** Rule that repeats lunches and dinners on neighbouring days [library §3, §5]. */
export const pairingRuleSchema = z.object({
  days: integerBetween(1, 60),
  enabled: z.boolean(),
  lunchPairSpan: integerBetween(1, 7),
  lunchStartDay: integerBetween(1, 60),
  dinnerPairSpan: integerBetween(1, 7),
  dinnerStartDay: integerBetween(1, 60),
  dinnerWrapToDayOne: z.boolean(),
  avoidSameLunchDinner: z.boolean(),
  prioritizeFavorites: z.boolean(),
});
export type PairingRule = z.infer<typeof pairingRuleSchema>;

/** Smallest sensible amount of a food in a shopping list [library §3]. */
export const portionMinimumSchema = z.object({
  keywords: z.array(z.string()),
  unitNames: z.array(z.string()),
  minUnitQty: z.number().min(0).optional(),
  minGrams: z.number().min(0).optional(),
});

const perType = <T extends z.ZodType>(value: T) => z.record(z.string(), value);

/** The one document that drives the generator [library §3]; limits and defaults in §9. */
export const ruleConfigSchema = z.object({
  version: z.int().min(4),
  ingredientToleranceCategories: z.array(z.string()),
  variablePortions: z.object({ defaultRange: portionRangeSchema, overrides: perType(portionRangeSchema) }),
  fixedPortions: perType(z.number()),
  repeatLimits: z.object({
    defaultPerType: integerBetween(1, 6),
    perType: perType(integerBetween(1, 6)),
    unlimitedWhenMealsPerDayAtLeast: perType(integerBetween(1, 8)),
    maxAcrossStagesPerMeal: integerBetween(0, 50),
  }),
  repeatKeywordGroups: z.array(z.string()),
  dailyKeywordLimits: z.array(z.object({ keyword: z.string(), limit: integerBetween(1, 10) })),
  calorieBudget: z.object({
    tolerancePercent: z.number(),
    planAverageTolerancePercent: numberBetween(1, 30),
    dailyTargetTolerancePercent: numberBetween(5, 60),
    slotTargetTolerancePercent: numberBetween(5, 60),
    maxDailyAttempts: integerBetween(5, 500),
    lowCalorieThresholdRatio: numberBetween(0.5, 1),
  }),
  candidateSelection: z.object({
    maxCandidatesPerSlot: integerBetween(5, 40),
    portionStep: integerBetween(1, 20),
  }),
  portionDetection: z.object({ enabled: z.boolean(), maxDetectedPortions: integerBetween(2, 30) }),
  slotPools: perType(z.array(z.string())),
  pairingRules: z.array(pairingRuleSchema),
  defaultMealTimes: z.record(z.string(), z.array(defaultMealTimeSchema)),
  portionMinimums: z.object({ entries: z.array(portionMinimumSchema) }),
});
export type RuleConfig = z.infer<typeof ruleConfigSchema>;
