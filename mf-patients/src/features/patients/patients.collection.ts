import { type Patient, type PatientPatch } from '@pora/contracts/patients/patient.model';
import { patientCalls } from '@pora/contracts/calls';
import { type PatientRecord } from './patient-record.js';
import { callRoute, defineCollection } from '@pora/kit';
import { applyPatientPatch, mergePatientPatches } from './patient-changes.js';
import { describePatientChange } from './patient-change-label.js';

/** Stores a patient made on this screen; what the server gives is left out. */
function createPatient(patient: PatientRecord, idempotencyKey: string): Promise<Patient> {
  const { createdAt, updatedAt, createdBy, updatedBy, version, ...own } = patient;
  const { lastVisitDate, lastMeasurement, isChild, measurements, ...body } = own;
  return callRoute(patientCalls.create, { body, idempotencyKey });
}

/** The patients, changed locally first and kept in the browser under the name the specification gives [core §4, §9]. */
export const patientsCollection = defineCollection<PatientRecord, PatientPatch>({
  key: 'patients',
  storageKey: 'patient-storage',
  list: patientCalls.list,
  isUsable: ({ personal, anthropometrics, goal }) =>
    typeof personal?.lastName === 'string' &&
    typeof personal.firstName === 'string' &&
    [personal.contact, anthropometrics, goal].every((part) => typeof part === 'object' && part !== null),
  create: createPatient,
  update: (id, body, version) =>
    callRoute(patientCalls.update, {
      params: { id },
      body,
      ...(version !== undefined && { ifMatch: version }),
    }),
  remove: (id) => callRoute(patientCalls.remove, { params: { id } }),
  applyPatch: (patient, patch) => applyPatientPatch(patient, patch),
  mergePatches: mergePatientPatches,
  describe: describePatientChange,
  schemas: async () => (await import('./patients.schemas.js')).patientCopySchemas,
});
