/**
 * What this browser changed in one list and the server does not have yet, record by record. The list on the screen is
 * the server's list with the journal applied: dropping an entry is the roll-back, keeping it is "the local change
 * stays" [core §4]. Adds, then updates, then the removal of one record are sent in this order, one at a time.
 */
import type { HttpError } from '../http/http-error.js';
import type { RecordSaver } from './record-saver.js';

/** What a list needs of its records. */
export interface StoredRecord {
  id: string;
  version?: number;
}

/** How records of a list are created, changed and deleted on the server. */
export interface RecordCalls<T extends StoredRecord, P extends object> {
  create(item: T, idempotencyKey: string): Promise<T>;
  update(item: T, patch: P, ifMatch: number | undefined): Promise<T>;
  remove(item: T): Promise<unknown>;
  /** The record with a change applied; default: shallow merge. */
  applyPatch?(item: T, patch: P): T;
  /** One change out of two; default: shallow merge. */
  mergePatches?(earlier: P, later: P): P;
}

/** An entry as the browser storage keeps it. */
export interface StoredEntry<T, P> {
  id: string;
  add?: { item: T; idempotencyKey: string };
  patch?: P;
  removed?: boolean;
}

/** What is wrong with a record whose change the server does not have. */
export interface UnsavedRecord<T> {
  error: HttpError;
  /** The server's newer record when the change met one (412). */
  conflict: T | null;
}

/** One record's entry. */
export interface Entry<T extends StoredRecord, P extends object> {
  id: string;
  add: { item: T; idempotencyKey: string } | null;
  removed: boolean;
  failure: HttpError | null;
  saver: RecordSaver<T, P>;
}

/** Applies a change to a record; shallow merge unless the list says otherwise. */
export function applyPatch<T extends StoredRecord, P extends object>(
  calls: RecordCalls<T, P>,
  item: T,
  patch: P,
): T {
  return calls.applyPatch ? calls.applyPatch(item, patch) : { ...item, ...patch };
}

/** Merges two changes of one record; shallow unless the list says otherwise. */
export function mergePatches<T extends StoredRecord, P extends object>(
  calls: RecordCalls<T, P>,
  earlier: P,
  later: P,
): P {
  return calls.mergePatches ? calls.mergePatches(earlier, later) : { ...earlier, ...later };
}

/** The list as the person sees it: the server's records with the journal's entries applied, new ones last. */
export function withJournal<T extends StoredRecord, P extends object>(
  serverItems: readonly T[],
  entries: ReadonlyMap<string, Entry<T, P>>,
  calls: RecordCalls<T, P>,
): readonly T[] {
  if (entries.size === 0) return serverItems;
  const known = new Set(serverItems.map((item) => item.id));
  const added = [...entries.values()].flatMap(({ add }) =>
    add && !known.has(add.item.id) ? [add.item] : [],
  );
  return [...serverItems, ...added].flatMap((item) => {
    const entry = entries.get(item.id);
    if (!entry) return [item];
    if (entry.removed) return [];
    const patch = entry.saver.pending();
    return [patch === undefined ? item : applyPatch(calls, item, patch)];
  });
}

/** The entry as it is kept in the browser; undefined when there is nothing to keep. */
export function toStoredEntry<T extends StoredRecord, P extends object>(
  entry: Entry<T, P>,
): StoredEntry<T, P> | undefined {
  const patch = entry.saver.pending();
  if (!entry.add && !entry.removed && patch === undefined) return undefined;
  return {
    id: entry.id,
    ...(entry.add && { add: entry.add }),
    ...(patch !== undefined && { patch }),
    ...(entry.removed && { removed: true }),
  };
}
