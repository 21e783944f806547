/**
 * The shape of a day: slot types, times and calorie shares per number of meals. Used when a plan is created, when
 * its number of meals changes, and by the generator for days that have no slots yet.
 */
import type { PlanDay, PlanSlot, RuleConfig } from './model.js';
import { roundTo } from './rounding.js';

/** Slot types of a day when the configuration names none, by number of meals. */
const TYPES_BY_COUNT: Readonly<Record<number, readonly string[]>> = {
  1: ['lunch'],
  2: ['breakfast', 'lunch'],
  3: ['breakfast', 'lunch', 'dinner'],
  4: ['breakfast', 'second_breakfast', 'lunch', 'dinner'],
  5: ['breakfast', 'second_breakfast', 'lunch', 'snack', 'dinner'],
  6: ['breakfast', 'second_breakfast', 'snack_before_lunch', 'lunch', 'snack', 'dinner'],
  7: ['breakfast', 'second_breakfast', 'snack_before_lunch', 'lunch', 'snack', 'dinner', 'late_snack'],
  8: [
    'morning_porridge',
    'breakfast',
    'second_breakfast',
    'snack_before_lunch',
    'lunch',
    'snack',
    'dinner',
    'late_snack',
  ],
};

/** One place of a day before it belongs to a plan. */
export interface SlotTemplate {
  readonly type: string;
  readonly time: string;
  readonly label: string;
  readonly calorieSharePercent: number;
}

/** Shares must sum to 100 within this many percent points [diets §2]. */
export const SHARE_SUM_TOLERANCE = 0.1;

/** `first_breakfast` is read as `breakfast`; it is never written (decision 29). */
export function normaliseMealType(type: string): string {
  return type === 'first_breakfast' ? 'breakfast' : type;
}

/** Share in percent, 0–100 to 0.1; values between 0 and 1 are fractions [diets §5]. Anything else becomes 0. */
export function normaliseShare(share: number | null | undefined): number {
  if (typeof share !== 'number' || !Number.isFinite(share) || share <= 0) return 0;
  return roundTo(Math.min(100, share < 1 ? share * 100 : share), 1);
}

/** Sum of the shares in percent, to 0.1. */
export function sumShares(slots: readonly { readonly calorieSharePercent: number }[]): number {
  return roundTo(
    slots.reduce((sum, slot) => sum + slot.calorieSharePercent, 0),
    1,
  );
}

/** True when the shares sum to 100 within 0.1 [diets §2]. */
export function sharesAddUp(slots: readonly { readonly calorieSharePercent: number }[]): boolean {
  return Math.abs(sumShares(slots) - 100) <= SHARE_SUM_TOLERANCE + 1e-9;
}

/** Slots of a day with `mealsPerDay` meals from the default meal times; missing shares split what is left. */
export function slotTemplates(
  config: Pick<RuleConfig, 'defaultMealTimes'>,
  mealsPerDay: number,
  labelOf: (type: string) => string = () => '',
): SlotTemplate[] {
  const count = Math.min(8, Math.max(1, Math.round(mealsPerDay)));
  const times = config.defaultMealTimes[String(count)] ?? [];
  const types = TYPES_BY_COUNT[count] ?? [];
  const given = types.map((_, i) => times[i]?.calorieSharePercent);
  const missing = given.filter((share) => share === undefined).length;
  const rest = 100 - given.reduce((sum: number, share) => sum + normaliseShare(share), 0);
  const spread = missing > 0 ? spreadShares(Math.max(0, rest), missing) : [];
  return types.map((fallback, i) => {
    const time = times[i];
    const type = normaliseMealType(time?.type ?? fallback);
    const share = time?.calorieSharePercent;
    return {
      type,
      time: time?.time ?? '09:00',
      label: time?.label ?? labelOf(type),
      calorieSharePercent: share === undefined ? (spread.shift() ?? 0) : normaliseShare(share),
    };
  });
}

/** Empty slots of one day. */
export function buildPlanDay(day: number, templates: readonly SlotTemplate[]): PlanDay {
  return {
    day,
    slots: templates.map((template, i) => ({
      id: `d${day}-s${i + 1}`,
      ...template,
      type: template.type as PlanSlot['type'],
      locked: false,
      lockedInAllDays: false,
      entry: null,
    })),
    totals: { calories: 0, carbs: 0, fat: 0, protein: 0 },
  };
}

/** Days with some slots replaced; a day none of whose slots changed stays the same object. */
export function mapSlots(
  days: readonly PlanDay[],
  change: (slot: PlanSlot, day: number, slotIndex: number) => PlanSlot,
): PlanDay[] {
  return days.map((day) => {
    const slots = day.slots.map((slot, i) => change(slot, day.day, i));
    return slots.every((slot, i) => slot === day.slots[i]) ? day : { ...day, slots };
  });
}

/** Parts of `total` to 0.1 that sum to it exactly; the last takes the remainder. */
function spreadShares(total: number, parts: number): number[] {
  const each = roundTo(total / parts, 1);
  return Array.from({ length: parts }, (_, i) =>
    i < parts - 1 ? each : roundTo(total - each * (parts - 1), 1),
  );
}

/** Meal types a slot type accepts: its pool, or the type itself when the pool is missing or empty (rule 4). */
export function acceptedTypes(
  pools: Readonly<Record<string, readonly string[]>>,
  slotType: string,
): readonly string[] {
  const pool = Object.hasOwn(pools, slotType) ? pools[slotType] : undefined;
  return pool && pool.length > 0 ? pool.map(normaliseMealType) : [slotType];
}
