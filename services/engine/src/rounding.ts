/** Rounds half up (towards +∞) to `decimals` places, without the binary noise of 1.005. */
export function roundTo(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round((value + Number.EPSILON * Math.abs(value)) * factor) / factor;
}

/** Rounds to the nearest multiple of `step` (> 0), half up. */
export function roundToStep(value: number, step: number): number {
  return roundTo(Math.round(value / step + 1e-9) * step, 6);
}

/** Keeps `value` inside `[min, max]`. */
export function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
