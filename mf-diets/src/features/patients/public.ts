export { currentWeight, displayName, patientEnergy } from './patient-energy.js';
