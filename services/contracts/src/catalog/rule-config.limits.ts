/** A closed range. */
interface Range {
  readonly min: number;
  readonly max: number;
}

/** A number of the rules: its bounds and what stands in for a missing or unreadable value. */
export interface NumberLimit extends Range {
  readonly fallback: number;
}

/** Bounds of a portion range in percent and the range that stands in for a missing one. */
export interface PortionLimit {
  readonly bounds: Range;
  readonly fallback: Range;
}

/** Version every normalised document has at least [library §9]. */
export const RULE_CONFIG_VERSION = 4;
/** Documents below this version still hold the old ranges of lunch and dinner [library §4]. */
export const LUNCH_AND_DINNER_VERSION = 2;
/** Range of lunch and dinner before that version. */
export const OLD_LUNCH_AND_DINNER: Range = { min: 50, max: 100 };

/** Types with a portion range of their own and never a fixed portion [library §3, §9]. */
export const LUNCH_AND_DINNER: readonly string[] = ['lunch', 'dinner'];

/** Portion ranges in percent [library §9]. */
export const PORTION_LIMITS: Record<'normal' | 'lunchAndDinner', PortionLimit> = {
  normal: { bounds: { min: 25, max: 400 }, fallback: { min: 50, max: 100 } },
  lunchAndDinner: { bounds: { min: 25, max: 300 }, fallback: { min: 50, max: 200 } },
};

/** Numbers of the rules with their bounds and defaults [library §5, §9]. */
export const RULE_LIMITS = {
  fixedPortion: { min: 10, max: 150, fallback: 100 },
  repeatsPerType: { min: 1, max: 6, fallback: 3 },
  acrossStages: { min: 0, max: 50, fallback: 5 },
  keywordPerDay: { min: 1, max: 10, fallback: 1 },
  planAverageTolerance: { min: 1, max: 30, fallback: 10 },
  dayTolerance: { min: 5, max: 60, fallback: 20 },
  slotTolerance: { min: 5, max: 60, fallback: 20 },
  dailyAttempts: { min: 5, max: 500, fallback: 30 },
  lowCalorieRatio: { min: 0.5, max: 1, fallback: 0.9 },
  candidatesPerSlot: { min: 5, max: 40, fallback: 20 },
  portionStep: { min: 1, max: 20, fallback: 5 },
  detectedPortions: { min: 2, max: 30, fallback: 12 },
  pairingDays: { min: 1, max: 60, fallback: 14 },
  pairSpan: { min: 1, max: 7, fallback: 2 },
  lunchStartDay: { min: 1, max: 60, fallback: 1 },
  dinnerStartDay: { min: 1, max: 60, fallback: 2 },
} as const satisfies Record<string, NumberLimit>;

/** Meals a day may have, and so the groups of default meal times [library §3]. */
export const MEALS_PER_DAY: Range = { min: 3, max: 8 };

/** Longest texts and lists that are kept; far above what a person would enter. */
export const RULE_SIZES = { key: 40, keyword: 60, label: 60, list: 200, amount: 10_000 } as const;
