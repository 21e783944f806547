import { type Patient } from '@pora/contracts/patients/patient.model';
import { computeEnergy, currentWeightKg, type EnergyResult } from '@pora/engine/energy';

/** Energy needs of a patient today: newest weight, height, year and activity [core §5, §9]. */
export function patientEnergy(patient: Patient, today = new Date()): EnergyResult {
  return computeEnergy({
    sex: patient.personal.sex,
    weightKg: currentWeightKg(patient.measurements, patient.anthropometrics.startingWeightKg),
    heightCm: patient.anthropometrics.heightCm,
    birthYear: patient.personal.birthYear,
    activityFactor: patient.activityFactor,
    currentYear: today.getFullYear(),
  });
}

/** First and last name as shown everywhere. */
export function displayName({ personal }: Pick<Patient, 'personal'>): string {
  return `${personal.firstName} ${personal.lastName}`.trim();
}
