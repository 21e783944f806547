import { type PatientListItem } from '@pora/contracts/patients/patient.model';

/** A patient of whom the library reads no more than whose plan it is. */
export function makePerson(id: string, firstName: string, lastName: string): PatientListItem {
  return { id, personal: { firstName, lastName } } as PatientListItem;
}
