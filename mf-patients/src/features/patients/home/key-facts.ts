import { type PatientListItem } from '@pora/contracts/patients/patient.model';
import { currentWeight } from '@pora/engine/energy';
import { roundTo } from '@pora/engine/rounding';
import { daysBetween } from '@pora/kit';
import { weightGoal } from '../measurements/goal-weight.js';
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

/** What is left to the goal line. */
export interface WayToGoal {
  /** kg; 0 when it is reached. */
  readonly kilograms: number;
  /** The patient's own target, not BMI 25. */
  readonly isOwn: boolean;
}

/** What is left to the patient's target, or to BMI 25 for somebody who loses weight; null where there is no goal. */
export function wayToGoal(
  patient: Pick<PatientListItem, 'anthropometrics' | 'lastMeasurement' | 'isChild' | 'goal'>,
): WayToGoal | null {
  const weight = currentWeight(patient);
  const goal = weightGoal(patient);
  const { primary } = patient.goal;
  if (weight === null || goal === null || (!goal.isOwn && primary !== 'weight_loss')) return null;
  const over = roundTo(weight - goal.weightKg, 1);
  const { isOwn } = goal;
  if (primary === 'weight_loss') return { kilograms: Math.max(0, over), isOwn };
  if (primary === 'muscle_gain') return { kilograms: Math.max(0, -over), isOwn };
  return { kilograms: Math.abs(over), isOwn };
}
