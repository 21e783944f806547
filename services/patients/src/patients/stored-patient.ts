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

/** What happened to a patient: measurements newest first, and the day of the last visit (`yyyy-MM-dd`). */
export interface PatientHistory {
  readonly measurements: Measurement[];
  readonly lastVisitDate: string | null;
}

/** A patient with their history. */
export type StoredPatient = PatientRow & PatientHistory;

/** What a list needs of a row. */
export type ListedRow = Omit<RecordColumns, 'createdBy' | 'updatedBy'> & ListedPatientFields;

/** A patient of the list, with the newest weight only. */
export type ListedPatient = ListedRow & Pick<PatientListItem, 'lastMeasurement' | 'lastVisitDate'>;
