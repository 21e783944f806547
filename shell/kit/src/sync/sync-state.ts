import { useSyncExternalStore } from 'react';
import { createStore } from './store.js';
import { syncStrings } from './sync.strings.js';

/** Where the person's changes are: all stored, on their way, refused or waiting, or the browser has no network. */
export type SyncKind = 'saved' | 'saving' | 'unsaved' | 'offline';

/** What the sidebar shows. */
export interface SyncSnapshot {
  kind: SyncKind;
  /** Number of objects whose last change the server does not have. */
  unsavedCount: number;
  label: string;
}

type Entry = { state: 'saving' } | { state: 'unsaved'; retry: () => void; temporary: boolean };

/** Milliseconds between attempts to save what a temporary failure kept back. */
const RETRY_EVERY_MS = 10_000;

const entries = new Map<string, Entry>();
const store = createStore<SyncSnapshot>({ kind: 'saved', unsavedCount: 0, label: syncStrings.saved });
let timer: ReturnType<typeof setTimeout> | undefined;

function snapshot(): SyncSnapshot {
  const unsavedCount = [...entries.values()].filter((entry) => entry.state === 'unsaved').length;
  if (!navigator.onLine) return { kind: 'offline', unsavedCount, label: syncStrings.offline };
  if (unsavedCount > 0) return { kind: 'unsaved', unsavedCount, label: syncStrings.unsaved(unsavedCount) };
  if (entries.size > 0) return { kind: 'saving', unsavedCount, label: syncStrings.saving };
  return { kind: 'saved', unsavedCount, label: syncStrings.saved };
}

function publish(): void {
  const next = snapshot();
  const current = store.get();
  if (next.kind !== current.kind || next.unsavedCount !== current.unsavedCount) store.set(next);
  scheduleRetry();
}

function scheduleRetry(): void {
  const waiting = [...entries.values()].some((entry) => entry.state === 'unsaved' && entry.temporary);
  if (!waiting) {
    clearTimeout(timer);
    timer = undefined;
    return;
  }
  timer ??= setTimeout(() => {
    timer = undefined;
    retryWhere((entry) => entry.temporary);
    scheduleRetry();
  }, RETRY_EVERY_MS);
}

function retryWhere(wanted: (entry: Extract<Entry, { state: 'unsaved' }>) => boolean): void {
  for (const entry of [...entries.values()]) if (entry.state === 'unsaved' && wanted(entry)) entry.retry();
}

function onOnline(): void {
  publish();
  retryWhere((entry) => entry.temporary);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', onOnline);
  window.addEventListener('offline', publish);
  publish();
  const stop = store.subscribe(listener);
  return () => {
    stop();
    window.removeEventListener('online', onOnline);
    window.removeEventListener('offline', publish);
  };
}

/** What is stored and what is not, by object; written by the local-first rule and by record savers. */
export const syncState = {
  /** A change of the object is on its way. */
  markSaving(key: string): void {
    entries.set(key, { state: 'saving' });
    publish();
  },
  /** The change failed and waits; a temporary failure is tried again every 10 s and when the network returns. */
  markUnsaved(key: string, retry: () => void, options: { temporary?: boolean } = {}): void {
    entries.set(key, { state: 'unsaved', retry, temporary: options.temporary ?? false });
    publish();
  },
  /** The server has the object's last change, or the change was given up. */
  markSaved(key: string): void {
    if (entries.delete(key)) publish();
  },
  /** Tries everything unsaved again. */
  retryAll(): void {
    retryWhere(() => true);
  },
  /** Forgets everything: the person signed out. */
  reset(): void {
    entries.clear();
    publish();
  },
  current: (): SyncSnapshot => store.get(),
};

/** Sync state for the screen. */
export function useSyncState(): SyncSnapshot {
  return useSyncExternalStore(subscribe, store.get);
}
