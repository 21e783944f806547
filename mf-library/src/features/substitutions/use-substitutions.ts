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
  const client = useQueryClient();
  const offerUndo = useUndo();
  const refresh = () =>
    client.invalidateQueries({ queryKey: apiKey(calls.list, { params: { foodId: String(foodId) } }) });

  const pairOf = (substituteFoodId: number) => ({
    foodId: String(foodId),
    substituteFoodId: String(substituteFoodId),
  });
  const addNow = (substituteFoodId: number, content: SubstituteContent) =>
    callRoute(calls.create, {
      body: { foodId, substituteFoodId, ...content },
      idempotencyKey: newIdempotencyKey(),
    });
  const removeNow = ({ substituteFoodId, version }: Substitution) =>
    callRoute(calls.remove, { params: pairOf(substituteFoodId), ifMatch: version });
  const undoing = (work: () => Promise<unknown>) => () => {
    work()
      .catch((error: unknown) => {
        log(error);
        toast.error(t.undoFailed, messageOf(error));
      })
      .finally(() => void refresh());
  };

  return {
    refresh,
    /** Answers whether it was added. */
    add: async (substituteFoodId: number, content: SubstituteContent): Promise<boolean> => {
      try {
        const added = await addNow(substituteFoodId, content);
        offerUndo({ title: t.added(added.substituteFoodName), undo: undoing(() => removeNow(added)) });
        return true;
      } catch (error) {
        log(error);
        toast.error(t.addFailed, messageOf(error));
        return false;
      } finally {
        await refresh();
      }
    },
    /** Answers the newer substitute when somebody changed it since `before` was read. */
    save: async (before: Substitution, content: SubstituteContent): Promise<Substitution | undefined> => {
      const params = pairOf(before.substituteFoodId);
      try {
        const saved = await callRoute(calls.update, { params, body: content, ifMatch: before.version });
        const { percentage, description } = before;
        const back = { params, body: { percentage, description }, ifMatch: saved.version };
        offerUndo({
          title: t.saved(saved.substituteFoodName),
          undo: undoing(() => callRoute(calls.update, back)),
        });
        await refresh();
        return undefined;
      } catch (error) {
        const newer = newerOf(error);
        if (newer) return newer;
        log(error);
        toast.error(t.saveFailed, messageOf(error));
        return undefined;
      }
    },
    remove: async (item: Substitution): Promise<void> => {
      try {
        await removeNow(item);
        const { substituteFoodId, substituteFoodName, percentage, description } = item;
        const undo = undoing(() => addNow(substituteFoodId, { percentage, description }));
        offerUndo({ title: t.removed(substituteFoodName), undo });
      } catch (error) {
        log(error);
        toast.error(t.removeFailed, messageOf(error));
      }
      await refresh();
    },
  };
}

/** The newer substitute that a 412 carries. */
function newerOf(error: unknown): Substitution | undefined {
  if (!isHttpError(error, 412)) return undefined;
  return (error.details as { current?: Substitution } | undefined)?.current;
}
