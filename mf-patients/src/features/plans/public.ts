export { planPeriod } from './plan-period.js';
export { plansOfPatient, romanStage } from './plans-of-patient.js';
export { usePlanCount } from './use-plan-count.js';
export { type DietOwner, useOpenDiet } from './use-open-diet.js';
