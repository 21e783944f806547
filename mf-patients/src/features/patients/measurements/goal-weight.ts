import { type PatientListItem } from '@pora/contracts/patients/patient.model';
import { roundTo } from '@pora/engine/rounding';

/** Where the goal line stands for a patient without a target of their own. */
export const HEALTHY_BMI = 25;

/** The weight a patient is on the way to. */
export interface WeightGoal {
  readonly weightKg: number;
  /** Agreed with the patient; else it follows from BMI 25, which must be said. */
  readonly isOwn: boolean;
}

/**
 * The patient's target, else BMI 25 [decisions 52]; null for a child without a target, whom limits of adults say nothing
 * about, and without both a target and a height.
 */
export function weightGoal({
  anthropometrics: { heightCm },
  goal: { targetWeightKg },
  isChild,
}: Pick<PatientListItem, 'anthropometrics' | 'goal' | 'isChild'>): WeightGoal | null {
  // A copy in the browser may be older than the target.
  if (typeof targetWeightKg === 'number') return { weightKg: targetWeightKg, isOwn: true };
  if (isChild || heightCm === null) return null;
  return { weightKg: roundTo(HEALTHY_BMI * (heightCm / 100) ** 2, 1), isOwn: false };
}
