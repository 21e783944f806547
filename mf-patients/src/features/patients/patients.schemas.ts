import {
  type PatientPatch,
  patientPatchSchema,
  patientRecordSchema,
} from '@pora/contracts/patients/patient.model';
import { type CopySchemas } from '@pora/kit';
import { type PatientRecord } from './patient-record.js';

/** What the browser's copies of patients and of their changes are checked with; loaded only when one is read. */
export const patientCopySchemas: CopySchemas<PatientRecord, PatientPatch> = {
  record: patientRecordSchema,
  patch: patientPatchSchema,
};
