/** A share of the day's energy is 0, or 1 to 100 per cent; a person types it in half per cents. */
export const CALORIE_SHARE = { min: 0, max: 100, least: 1, step: 0.5 } as const;

/** Whether a person may type the share: 0, or 1 to 100 in steps of 0.5, so that nobody types a fraction (decision 41). */
export function isTypedShare(value: number): boolean {
  const { min, max, least, step } = CALORIE_SHARE;
  const inRange = value === min || (value >= least && value <= max);
  return inRange && Number.isInteger(value / step);
}

/**
 * A share as it is kept: a value above 0 and below 1 is a fraction (0.25 is 25 %) and becomes per cent once, when it comes
 * in (decision 41). What comes out is never such a value, so that reading it again changes nothing.
 */
export function shareInPerCent(value: number): number {
  const isFraction = value > 0 && value < CALORIE_SHARE.least;
  return isFraction ? Math.max(CALORIE_SHARE.least, Math.round(value * 10000) / 100) : value;
}
