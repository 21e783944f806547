import { type PatientPatch } from '@pora/contracts/patients/patient.model';
import { type PatientRecord } from './patient-record.js';
import { defineCollection } from '@pora/kit';
import { applyPatientPatch, mergePatientPatches } from './patient-changes.js';
import { createPatient, fetchPatients, removePatient, updatePatient } from './patients.api.js';

/** The patients, changed locally first and kept in the browser under the name the specification gives [core §4, §9]. */
export const patientsCollection = defineCollection<PatientRecord, PatientPatch>({
  key: 'patients',
  storageKey: 'patient-storage',
  load: fetchPatients,
  create: createPatient,
  update: (patient, patch, ifMatch) => updatePatient(patient.id, patch, ifMatch),
  remove: (patient) => removePatient(patient.id),
  applyPatch: (patient, patch) => applyPatientPatch(patient, patch),
  mergePatches: mergePatientPatches,
});
