import {
  type Patient,
  type PatientPatch,
  patientPatchSchema,
  patientSchema,
} from '@pora/contracts/patients/patient.model';
import { type CopySchemas } from '@pora/kit';

/** What the browser's copies of patients and of their changes are checked with; loaded only when one is read. */
export const patientCopySchemas: CopySchemas<Patient, PatientPatch> = {
  record: patientSchema,
  patch: patientPatchSchema,
};
