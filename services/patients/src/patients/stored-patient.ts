import type {
  ListedPatientFields,
  Measurement,
  PatientFields,
  PatientListItem,
} from '@pora/contracts/patients/patient.model';

interface RecordColumns {
  id: string;
  createdAt: Date;
  updatedAt: Date;
  createdBy: string;
  updatedBy: string;
  version: number;
}

/** What the database knows about a patient, apart from measurements. */
export type PatientRow = RecordColumns & PatientFields;

/** A patient with their measurements, newest first. */
export type StoredPatient = PatientRow & { measurements: Measurement[] };

/** What a list needs of a row. */
export type ListedRow = Omit<RecordColumns, 'createdBy' | 'updatedBy'> & ListedPatientFields;

/** A patient of the list, with the newest weight only. */
export type ListedPatient = ListedRow & { lastMeasurement: PatientListItem['lastMeasurement'] };
