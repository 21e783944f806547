/**
 * The changes that the server does not have, one entry of the browser storage per record, so that two tabs never write
 * over each other's work. What the browser refuses to keep (full, forbidden) lives in memory until the tab is closed.
 */
import { newId } from '../http/ids.js';
import { onUserStorageChange, UNSAVED_PREFIX, userStorage, userStorageNames } from '../storage/storage.js';

/** Why a change was not taken, as far as it is kept. */
export interface StoredFailure {
  message: string;
  status: number;
  code: string;
}

/** Everything one record waits to have written. Adds, then changes, then the removal are sent in this order. */
export interface PendingChange<T, P> {
  /** Another one with every change of the entry: tells tabs apart. */
  rev: string;
  label: string;
  /** When the first of it was changed, ISO date-time. */
  since: string;
  /** A new record; `sent` once an attempt was made whose outcome nobody may know. */
  add?: { item: T; idempotencyKey: string; sent?: true };
  patch?: P;
  /** Version of the record the change was made on. */
  base?: number;
  removed?: true;
  /** The server's newer record which the change met (412): nothing is sent until the person has chosen. */
  conflict?: T;
  failure?: StoredFailure;
}

const memory = new Map<string, unknown>();

const nameOf = (key: string) => UNSAVED_PREFIX + key;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Whether a stored value has the frame of a pending change; what is in it is checked with the contract's schemas. */
function isPendingChange(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { rev, label, since, base, removed, failure } = value as Partial<PendingChange<unknown, unknown>>;
  const knownFailure =
    failure === undefined || (isText(failure.message) && typeof failure.status === 'number');
  return (
    [rev, label, since].every(isText) &&
    (base === undefined || typeof base === 'number') &&
    (removed === undefined || removed === true) &&
    knownFailure
  );
}

/** The pending change of a record (`patients:p-1`), null when there is none. */
export function readPending<T, P>(key: string): PendingChange<T, P> | null {
  const stored = userStorage<unknown>(nameOf(key)).read() ?? memory.get(key);
  return isPendingChange(stored) ? (stored as PendingChange<T, P>) : null;
}

/** Keeps a pending change under a new revision and answers it as kept. */
export function writePending<T, P>(
  key: string,
  change: Omit<PendingChange<T, P>, 'rev'>,
): PendingChange<T, P> {
  const kept = { ...change, rev: newId('r-') };
  if (userStorage(nameOf(key)).write(kept)) memory.delete(key);
  else memory.set(key, kept);
  return kept;
}

/** Nothing of the record waits any more. */
export function removePending(key: string): void {
  memory.delete(key);
  userStorage(nameOf(key)).remove();
}

/** Keys of the records of a kind that have something waiting; of every kind without one. */
export function pendingKeys(kind?: string): string[] {
  const prefix = kind === undefined ? '' : `${kind}:`;
  const stored = userStorageNames(nameOf(prefix)).map((name) => name.slice(UNSAVED_PREFIX.length));
  return [...new Set([...stored, ...[...memory.keys()].filter((key) => key.startsWith(prefix))])];
}

/** Forgets what memory alone holds: the person is gone. */
export function forgetPending(): void {
  memory.clear();
}

/** Calls back when another tab changed what waits of a kind. Answers the way to stop. */
export function onPendingChange(kind: string, listener: (key: string) => void): () => void {
  return onUserStorageChange(nameOf(`${kind}:`), (name) => listener(name.slice(UNSAVED_PREFIX.length)));
}
