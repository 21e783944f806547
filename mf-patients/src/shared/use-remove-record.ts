import { messageOf, useSingleMutation } from '@pora/kit';
import { toast } from '@pora/ui';

/** A record to be deleted. */
interface RemovedRecord {
  id: string;
  version: number;
  /** What holds without it, said beside that it is deleted. */
  aftermath?: string | undefined;
}

/** What a record can be asked to do. */
interface RemovableRecord {
  remove: (record: RemovedRecord) => Promise<unknown>;
  restore: (id: string) => Promise<unknown>;
  /** Reads again what the screen shows. */
  refresh: () => Promise<unknown>;
  texts: { removed: string; removeFailed: string; restored: string; restoreFailed: string };
}

/** Moves a record to the trash at once; the toast takes it out again. */
export function useRemoveRecord({ remove, restore, refresh, texts }: RemovableRecord) {
  const undo = (id: string) =>
    restore(id)
      .then(refresh)
      .then(
        () => toast.success(texts.restored),
        (error: unknown) => toast.error(texts.restoreFailed, messageOf(error), error),
      );
  return useSingleMutation({
    mutationFn: remove,
    onSuccess: async (_, { id, aftermath }) => {
      await refresh();
      toast.undo(texts.removed, () => void undo(id), aftermath);
    },
    onError: (error: unknown) => toast.error(texts.removeFailed, messageOf(error), error),
  });
}
