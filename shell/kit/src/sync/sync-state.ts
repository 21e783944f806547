import { useSyncExternalStore } from 'react';
import { createStore } from './store.js';
import { syncStrings } from './sync.strings.js';

/** Where the person's changes are: all stored, on their way, refused or waiting, or the browser has no network. */
export type SyncKind = 'saved' | 'saving' | 'unsaved' | 'offline';

/** One change that the server does not have, as the person is told of it. */
export interface UnsavedItem {
  key: string;
  /** What was changed: "pacjent Jan Kowalski – masa początkowa". */
  label: string;
  /** Since when it waits, ISO date-time. */
  since: string;
  /** Why: a sentence of the server, or what the person has to do. */
  reason: string;
  /** It is sent again by itself: every 10 s and when the network returns. */
  temporary: boolean;
}

/** What the sidebar shows. */
export interface SyncSnapshot {
  kind: SyncKind;
  /** Number of objects whose last change the server does not have. */
  unsavedCount: number;
  label: string;
  /** The changes that wait, oldest first. */
  unsaved: readonly UnsavedItem[];
  /** The same with those that are on their way: everything the server has not confirmed. */
  unconfirmed: readonly UnsavedItem[];
}

/** What is known of a change that waits. */
export interface UnsavedOptions extends Partial<Omit<UnsavedItem, 'key'>> {
  /** Gives the change up. */
  discard?: () => void;
}

interface Entry {
  state: 'saving' | 'unsaved';
  retry: () => void;
  item: UnsavedItem;
  discard: () => void;
}

/** Milliseconds between attempts to save what a temporary failure kept back. */
const RETRY_EVERY_MS = 10_000;

const nothing = () => undefined;
const isTemporary = ({ item }: Entry): boolean => item.temporary;
const entries = new Map<string, Entry>();
const store = createStore<SyncSnapshot>({
  kind: 'saved',
  unsavedCount: 0,
  label: syncStrings.saved,
  unsaved: [],
  unconfirmed: [],
});
let timer: ReturnType<typeof setTimeout> | undefined;

function snapshot(): SyncSnapshot {
  const oldestFirst = [...entries.values()].sort((a, b) => a.item.since.localeCompare(b.item.since));
  const unconfirmed = oldestFirst.map(({ item }) => item);
  const unsaved = oldestFirst.filter(({ state }) => state === 'unsaved').map(({ item }) => item);
  const unsavedCount = unsaved.length;
  const of = (kind: SyncKind, label: string) => ({ kind, unsavedCount, label, unsaved, unconfirmed });
  if (!navigator.onLine) return of('offline', syncStrings.offline);
  if (unsavedCount > 0) return of('unsaved', syncStrings.unsaved(unsavedCount));
  return entries.size > 0 ? of('saving', syncStrings.saving) : of('saved', syncStrings.saved);
}

function publish(): void {
  const next = snapshot();
  if (JSON.stringify(next) !== JSON.stringify(store.get())) store.set(next);
  scheduleRetry();
}

function scheduleRetry(): void {
  const waiting = [...entries.values()].some(isTemporary);
  if (!waiting) {
    clearTimeout(timer);
    timer = undefined;
    return;
  }
  timer ??= setTimeout(() => {
    timer = undefined;
    retryWhere(isTemporary);
    scheduleRetry();
  }, RETRY_EVERY_MS);
}

function retryWhere(wanted: (entry: Entry) => boolean): void {
  for (const entry of [...entries.values()]) if (wanted(entry)) entry.retry();
}

function onOnline(): void {
  publish();
  retryWhere(isTemporary);
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

function mark(key: string, state: Entry['state'], retry: () => void, options: UnsavedOptions): void {
  const { temporary = false, label = key, reason = '', discard = nothing } = options;
  const since = options.since ?? entries.get(key)?.item.since ?? new Date().toISOString();
  entries.set(key, { state, retry, item: { key, label, since, reason, temporary }, discard });
  publish();
}

/** What is stored and what is not, by object; written by the mechanism that writes records. */
export const syncState = {
  /** A change of the object is on its way; with `temporary` it is looked after, because another tab is sending it. */
  markSaving(key: string, retry: () => void = nothing, options: UnsavedOptions = {}): void {
    mark(key, 'saving', retry, options);
  },
  /** The change failed and waits; a temporary failure is tried again every 10 s and when the network returns. */
  markUnsaved(key: string, retry: () => void, options: UnsavedOptions = {}): void {
    mark(key, 'unsaved', retry, options);
  },
  /** The server has the object's last change, or the change was given up. */
  markSaved(key: string): void {
    if (entries.delete(key)) publish();
  },
  /** Whether anything is known of the object. */
  knows: (key: string): boolean => entries.has(key),
  /** Gives the unsaved change of an object up. */
  discard(key: string): void {
    const entry = entries.get(key);
    if (entry?.state === 'unsaved') entry.discard();
  },
  /** Tries everything unsaved again. */
  retryAll(): void {
    retryWhere((entry) => entry.state === 'unsaved');
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
