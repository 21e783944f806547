import { type PatientListItem } from '@pora/contracts/patients/patient.model';

/** First and last name as shown everywhere. */
export function displayName({ personal }: Pick<PatientListItem, 'personal'>): string {
  return `${personal.firstName} ${personal.lastName}`.trim();
}
