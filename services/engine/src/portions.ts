/**
 * Portion percentages a slot type allows (rule 10): a fixed portion (never for lunch or dinner), else the type's
 * own range, else the default range; in steps anchored at 100 % when 100 is inside, else at the minimum.
 */
import { missing } from './indexed.js';
import type { PlanSlot, RuleConfig } from './model.js';
import { normaliseMealType, normaliseShare } from './slots.js';

/** Portion range in percent of the recipe. */
export interface PortionRange {
  readonly min: number;
  readonly max: number;
}

/** Used when the configuration holds no usable range [diets §5]. */
export const FALLBACK_PORTION_RANGE: PortionRange = { min: 30, max: 300 };
/** Bounds of a hand-made edit of one entry [diets §9]. */
export const MANUAL_PORTION_RANGE: PortionRange = { min: 10, max: 200 };
/** A portion is never above this many percent [diets §5]. */
export const MAX_PORTION_PERCENT = 1000;
/** Lifts halves that binary arithmetic left a hair too low; far below anything a person could measure. */
const ROUNDING_NOISE = 1e-9;
const NEVER_FIXED: ReadonlySet<string> = new Set(['lunch', 'dinner']);

/** Configuration that decides portions. */
export type PortionConfig = Pick<RuleConfig, 'fixedPortions' | 'variablePortions'>;

/** Fixed portion of a slot type in percent, or `undefined`; lunch and dinner never have one [library §3]. */
export function fixedPortionOf(config: PortionConfig, slotType: string): number | undefined {
  if (NEVER_FIXED.has(slotType)) return undefined;
  const fixed = ownValue(config.fixedPortions, slotType);
  return fixed !== undefined && fixed > 0 ? fixed : undefined;
}

/** Range of a slot type: its valid override, else the default range, else 30–300 [diets §5]. */
export function portionRangeOf(config: PortionConfig, slotType: string): PortionRange {
  const override = ownValue(config.variablePortions.overrides, slotType);
  if (isUsable(override)) return override;
  return isUsable(config.variablePortions.defaultRange)
    ? config.variablePortions.defaultRange
    : FALLBACK_PORTION_RANGE;
}

/** Every portion percent the engine may choose for a slot type, ascending; at least one. */
export function portionOptions(config: PortionConfig, slotType: string, step: number): number[] {
  const fixed = fixedPortionOf(config, slotType);
  if (fixed !== undefined) return [fixed];
  const { min, max } = portionRangeOf(config, slotType);
  const stride = step >= 1 ? step : 1;
  const anchor = min <= 100 && max >= 100 ? 100 : min;
  const first = anchor - Math.floor((anchor - min) / stride) * stride;
  const options: number[] = [];
  for (let percent = first; percent <= max; percent += stride) options.push(percent);
  return options;
}

/** Energy of a portion in whole kcal: round(base × percent / 100) (rule 9). */
export function portionCalories(baseCalories: number, percent: number): number {
  return Math.round((baseCalories * percent) / 100 + ROUNDING_NOISE);
}

/** Portion whose energy is nearest to the target; the smaller one of two equally near. */
export function nearestPortion(
  baseKcal: number,
  target: number,
  options: readonly number[],
): { option: number; kcal: number } {
  const first = options[0] ?? missing(options, 0);
  const step = options.length > 1 ? (options[1] ?? missing(options, 1)) - first : 1;
  const wanted = Math.round(((target * 100) / baseKcal - first) / step);
  let option = -1;
  let kcal = 0;
  for (let k = wanted - 1; k <= wanted + 1; k += 1) {
    const bounded = Math.max(0, Math.min(options.length - 1, k));
    const energy = portionCalories(baseKcal, options[bounded] ?? missing(options, bounded));
    if (option < 0 || Math.abs(energy - target) < Math.abs(kcal - target)) {
      option = bounded;
      kcal = energy;
    }
  }
  return { option, kcal };
}

/**
 * Portion percent for a meal put into a slot: the one that comes nearest to the slot's target, or, without a target or
 * without energy, the one nearest to 100 %.
 */
export function slotPortion(
  config: PortionConfig & Pick<RuleConfig, 'candidateSelection'>,
  slot: Pick<PlanSlot, 'type' | 'calorieSharePercent'>,
  baseKcal: number,
  caloriesPerDay: number,
): number {
  const { portionStep } = config.candidateSelection;
  const options = portionOptions(config, normaliseMealType(slot.type), portionStep);
  const target = (caloriesPerDay * normaliseShare(slot.calorieSharePercent)) / 100;
  if (target > 0 && baseKcal > 0) {
    const { option } = nearestPortion(baseKcal, target, options);
    return options[option] ?? missing(options, option);
  }
  return options.reduce((best, percent) => (Math.abs(percent - 100) < Math.abs(best - 100) ? percent : best));
}

/** Range a hand-made edit may use, and whose bounds these are: the edit's own, the rules', or one of each. */
export interface ManualRange extends PortionRange {
  readonly narrowedBy: 'manual' | 'rules' | 'both';
}

/** Range a hand-made edit may use: 10–200 narrowed by the configuration (decision 20). */
export function manualRangeOf(config: PortionConfig, slotType: string): ManualRange {
  const fixed = fixedPortionOf(config, slotType);
  const rules = fixed === undefined ? portionRangeOf(config, slotType) : { min: fixed, max: fixed };
  const min = Math.max(rules.min, MANUAL_PORTION_RANGE.min);
  const max = Math.max(min, Math.min(rules.max, MANUAL_PORTION_RANGE.max));
  const isOfRules = min > MANUAL_PORTION_RANGE.min || max < MANUAL_PORTION_RANGE.max;
  const isCut = min > rules.min || max < rules.max;
  return { min, max, narrowedBy: !isOfRules ? 'manual' : isCut ? 'both' : 'rules' };
}

/** The portion of a range that comes nearest to the wanted one. */
export function withinRange({ min, max }: PortionRange, percent: number): number {
  return Math.min(max, Math.max(min, percent));
}

function isUsable(range: PortionRange | undefined): range is PortionRange {
  return range !== undefined && range.min > 0 && range.max >= range.min && range.max <= MAX_PORTION_PERCENT;
}

/** Own property only, so that a slot type named like an Object method finds nothing. */
function ownValue<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
