import { type PatientListItem } from '@pora/contracts/patients/patient.model';
import { type PlanListItem } from '@pora/contracts/plans/plan.model';
import { PLAN_LIMITS, PLAN_NAME_REQUIRED, PLAN_STAGE_TAKEN } from '@pora/contracts/plans/plan.vocabulary';
import { tdeeToday } from '@pora/engine/energy';
import { useState } from 'react';
import { caloriesProblem } from '../../shared/calories.js';
import { automaticPlanName } from './plan-name.js';

/** Fields of the form; `name` is null while it follows the stage and the patient. */
interface Draft {
  stage: number;
  patientId: string | null;
  name: string | null;
  caloriesPerDay: number | null;
  mealsPerDay: number;
}

/** What the form starts with. */
export interface NewPlanStart {
  patientId?: string | null;
  stage?: number | null;
}

function tdeeOf(patient: PatientListItem | null): number | null {
  return patient && tdeeToday(patient, new Date().getFullYear());
}

/** Every reason the form cannot be saved yet, at the field it belongs to [diets §5]. */
function problemsOf(
  { patientId, stage, caloriesPerDay }: Draft,
  name: string,
  plans: readonly PlanListItem[],
) {
  const taken =
    patientId !== null && plans.some((plan) => plan.patientId === patientId && plan.stage === stage);
  return {
    name: name.trim() === '' ? PLAN_NAME_REQUIRED : undefined,
    stage: taken ? PLAN_STAGE_TAKEN : undefined,
    calories: caloriesProblem(caloriesPerDay),
  };
}

/** State of the new-plan form: automatic name and calories, and every reason it cannot be saved yet [diets §2, §5]. */
export function useNewPlan(
  start: NewPlanStart,
  patients: readonly PatientListItem[],
  plans: readonly PlanListItem[],
) {
  const find = (id: string | null) => patients.find((patient) => patient.id === id) ?? null;
  const [initial] = useState<Draft>(() => ({
    stage: start.stage ?? PLAN_LIMITS.stage.min,
    patientId: find(start.patientId ?? null)?.id ?? null,
    name: null,
    caloriesPerDay: tdeeOf(find(start.patientId ?? null)),
    mealsPerDay: PLAN_LIMITS.mealsPerDay.default,
  }));
  const [draft, setDraft] = useState(initial);
  const [patientAsked, setPatientAsked] = useState(0);
  const patient = find(draft.patientId);
  const automaticName = patient
    ? automaticPlanName(draft.stage, patient.personal.firstName, patient.personal.lastName)
    : '';
  const name = draft.name ?? automaticName;
  const errors = problemsOf(draft, name, plans);
  const change = (part: Partial<Draft>) => setDraft((current) => ({ ...current, ...part }));

  return {
    draft,
    patient,
    name,
    tdee: tdeeOf(patient),
    errors,
    /** Something was filled in that closing would lose. */
    dirty: draft !== initial,
    /** What is sent once the form is valid. */
    form: {
      name: name.trim(),
      patientId: draft.patientId,
      stage: draft.stage,
      caloriesPerDay: draft.caloriesPerDay ?? 0,
      mealsPerDay: draft.mealsPerDay,
    },
    valid: Object.values(errors).every((error) => error === undefined),
    setStage: (stage: number) => change({ stage }),
    setPatient: (patientId: string | null, nextStage: number | null) => {
      const chosen = find(patientId);
      change({
        patientId,
        // A name that was wiped follows the patient again.
        ...(draft.name?.trim() === '' && { name: null }),
        ...(chosen && { caloriesPerDay: tdeeOf(chosen) ?? draft.caloriesPerDay }),
        ...(chosen && nextStage !== null && { stage: nextStage }),
      });
    },
    /** How often a patient was missing; above 0 the field says so until somebody is chosen. */
    patientAsked: draft.patientId === null ? patientAsked : 0,
    askForPatient: () => setPatientAsked((times) => times + 1),
    setName: (value: string) => change({ name: value }),
    setCalories: (caloriesPerDay: number | null) => change({ caloriesPerDay }),
    setMeals: (mealsPerDay: number) => change({ mealsPerDay }),
  };
}

/** State of the form as its parts receive it. */
export type NewPlanState = ReturnType<typeof useNewPlan>;
