import { type PatientListItem } from '@pora/contracts/patients/patient.model';
import { isSamplePatient } from '@pora/contracts/patients/patient.vocabulary';
import { type EnergyResult, patientEnergy as energyInYear } from '@pora/engine/energy';

/** First and last name as shown everywhere. */
export function displayName({ personal }: Pick<PatientListItem, 'personal'>): string {
  return `${personal.firstName} ${personal.lastName}`.trim();
}

/** The patients who are people: the sample counts nowhere. */
export function peopleOf<T extends Pick<PatientListItem, 'id'>>(patients: readonly T[]): T[] {
  return patients.filter(({ id }) => !isSamplePatient(id));
}

/** Energy needs today, or what is missing to compute them [core §5, §9]. */
export function patientEnergy(patient: PatientListItem): EnergyResult {
  return energyInYear(patient, new Date().getFullYear());
}
