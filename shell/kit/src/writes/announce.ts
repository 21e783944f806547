/**
 * What waits in this browser counts as unsaved from the first moment on, also before the part of the product that can
 * send it is opened.
 */
import { onUserStorageChange, UNSAVED_PREFIX } from '../storage/storage.js';
import { syncState } from '../sync/sync-state.js';
import { forgetPending, pendingKeys, readPending } from './pending-store.js';
import { writesStrings } from './writes.strings.js';

const claimed = new Set<string>();

const kindOf = (key: string) => key.slice(0, key.indexOf(':'));
const nothing = () => undefined;

function announce(key: string): void {
  if (claimed.has(kindOf(key))) return;
  const change = readPending(key);
  if (!change) syncState.markSaved(key);
  else if (!syncState.knows(key)) {
    const { label, since } = change;
    syncState.markUnsaved(key, nothing, { label, since, reason: writesStrings.elsewhere });
  }
}

/** Tells the sync state of every change that waits and that nobody looks after yet. */
export function announcePending(): void {
  pendingKeys().forEach(announce);
}

/** Follows what other tabs leave waiting. Answers the way to stop. */
export function followPending(): () => void {
  return onUserStorageChange(UNSAVED_PREFIX, (name) => announce(name.slice(UNSAVED_PREFIX.length)));
}

/** A part of the product looks after the changes of this kind from now on. */
export function claimKind(kind: string): void {
  claimed.add(kind);
}

/** The person is gone: nobody looks after anything. */
export function releaseKind(kind: string): void {
  claimed.delete(kind);
  forgetPending();
}
