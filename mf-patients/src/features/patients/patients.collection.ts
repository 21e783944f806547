import { type PatientPatch } from '@pora/contracts/patients/patient.model';
import { type PatientRecord } from './patient-record.js';
import { defineCollection } from '@pora/kit';
import { applyPatientPatch, mergePatientPatches } from './patient-changes.js';
import { describePatientChange } from './patient-change-label.js';
import { createPatient, fetchPatients, removePatient, updatePatient } from './patients.api.js';

/** The patients, changed locally first and kept in the browser under the name the specification gives [core §4, §9]. */
export const patientsCollection = defineCollection<PatientRecord, PatientPatch>({
  key: 'patients',
  storageKey: 'patient-storage',
  load: fetchPatients,
  isUsable: ({ personal, anthropometrics, goal }) =>
    typeof personal?.lastName === 'string' &&
    typeof personal.firstName === 'string' &&
    [personal.contact, anthropometrics, goal].every((part) => typeof part === 'object' && part !== null),
  create: createPatient,
  update: updatePatient,
  remove: removePatient,
  applyPatch: (patient, patch) => applyPatientPatch(patient, patch),
  mergePatches: mergePatientPatches,
  describe: describePatientChange,
  schemas: async () => (await import('./patients.schemas.js')).patientCopySchemas,
});
