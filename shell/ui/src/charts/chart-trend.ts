import { type ChartPoint } from './chart-scale.js';

/** Points that make one point of a trend: a measurement and its neighbours. */
export const TREND_POINTS = 3;

/** Each point as the mean of itself and its neighbours, the ends as they are; too few points stay what they are. */
export function trendOf(points: readonly ChartPoint[]): ChartPoint[] {
  if (points.length < TREND_POINTS) return [...points];
  return points.map((point, at) => {
    const before = points[at - 1];
    const after = points[at + 1];
    if (!before || !after) return point;
    return { date: point.date, value: (before.value + point.value + after.value) / TREND_POINTS };
  });
}
