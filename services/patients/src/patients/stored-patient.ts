import type {
  Goal,
  Measurement,
  PatientListItem,
  PatientStatus,
  Sex,
} from '@pora/contracts/patients/patient.model';

/** What the database knows about a patient, apart from measurements. */
export interface PatientRow {
  id: string;
  createdAt: Date;
  updatedAt: Date;
  createdBy: string;
  updatedBy: string;
  version: number;
  status: PatientStatus;
  firstName: string;
  lastName: string;
  sex: Sex | null;
  birthYear: number | null;
  email: string;
  phone: string;
  heightCm: number | null;
  startingWeightKg: number | null;
  activityFactor: number;
  goal: Goal;
  tdee: number | null;
}

/** A patient with their measurements, newest first. */
export interface StoredPatient extends PatientRow {
  measurements: Measurement[];
}

/** A patient of the list, with the newest weight only. */
export interface ListedPatient extends PatientRow {
  lastMeasurement: PatientListItem['lastMeasurement'];
}
