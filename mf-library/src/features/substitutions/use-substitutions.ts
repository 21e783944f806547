import { type Substitution } from '@pora/contracts/catalog/substitution.model';
import { substitutionCalls as calls } from '@pora/contracts/calls';
import { apiKey, callRoute, isHttpError, messageOf, newIdempotencyKey, useApiList } from '@pora/kit';
import { useQueryClient } from '@pora/kit/queries';
import { toast } from '@pora/ui';
import { useEffect } from 'react';
import { useUndo } from '../../shared/use-undo.js';
import { substitutionStrings as t } from './substitutions.strings.js';

/** What a person says of a substitute. */
export type SubstituteContent = Pick<Substitution, 'percentage' | 'description'>;

/** Tells the console of a failed call as the specification wants it [library §8]. */
function log(error: unknown): void {
  console.error(isHttpError(error) ? `HTTP ${error.status}: ${error.body || error.message}` : error);
}

function tell(title: string, error: unknown): void {
  log(error);
  toast.error(title, messageOf(error), error);
}

/** Substitutes of one food; a list that cannot be read is logged, and the screen says that it is not known [library §8]. */
export function useSubstitutes(foodId: number) {
  const load = useApiList(calls.list, { params: { foodId: String(foodId) } });
  const error = load.phase === 'loading' ? undefined : load.error;
  useEffect(() => {
    if (error) log(error);
  }, [error]);
  return load;
}

/** Adding, changing and removing substitutes of one food; each can be taken back. */
export function useSubstituteWrites(foodId: number) {
  const { addNow, saveNow, removeNow, refresh, offerUndo } = useSubstituteCalls(foodId);
  return {
    refresh,
    /** Answers whether it was added. */
    add: async (substituteFoodId: number, content: SubstituteContent): Promise<boolean> => {
      try {
        const added = await addNow(substituteFoodId, content);
        await refresh();
        offerUndo(t.added(added.substituteFoodName), () => removeNow(added));
        return true;
      } catch (error) {
        tell(t.addFailed, error);
        await refresh();
        return false;
      }
    },
    /** Answers the newer substitute when somebody changed it since `before` was read. */
    save: async (before: Substitution, content: SubstituteContent): Promise<Substitution | undefined> => {
      try {
        const saved = await saveNow(before, content);
        // Whoever reads that it is saved may go on with what is saved.
        await refresh();
        offerUndo(t.saved(saved.substituteFoodName), () => saveNow(saved, before));
        return undefined;
      } catch (error) {
        const newer = newerOf(error);
        if (!newer) tell(t.saveFailed, error);
        return newer;
      }
    },
    remove: async (item: Substitution): Promise<void> => {
      try {
        await removeNow(item);
        await refresh();
        offerUndo(t.removed(item.substituteFoodName), () => addNow(item.substituteFoodId, item));
      } catch (error) {
        tell(t.removeFailed, error);
        await refresh();
      }
    },
  };
}

/** The calls behind the substitutes of one food, and the way back from each. */
function useSubstituteCalls(foodId: number) {
  const client = useQueryClient();
  const offer = useUndo();
  const listKey = apiKey(calls.list, { params: { foodId: String(foodId) } });
  const refresh = () => client.invalidateQueries({ queryKey: listKey });
  const paramsOf = ({ substituteFoodId }: Substitution) => ({
    foodId: String(foodId),
    substituteFoodId: String(substituteFoodId),
  });
  return {
    refresh,
    addNow: (substituteFoodId: number, { percentage, description }: SubstituteContent) =>
      callRoute(calls.create, {
        body: { foodId, substituteFoodId, percentage, description },
        idempotencyKey: newIdempotencyKey(),
      }),
    saveNow: (before: Substitution, { percentage, description }: SubstituteContent) =>
      callRoute(calls.update, {
        params: paramsOf(before),
        body: { percentage, description },
        ifMatch: before.version,
      }),
    removeNow: (item: Substitution) =>
      callRoute(calls.remove, { params: paramsOf(item), ifMatch: item.version }),
    offerUndo: (title: string, work: () => Promise<unknown>) => {
      const undo = () =>
        void work()
          .catch((error: unknown) => tell(t.undoFailed, error))
          .finally(() => void refresh());
      offer({ title, undo });
    },
  };
}

/** The newer substitute that a 412 carries. */
function newerOf(error: unknown): Substitution | undefined {
  if (!isHttpError(error, 412)) return undefined;
  return (error.details as { current?: Substitution } | undefined)?.current;
}
