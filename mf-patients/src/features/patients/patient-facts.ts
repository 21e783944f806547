import { type PatientListItem } from '@pora/contracts/patients/patient.model';
import { type EnergyResult, patientEnergy as energyInYear } from '@pora/engine/energy';

/** First and last name as shown everywhere. */
export function displayName({ personal }: Pick<PatientListItem, 'personal'>): string {
  return `${personal.firstName} ${personal.lastName}`.trim();
}

/** Energy needs today, or what is missing to compute them [core §5, §9]. */
export function patientEnergy(patient: PatientListItem): EnergyResult {
  return energyInYear(patient, new Date().getFullYear());
}
