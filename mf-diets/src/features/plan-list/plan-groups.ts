import { type PatientListItem } from '@pora/contracts/patients/patient.model';
import { type PlanListItem } from '@pora/contracts/plans/plan.model';
import { PLAN_LIMITS } from '@pora/contracts/plans/plan.vocabulary';
import { displayName } from '../patients/public.js';
import { planListStrings as t } from './plan-list.strings.js';

/** Plans of one patient, ordered by stage; groups stand in the order of their newest change [diets §2]. */
export interface PlanGroup {
  key: string;
  title: string;
  patient: PatientListItem | null;
  plans: PlanListItem[];
  updatedAt: string;
  /** Stage of the next plan, or null when stage 12 exists or there is no known patient. */
  nextStage: number | null;
}

const NO_PATIENT = 'none';

/** Stage that follows the highest existing one; 1 for a patient without plans; null after the last [diets §2]. */
export function nextStage(plans: readonly Pick<PlanListItem, 'stage'>[]): number | null {
  const next = Math.max(0, ...plans.map((plan) => plan.stage)) + 1;
  return next > PLAN_LIMITS.stage.max ? null : next;
}

/** Groups plans by patient; "Bez pacjenta" and "Nieznany pacjent" are groups of their own [diets §2]. */
export function groupPlans(
  plans: readonly PlanListItem[],
  patients: readonly PatientListItem[],
): PlanGroup[] {
  const known = new Map(patients.map((patient) => [patient.id, patient]));
  const byPatient = new Map<string, PlanListItem[]>();
  for (const plan of plans) {
    const key = plan.patientId ?? NO_PATIENT;
    byPatient.set(key, [...(byPatient.get(key) ?? []), plan]);
  }
  return [...byPatient]
    .map(([key, own]): PlanGroup => {
      const patient = known.get(key) ?? null;
      const title = patient ? displayName(patient) : key === NO_PATIENT ? t.noPatient : t.unknownPatient;
      return {
        key,
        title,
        patient,
        plans: own.toSorted((a, b) => a.stage - b.stage || a.id.localeCompare(b.id)),
        updatedAt: own.reduce((latest, plan) => (plan.updatedAt > latest ? plan.updatedAt : latest), ''),
        nextStage: patient ? nextStage(own) : null,
      };
    })
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt) || a.key.localeCompare(b.key));
}
