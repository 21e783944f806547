import {
  foodCalls,
  intoleranceSetCalls,
  mealCalls,
  patientCalls,
  planCalls,
  recordTrashCalls,
  scheduleCalls,
  surveyCalls,
} from '@pora/contracts/calls';
import { type TrashedVisits } from '@pora/contracts/patients/record-trash.routes';
import { type TrashedPlan } from '@pora/contracts/plans/plan.routes';
import { apiKey, apiPrefix, callRoute, useApiList, useApiQuery } from '@pora/kit';
import { useMutation, useQueryClient } from '@pora/kit/queries';
import { useHonestLoad } from '../../shared/honest-load.js';
import { usePatients, useRestorePatient } from '../patients/public.js';

// Somebody else, or this person a moment ago, may have deleted more.
const ALWAYS = { refetchOnMount: 'always' } as const;

/** What was deleted and can still come back, each list by itself: one that cannot be read says nothing of the others. */
export function useTrash() {
  return {
    patients: useHonestLoad(useApiList(patientCalls.trash, {}, ALWAYS), (patients) => patients.length === 0),
    records: useHonestLoad(
      useApiQuery(recordTrashCalls.list, {}, ALWAYS),
      ({ surveys, results, visits }) => surveys.length + results.length + visits.length === 0,
    ),
    /** Those that went along with a patient among them. */
    plans: useHonestLoad(useApiList(planCalls.trash, {}, ALWAYS), (plans) => plans.every(isAlong)),
    meals: useHonestLoad(useApiQuery(mealCalls.trash, {}, ALWAYS), ({ total }) => total === 0),
    foods: useHonestLoad(useApiQuery(foodCalls.trash, {}, ALWAYS), ({ total }) => total === 0),
  };
}

/** The lists of the trash as they were read. */
export type Trash = ReturnType<typeof useTrash>;

/** Whether a plan comes back with its patient, and stands in no row of its own. */
export const isAlong = ({ removedWithPatient }: Pick<TrashedPlan, 'removedWithPatient'>): boolean =>
  removedWithPatient;

/** Something that is done with one thing of the trash; the lists it changes are read again, whatever came of it. */
function useDeed<Of>(run: (of: Of) => Promise<unknown>, changed: readonly (readonly unknown[])[]) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSettled: () => Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}

const OF_PATIENTS = [apiKey(patientCalls.trash), apiKey(planCalls.trash), apiKey(recordTrashCalls.list)];
const OF_RECORDS = apiKey(recordTrashCalls.list);
const OF_PLANS = [apiKey(planCalls.trash), apiKey(planCalls.list)];
const OF_MEALS = [apiKey(mealCalls.trash), apiPrefix(mealCalls.list)];
const OF_FOODS = [apiKey(foodCalls.trash), apiPrefix(foodCalls.list)];

/** The way back and the way out of patients. */
export function usePatientDeeds() {
  const restore = useRestorePatient(usePatients());
  return {
    restore: useDeed((id: string) => restore(id), OF_PATIENTS),
    erase: useDeed((id: string) => callRoute(patientCalls.erase, { params: { id } }), OF_PATIENTS),
  };
}

/** The way back and the way out of plans. */
export function usePlanDeeds() {
  return {
    restore: useDeed((id: string) => callRoute(planCalls.restore, { params: { id } }), OF_PLANS),
    erase: useDeed((id: string) => callRoute(planCalls.erase, { params: { id } }), OF_PLANS),
  };
}

/** The way back and the way out of surveys. */
export function useSurveyDeeds() {
  const changed = [OF_RECORDS, apiPrefix(surveyCalls.list)];
  return {
    restore: useDeed((id: string) => callRoute(surveyCalls.restore, { params: { id } }), changed),
    erase: useDeed((id: string) => callRoute(recordTrashCalls.eraseSurvey, { params: { id } }), changed),
  };
}

/** The way back and the way out of results. */
export function useResultDeeds() {
  const changed = [OF_RECORDS, apiPrefix(intoleranceSetCalls.list)];
  return {
    restore: useDeed((id: string) => callRoute(intoleranceSetCalls.restore, { params: { id } }), changed),
    erase: useDeed((id: string) => callRoute(recordTrashCalls.eraseResults, { params: { id } }), changed),
  };
}

type Ids = TrashedVisits['ids'];

/** The way back and the way out of visits. */
export function useVisitDeeds() {
  const changed = [OF_RECORDS, apiPrefix(scheduleCalls.list)];
  return {
    restore: useDeed((ids: Ids) => callRoute(scheduleCalls.restore, { body: { ids: [...ids] } }), changed),
    erase: useDeed(
      (ids: Ids) => callRoute(recordTrashCalls.eraseVisits, { body: { ids: [...ids] } }),
      changed,
    ),
  };
}

/** The way back and the way out of meals. */
export function useMealDeeds() {
  return {
    restore: useDeed((id: string) => callRoute(mealCalls.restore, { params: { id } }), OF_MEALS),
    erase: useDeed((id: string) => callRoute(mealCalls.erase, { params: { id } }), OF_MEALS),
  };
}

/** The way back and the way out of foods. */
export function useFoodDeeds() {
  return {
    restore: useDeed((id: number) => callRoute(foodCalls.restore, { body: { ids: [id] } }), OF_FOODS),
    erase: useDeed((id: number) => callRoute(foodCalls.erase, { params: { id: String(id) } }), OF_FOODS),
  };
}
