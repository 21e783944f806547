import { type PatientListItem } from '@pora/contracts/patients/patient.model';
import { computeEnergy, type EnergyResult } from '@pora/engine/energy';

/** Energy needs of a patient today: newest weight, height, year and activity [core §5, §9]. */
export function patientEnergy(patient: PatientListItem, today = new Date()): EnergyResult {
  return computeEnergy({
    sex: patient.personal.sex,
    weightKg: currentWeight(patient),
    heightCm: patient.anthropometrics.heightCm,
    birthYear: patient.personal.birthYear,
    activityFactor: patient.activityFactor,
    currentYear: today.getFullYear(),
  });
}

/** Weight today: the newest measurement, else the starting weight; kg, null when neither is known [core §5]. */
export function currentWeight({ lastMeasurement, anthropometrics }: PatientListItem): number | null {
  return lastMeasurement?.weightKg ?? anthropometrics.startingWeightKg;
}

/** First and last name as shown everywhere. */
export function displayName({ personal }: Pick<PatientListItem, 'personal'>): string {
  return `${personal.firstName} ${personal.lastName}`.trim();
}
