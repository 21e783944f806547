export { displayName } from './patient-facts.js';
export { usePatients } from './patients.queries.js';
