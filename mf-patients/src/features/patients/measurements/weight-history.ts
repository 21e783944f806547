import { type Measurement } from '@pora/contracts/patients/patient.model';
import { toIsoDate } from '@pora/kit';

/** Weight of one day. */
export interface WeightPoint {
  /** `yyyy-MM-dd` in the practice's time zone. */
  date: string;
  /** kg */
  value: number;
}

/** Measurements, newest first. */
export function newestFirst(measurements: readonly Measurement[]): Measurement[] {
  return [...measurements].sort((a, b) => Date.parse(b.date) - Date.parse(a.date));
}

/** Weights from the first to the last day; of several on one day the last counts. */
export function weightPoints(measurements: readonly Measurement[]): WeightPoint[] {
  const byDay = new Map<string, number>();
  for (const { date, weightKg } of newestFirst(measurements).reverse()) {
    if (weightKg !== null) byDay.set(toIsoDate(new Date(date)), weightKg);
  }
  return [...byDay].map(([date, value]) => ({ date, value }));
}
