/**
 * What this browser changed in one list and the server does not have yet. The list on the screen is the server's list
 * with the changes applied: dropping one is the roll-back, keeping it is "the local change stays" [core §4].
 */
import type { HttpError } from '../http/http-error.js';
import type { RecordWriter } from '../writes/record-writer.js';
import type { StoredRecord } from '../writes/write-definition.js';

/** What is wrong with a record whose change the server does not have. */
export interface UnsavedRecord<T> {
  error: HttpError;
  /** The server's newer record when the change met one (412). */
  conflict: T | null;
}

/** The list as the person sees it: the server's records with the changes applied, new ones last. */
export function withJournal<T extends StoredRecord, P extends object>(
  serverItems: readonly T[],
  writers: ReadonlyMap<string, RecordWriter<T, P>>,
): readonly T[] {
  if (writers.size === 0) return serverItems;
  const known = new Set(serverItems.map(({ id }) => id));
  const added = [...writers.values()].flatMap((writer) => {
    const item = writer.pending()?.add?.item;
    return item && !known.has(item.id) ? [item] : [];
  });
  return [...serverItems, ...added].flatMap((item) => {
    const writer = writers.get(String(item.id));
    if (!writer) return [item];
    return writer.pending()?.removed ? [] : [writer.shown(item)];
  });
}

/** Records whose last change the server does not have after a failure, or before anything could be sent. */
export function unsavedOf<T extends StoredRecord, P extends object>(
  writers: ReadonlyMap<string, RecordWriter<T, P>>,
): ReadonlyMap<string, UnsavedRecord<T>> {
  const found = new Map<string, UnsavedRecord<T>>();
  for (const [id, writer] of writers) {
    const state = writer.state();
    if (state.phase === 'unsaved') found.set(id, { error: state.error, conflict: state.conflict });
  }
  return found;
}
