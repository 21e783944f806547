import { type Patient, type PatientListItem } from '@pora/contracts/patients/patient.model';

/** What only the whole patient has. */
type History = Omit<Patient, keyof PatientListItem>;

/** A patient of the list; one that was read, added or changed here brings the history along. */
export type PatientRecord = PatientListItem & Partial<History>;

/** Whether everything about the patient is there, and not only what the list shows. */
export function isWhole(patient: PatientRecord): patient is Patient {
  return patient.measurements !== undefined;
}
