import { useSyncExternalStore } from 'react';

/*
 * A modal dialog makes the rest of the page inert: no pointer, no focus, hidden from screen readers. Toasts must
 * stay reachable ("Cofnij" while the plan editor is open), so the topmost dialog lends them a place inside itself.
 */
const listeners = new Set<() => void>();
let hosts: readonly HTMLElement[] = [];

const change = (next: readonly HTMLElement[]): void => {
  hosts = next;
  listeners.forEach((notify) => notify());
};

/** Registers a place inside an open modal layer; returns the way to withdraw it. Use as a ref callback. */
export function registerFloatingHost(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  change([...hosts, element]);
  return () => change(hosts.filter((host) => host !== element));
}

const subscribe = (notify: () => void): (() => void) => {
  listeners.add(notify);
  return () => listeners.delete(notify);
};

/** Where floating messages go now: the topmost modal layer, else the page body. */
export function useFloatingHost(): HTMLElement {
  return useSyncExternalStore(
    subscribe,
    () => hosts.at(-1) ?? document.body,
    () => document.body,
  );
}
