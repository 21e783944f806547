export { displayName } from './patient-facts.js';
export { usePatients, useRestorePatient } from './use-patients.js';
