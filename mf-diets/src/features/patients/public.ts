export { currentWeight, displayName, patientEnergy } from './patient-energy.js';
export { usePatients } from './patients.queries.js';
