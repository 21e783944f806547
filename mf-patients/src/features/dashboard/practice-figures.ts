import { isSamplePatient } from '@pora/contracts/patients/patient.vocabulary';
import { type Patient } from '@pora/contracts/patients/patient.model';
import { type PlanListItem } from '@pora/contracts/plans/plan.model';

const LEAST_CONSULTATIONS = 3;
const CONSULTATIONS_PER_ACTIVE = 0.4;

/** Figures about the patients [core §2, §9]. */
export interface PatientFigures {
  total: number;
  active: number;
  /** Forecast of consultations this week. */
  consultations: number;
}

/** Figures about the plans [core §2, §9]. */
export interface PlanFigures {
  total: number;
  active: number;
  completed: number;
  /** Percent of completed plans of all, whole; null without plans. */
  effectiveness: number | null;
}

/** Counts the patients without the sample; the week's forecast is max(3, round(0.4 × active)) [core §9]. */
export function patientFigures(
  patients: readonly (Pick<Patient, 'status'> & Partial<Pick<Patient, 'id'>>)[],
): PatientFigures {
  const people = patients.filter(({ id }) => !isSamplePatient(id));
  const active = people.filter(({ status }) => status === 'active').length;
  return {
    total: people.length,
    active,
    consultations: Math.max(LEAST_CONSULTATIONS, Math.round(CONSULTATIONS_PER_ACTIVE * active)),
  };
}

/** Counts the plans without those of the sample; effectiveness is round(completed / all × 100) [core §9]. */
export function planFigures(
  all: readonly (Pick<PlanListItem, 'status'> & Partial<Pick<PlanListItem, 'patientId'>>)[],
): PlanFigures {
  const plans = all.filter(({ patientId }) => !isSamplePatient(patientId));
  const count = (wanted: PlanListItem['status']) => plans.filter(({ status }) => status === wanted).length;
  const completed = count('completed');
  return {
    total: plans.length,
    active: count('active'),
    completed,
    effectiveness: plans.length === 0 ? null : Math.round((completed / plans.length) * 100),
  };
}
