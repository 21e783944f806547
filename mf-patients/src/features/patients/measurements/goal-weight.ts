import { type PatientListItem } from '@pora/contracts/patients/patient.model';
import { roundTo } from '@pora/engine/rounding';

/** Where the goal line stands for a patient without a target of their own. */
export const HEALTHY_BMI = 25;

/** BMI 25 in kg [decisions 52]; null for a child, whom limits of adults say nothing about, and without a height. */
export function goalWeight({
  anthropometrics: { heightCm },
  isChild,
}: Pick<PatientListItem, 'anthropometrics' | 'isChild'>): number | null {
  if (isChild || heightCm === null) return null;
  return roundTo(HEALTHY_BMI * (heightCm / 100) ** 2, 1);
}
