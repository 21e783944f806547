import { type PatientListItem } from '@pora/contracts/patients/patient.model';
import { isSamplePatient } from '@pora/contracts/patients/patient.vocabulary';
import { type PlanListItem } from '@pora/contracts/plans/plan.model';
import { paths } from '@pora/kit';
import { displayName } from '../../patients/public.js';
import { firstStepsStrings as t } from './first-steps.strings.js';

/** What the steps follow from; undefined is what could not be read. */
export interface StepFacts {
  patients: readonly Pick<PatientListItem, 'id' | 'personal' | 'lastVisitDate'>[];
  plans: readonly Pick<PlanListItem, 'patientId' | 'name' | 'filledSlots'>[];
  /** Whether somebody who is not the sample has a survey. */
  surveyed: boolean | undefined;
  /** Whether the calendar holds a visit. */
  visited: boolean | undefined;
}

/** One of the first steps. */
export interface FirstStep {
  id: string;
  label: string;
  /** Undefined while nobody can tell. */
  done: boolean | undefined;
  /** What it was done with, or what the step is about. */
  note?: string;
  action: string;
  to: string;
}

/** The first steps of a practice, in their order, each done or not by what is really there; the sample does not count. */
export function firstSteps({ patients, plans, surveyed, visited }: StepFacts): FirstStep[] {
  const people = patients.filter(({ id }) => !isSamplePatient(id));
  const own = plans.filter(({ patientId }) => !isSamplePatient(patientId));
  const [person] = people;
  const [plan] = own;
  const filled = own.find(({ filledSlots }) => filledSlots > 0);
  return [
    {
      ...{ id: 'patient', ...t.patient, done: person !== undefined, to: paths.addPatient() },
      ...(person && { note: displayName(person) }),
    },
    { id: 'survey', ...t.survey, done: surveyed, to: person ? paths.patient(person.id) : paths.patients },
    { id: 'visit', ...t.visit, done: visited, to: `${paths.schedule}?new=1` },
    {
      ...{ id: 'plan', ...t.plan, done: plan !== undefined, to: paths.newPlan() },
      ...(plan && { note: plan.name }),
    },
    { id: 'menu', ...t.menu, done: filled !== undefined, to: paths.diets },
  ];
}

/** Whether every step is done for certain. */
export function isOver(steps: readonly FirstStep[]): boolean {
  return steps.every(({ done }) => done === true);
}
