export { keptVisits, type PatientVisit, type PatientVisits } from './patient-visits.js';
export { usePatientVisits, useSaveVisitNotes } from './use-patient-visits.js';
export { newVisitPath, visitPath } from './visit-paths.js';
export { phaseOf, type VisitPhase } from './visit-phase.js';
export { PHASE_WORDS } from './visit-phase.strings.js';
