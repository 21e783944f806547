export { displayName } from './patient-facts.js';
export { usePatients, useRestorePatient } from './patients.queries.js';
