import { type RequestedErasure } from '@pora/contracts/privacy/privacy.model';
import { foodCalls, mealCalls, patientCalls, planCalls, privacyCalls } from '@pora/contracts/calls';
import { apiPrefix, callRoute, messageOf, useApiList, useApiQuery } from '@pora/kit';
import { useMutation, useQueryClient } from '@pora/kit/queries';
import { toast } from '@pora/ui';
import { trashStrings as t } from './trash.strings.js';

// Somebody else, or this person a moment ago, may have deleted more.
const ALWAYS = { refetchOnMount: 'always' } as const;

/** What lies in the trash, each list by itself: one that cannot be read says nothing of the others. */
export function useTrash() {
  return {
    patients: useApiList(patientCalls.trash, {}, ALWAYS),
    plans: useApiList(planCalls.trash, {}, ALWAYS),
    meals: useApiQuery(mealCalls.trash, {}, ALWAYS),
    foods: useApiQuery(foodCalls.trash, {}, ALWAYS),
  };
}

/** Whose data the administrator is asked to remove for good, the oldest request first. */
export function useErasureRequests() {
  return useApiList(privacyCalls.erasureRequests, {}, ALWAYS);
}

/** Something in the trash, by its name for people. */
export interface Thing<Id extends string | number = string | number> {
  readonly id: Id;
  readonly name: string;
}

/** The way back and the way out of one kind of thing; what came of it is told. */
function useDeed<T extends Thing>(
  deed: (thing: T) => Promise<unknown>,
  words: { done: (name: string) => string; failed: string },
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deed,
    onSuccess: (_answer, { name }) => toast.success(words.done(name)),
    onError: (error: unknown) => toast.error(words.failed, messageOf(error), error),
    onSettled: () =>
      Promise.all(LISTS.map((list) => client.invalidateQueries({ queryKey: apiPrefix(list) }))),
  });
}

/** Lists that a deed may change: the trash, and what lies outside of it. */
const LISTS = [
  ...[patientCalls.trash, planCalls.trash, mealCalls.trash, foodCalls.trash, privacyCalls.erasureRequests],
  ...[patientCalls.list, planCalls.list, mealCalls.list, foodCalls.list],
];

const RESTORED = { done: t.restored, failed: t.restoreFailed };
const ERASED = { done: t.erased, failed: t.eraseFailed };

/** Takes a patient, with everything that went along, out of the trash. */
export const useRestorePatient = () =>
  useDeed(({ id }: Thing<string>) => callRoute(patientCalls.restore, { params: { id } }), RESTORED);

/** Takes a plan out of the trash. */
export const useRestorePlan = () =>
  useDeed(({ id }: Thing<string>) => callRoute(planCalls.restore, { params: { id } }), RESTORED);

/** Takes a meal out of the trash. */
export const useRestoreMeal = () =>
  useDeed(({ id }: Thing<string>) => callRoute(mealCalls.restore, { params: { id } }), RESTORED);

/** Takes a food out of the trash. */
export const useRestoreFood = () =>
  useDeed(({ id }: Thing<number>) => callRoute(foodCalls.restore, { body: { ids: [id] } }), RESTORED);

/** Removes a patient for good; one who is not in the trash goes by way of it. */
export const useErasePatient = () =>
  useDeed(async ({ id, inTrash }: Thing<string> & Pick<RequestedErasure, 'inTrash'>) => {
    if (!inTrash) await callRoute(patientCalls.remove, { params: { id } });
    await callRoute(patientCalls.erase, { params: { id } });
  }, ERASED);

/** Removes a plan of the trash for good. */
export const useErasePlan = () =>
  useDeed(({ id }: Thing<string>) => callRoute(planCalls.erase, { params: { id } }), ERASED);

/** Removes a meal of the trash for good. */
export const useEraseMeal = () =>
  useDeed(({ id }: Thing<string>) => callRoute(mealCalls.erase, { params: { id } }), ERASED);

/** Removes a food of the trash for good. */
export const useEraseFood = () =>
  useDeed(({ id }: Thing<number>) => callRoute(foodCalls.erase, { params: { id: String(id) } }), ERASED);

/** Takes a request back. */
export const useCancelRequest = () =>
  useDeed(({ id }: Thing<string>) => callRoute(privacyCalls.cancelErasure, { params: { id } }), {
    done: () => t.requests.cancelled,
    failed: t.requests.cancelFailed,
  });
