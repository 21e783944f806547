export { plansOfPatient, romanStage } from './plans-of-patient.js';
export { type DietOwner, useOpenDiet, usePlans } from './plans.queries.js';
