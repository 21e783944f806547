import type { ReactNode } from 'react';
import { uiStrings } from '../ui.strings.js';

/** Standard life of a toast in ms. */
export const TOAST_MS = 4000;
/** Life of a toast that offers a deed such as "Cofnij", in ms. */
export const ACTION_TOAST_MS = 10_000;
/** Toasts on screen at once; the rest wait in a queue. */
export const MAX_VISIBLE_TOASTS = 3;

/** What a toast offers: the way back, or on to what it tells of. */
export interface ToastAction {
  label: string;
  run: () => void;
  /** Key shown beside the label; the screen binds it. */
  shortcut?: string;
}

/** What a toast says. */
export interface ToastOptions {
  title: string;
  description?: string;
  tone?: 'neutral' | 'success' | 'error';
  icon?: ReactNode;
  action?: ToastAction;
  /** What was thrown: a fault of the server (5xx) shows the id of its request, for whoever asks for help. */
  failure?: unknown;
  /** Life in ms; 4,000 by default, 10,000 with an action or an id. */
  durationMs?: number;
  /** A toast with the same key replaces the older one. */
  key?: string;
}

/** A toast in the store. */
export interface ToastEntry extends ToastOptions {
  id: string;
  durationMs: number;
  requestId?: string | undefined;
}

/** What the toaster draws. */
export interface ToastSnapshot {
  visible: readonly ToastEntry[];
  waiting: number;
  paused: boolean;
}

function entryOf(id: string, options: ToastOptions): ToastEntry {
  const requestId = numberOf(options.failure);
  const durationMs = options.durationMs ?? (options.action || requestId ? ACTION_TOAST_MS : TOAST_MS);
  return { ...options, id, durationMs, requestId };
}

interface Countdown {
  remainingMs: number;
  startedAt: number;
  timer: number;
}

/** The toast queue: shows three, counts down the visible ones, pauses all while someone reads. */
export interface ToastStore {
  show: (options: ToastOptions) => string;
  dismiss: (id: string) => void;
  clear: () => void;
  pause: () => void;
  resume: () => void;
  subscribe: (notify: () => void) => () => void;
  getSnapshot: () => ToastSnapshot;
}

/** What the server refuses tells the person what to do; only its own faults are worth a number. */
function numberOf(failure: unknown): string | undefined {
  const { status = 0, requestId } = (failure ?? {}) as { status?: number; requestId?: string };
  return status >= 500 ? requestId : undefined;
}

/** Makes an empty toast queue. */
export function createToastStore(): ToastStore {
  const listeners = new Set<() => void>();
  const countdowns = new Map<string, Countdown>();
  let entries: readonly ToastEntry[] = [];
  let paused = false;
  let nextId = 1;
  let snapshot: ToastSnapshot = { visible: [], waiting: 0, paused };

  const dismiss = (id: string): void => {
    stop(id);
    countdowns.delete(id);
    update(entries.filter((entry) => entry.id !== id));
  };
  const stop = (id: string): void => window.clearTimeout(countdowns.get(id)?.timer);
  const run = (id: string, remainingMs: number): void => {
    const timer = window.setTimeout(() => dismiss(id), remainingMs);
    countdowns.set(id, { remainingMs, startedAt: Date.now(), timer });
  };
  const update = (next: readonly ToastEntry[]): void => {
    entries = next;
    const visible = entries.slice(0, MAX_VISIBLE_TOASTS);
    if (!paused) for (const { id, durationMs } of visible) if (!countdowns.has(id)) run(id, durationMs);
    snapshot = { visible, waiting: entries.length - visible.length, paused };
    listeners.forEach((notify) => notify());
  };

  return {
    show: (options) => {
      const id = `toast-${nextId++}`;
      const replaced = entries.find((entry) => options.key !== undefined && entry.key === options.key);
      if (replaced) {
        stop(replaced.id);
        countdowns.delete(replaced.id);
      }
      const entry = entryOf(id, options);
      update(replaced ? entries.map((old) => (old === replaced ? entry : old)) : [...entries, entry]);
      return id;
    },
    dismiss,
    clear: () => entries.forEach(({ id }) => dismiss(id)),
    pause: () => {
      if (paused) return;
      paused = true;
      for (const [id, countdown] of countdowns) {
        stop(id);
        countdown.remainingMs -= Date.now() - countdown.startedAt;
      }
      update(entries);
    },
    resume: () => {
      if (!paused) return;
      paused = false;
      for (const [id, { remainingMs }] of countdowns) run(id, Math.max(remainingMs, 0));
      update(entries);
    },
    subscribe: (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    getSnapshot: () => snapshot,
  };
}

/** Ways to tell the person something in passing. */
export interface ToastApi {
  show: (options: ToastOptions) => string;
  success: (title: string, description?: string) => string;
  error: (title: string, description?: string, failure?: unknown) => string;
  /** A removal, replacement or move that can be taken back for 10 s. */
  undo: (title: string, onUndo: () => void, description?: string) => string;
  dismiss: (id: string) => void;
  /** Empties the queue: after a sign-out nothing of the former person stays. */
  clear: () => void;
}

/** The queue of the page; one for the host and all remotes, since this module is shared. */
export const toastStore = createToastStore();

const withDescription = (description?: string): { description?: string } =>
  description === undefined ? {} : { description };

/** Shows toasts from anywhere, also outside React. */
export const toast: ToastApi = {
  show: toastStore.show,
  success: (title, description) =>
    toastStore.show({ title, tone: 'success', ...withDescription(description) }),
  error: (title, description, failure) =>
    toastStore.show({ title, tone: 'error', ...withDescription(description), failure }),
  undo: (title, onUndo, description) =>
    toastStore.show({
      title,
      ...withDescription(description),
      action: { label: uiStrings.undo, run: onUndo, shortcut: uiStrings.undoKey },
    }),
  dismiss: toastStore.dismiss,
  clear: toastStore.clear,
};

/** The same as `toast`, in the shape of a hook. */
export function useToast(): ToastApi {
  return toast;
}
