import { type PatientListItem } from '@pora/contracts/patients/patient.model';
import { type PlanListItem } from '@pora/contracts/plans/plan.model';
import { foldLetters, type LoadState, matchesText, useArrival } from '@pora/kit';
import { isAnswered } from '@pora/kit/answered';
import { useEffect, useRef, useState } from 'react';
import { displayName } from '../patients/public.js';
import { nextStage } from './plan-groups.js';

/** What the address asked for on arrival [diets §2]. */
interface Wish {
  create: boolean;
  patientId: string | undefined;
  patient: string | undefined;
}

/** What the screen should do about it, once patients and plans are known. */
interface ArrivalActions {
  openPlan: (planId: string) => void;
  openNewPlan: (start: { patientId: string | null; stage: number | null }) => void;
  filterBy: (patientId: string) => void;
  /** A name that several patients have, or none. */
  searchBy: (text: string) => void;
}

/**
 * Reads `planId`, `new`, `patientId` and `patient` once and removes them from the address [diets §2]:
 * a plan is opened; a patient's existing plan is opened, else the new-plan dialog comes pre-filled;
 * `patient` alone narrows the list to the patient of that name, or to all whose names hold it.
 */
export function useDietsArrival(
  loads: readonly LoadState<unknown>[],
  patients: readonly PatientListItem[] | undefined,
  plans: readonly PlanListItem[] | undefined,
  actions: ArrivalActions,
): void {
  const [wish, setWish] = useState<Wish>();
  useArrival(['planId', 'new', 'patientId', 'patient'], (values) => {
    // A plan named in the address needs no list to be opened.
    if (values.planId) return actions.openPlan(values.planId);
    setWish({ create: values.new === '1', patientId: values.patientId, patient: values.patient });
  });
  // In an older copy of the lists somebody just added is missing, and "no plan yet" may be over: nobody becomes "without a
  // patient" by it. While the server is away, whom the copy knows will do.
  const isAway = loads.some((load) => load.phase === 'ready' && load.error != null);
  const isSettled = loads.every(isAnswered) || (isAway && (!wish?.patientId || isKnown(wish, patients)));
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    if (!wish || !patients || !plans || !isSettled) return;
    setWish(undefined);
    fulfil(wish, patients, plans, latest.current);
  }, [wish, patients, plans, isSettled]);
}

const isKnown = ({ patientId }: Wish, patients: readonly PatientListItem[] | undefined): boolean =>
  patients?.some(({ id }) => id === patientId) === true;

function fulfil(
  wish: Wish,
  patients: readonly PatientListItem[],
  plans: readonly PlanListItem[],
  actions: ArrivalActions,
) {
  const patient = patients.find((each) => each.id === wish.patientId) ?? findByName(patients, wish.patient);
  const own = patient ? plans.filter((plan) => plan.patientId === patient.id) : [];
  const newest = own.toSorted((a, b) => b.stage - a.stage)[0];
  if (wish.patientId && newest && !wish.create) return actions.openPlan(newest.id);
  if (wish.create || wish.patientId) {
    return actions.openNewPlan({ patientId: patient?.id ?? null, stage: patient ? nextStage(own) : null });
  }
  if (patient) actions.filterBy(patient.id);
  else if (wish.patient?.trim()) actions.searchBy(wish.patient.trim());
}

/** The patient of that very name, else the only one whose name holds the text. */
function findByName(
  patients: readonly PatientListItem[],
  text: string | undefined,
): PatientListItem | undefined {
  if (!text?.trim()) return undefined;
  const exact = patients.filter((each) => foldLetters(displayName(each)) === foldLetters(text.trim()));
  const found = exact.length > 0 ? exact : patients.filter((each) => matchesText(displayName(each), text));
  return found.length === 1 ? found[0] : undefined;
}
