import { type Intolerance, type NewIntolerance } from '@pora/contracts/catalog/intolerance.model';
import { intoleranceDictionaryCalls as calls } from '@pora/contracts/calls';
import { callRoute, messageOf, newIdempotencyKey } from '@pora/kit';
import { toast } from '@pora/ui';
import { useUndo } from '../../shared/use-undo.js';
import { intoleranceStrings } from './intolerances.strings.js';
import { useRefreshIntolerances } from './use-refresh-intolerances.js';

const t = intoleranceStrings.entry;

/** The names of an entry as a person writes them. */
export type EntryNames = Pick<NewIntolerance, 'name' | 'aliases'>;

/** Writing the dictionary: what it gains, how its entries are called, what goes; each can be taken back. */
export function useEntries() {
  const refresh = useRefreshIntolerances();
  const offerUndo = useUndo();

  const undoing = (work: () => Promise<unknown>) => () => {
    work()
      .then(refresh)
      .catch((error: unknown) => toast.error(t.undoFailed, messageOf(error), error));
  };
  const removeNow = ({ key, version }: Intolerance) =>
    callRoute(calls.remove, { params: { key }, ifMatch: version });

  return {
    /** @throws HttpError 409 when a name belongs to another entry */
    add: async (names: EntryNames): Promise<Intolerance> => {
      const entry = await callRoute(calls.create, { body: names, idempotencyKey: newIdempotencyKey() });
      await refresh();
      offerUndo({ title: t.added(entry.name), undo: undoing(() => removeNow(entry)) });
      return entry;
    },
    /** `before` is the entry as the person saw it. @throws HttpError 409 as above, 412 when it has changed since */
    rename: async (before: Intolerance, names: EntryNames): Promise<void> => {
      const params = { key: before.key };
      const entry = await callRoute(calls.update, { params, body: names, ifMatch: before.version });
      await refresh();
      const body = { name: before.name, aliases: before.aliases };
      const undo = undoing(() => callRoute(calls.update, { params, body, ifMatch: entry.version }));
      offerUndo({ title: t.renamed(entry.name), undo });
    },
    /** An entry with foods stays, and the server says so. */
    remove: async (entry: Intolerance): Promise<boolean> => {
      const { key, name, aliases } = entry;
      try {
        await removeNow(entry);
      } catch (error) {
        toast.error(t.removeFailed, messageOf(error), error);
        return false;
      }
      const undo = undoing(() => callRoute(calls.create, { body: { key, name, aliases } }));
      offerUndo({ title: t.removed(name), undo });
      await refresh();
      return true;
    },
  };
}
