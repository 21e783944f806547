export { displayName } from './patient-facts.js';
export { useAddSample } from './use-add-sample.js';
export { type PatientsView, usePatients, useRestorePatient } from './use-patients.js';
export { useRemovePatient } from './use-remove-patient.js';
