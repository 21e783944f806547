import { type PatientListItem } from '@pora/contracts/patients/patient.model';
import { currentWeight } from '@pora/engine/energy';
import { roundTo } from '@pora/engine/rounding';
import { daysBetween } from '@pora/kit';
import { goalWeight } from '../measurements/goal-weight.js';
import { type WeightPoint } from '../measurements/weight-history.js';

/** How far the weight has come since the start. */
export interface WeightProgress {
  /** kg, negative for a loss. */
  kilograms: number;
  /** Days between the first and the last weighing; null when there was only one. */
  days: number | null;
}

/** The change from the starting weight, else from the first weighing; null without two weights [core §3]. */
export function weightProgress(
  { anthropometrics: { startingWeightKg } }: Pick<PatientListItem, 'anthropometrics'>,
  points: readonly WeightPoint[],
): WeightProgress | null {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return null;
  if (startingWeightKg === null && first === last) return null;
  const kilograms = roundTo(last.value - (startingWeightKg ?? first.value), 1);
  return { kilograms, days: first === last ? null : daysBetween(first.date, last.date) };
}

/** kg that are left to the goal line for somebody who loses weight; 0 when it is reached, null where there is no goal. */
export function kilogramsToGoal(
  patient: Pick<PatientListItem, 'anthropometrics' | 'lastMeasurement' | 'isChild' | 'goal'>,
): number | null {
  const weight = currentWeight(patient);
  const goal = goalWeight(patient);
  if (weight === null || goal === null || patient.goal.primary !== 'weight_loss') return null;
  return Math.max(0, roundTo(weight - goal, 1));
}
