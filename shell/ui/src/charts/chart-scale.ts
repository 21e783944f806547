/** A measured value on a day. */
export interface ChartPoint {
  /** `yyyy-MM-dd` */
  date: string;
  value: number;
}

/** A straight scale from values to pixels. */
export type Scale = (value: number) => number;

/** Maps `from` linearly onto `to`; a range of zero width maps to the middle. */
export function linearScale(from: readonly [number, number], to: readonly [number, number]): Scale {
  const width = from[1] - from[0];
  if (width === 0) return () => (to[0] + to[1]) / 2;
  return (value) => to[0] + ((value - from[0]) / width) * (to[1] - to[0]);
}

const STEPS = [1, 2, 4, 5, 10];

/** Round values for an axis: about `count` of them, inside [min, max]. */
export function niceTicks(min: number, max: number, count = 4): number[] {
  const span = max - min;
  if (span <= 0) return [min];
  const rough = span / count;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((candidate) => candidate * magnitude >= rough) ?? 10) * magnitude;
  const ticks: number[] = [];
  for (let tick = Math.ceil(min / step) * step; tick <= max + step * 1e-9; tick += step)
    ticks.push(Number(tick.toFixed(6)));
  return ticks;
}

/** Lowest and highest value with a tenth of air on both sides; at least `minSpan` wide. */
export function paddedRange(values: readonly number[], minSpan: number): [number, number] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const air = Math.max((high - low) * 0.1, (minSpan - (high - low)) / 2);
  return [low - air, high + air];
}

/** Days since 1970 of an ISO date, free of time zones. */
export function dayNumber(isoDate: string): number {
  return Math.round(Date.parse(`${isoDate}T00:00:00Z`) / 86_400_000);
}

/** dd.MM of an ISO date. */
export function shortDate(isoDate: string): string {
  return `${isoDate.slice(8, 10)}.${isoDate.slice(5, 7)}`;
}
