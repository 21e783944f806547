import { useEffect, useSyncExternalStore } from 'react';

let holders = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  holders += by;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** While `held`, the menu beside the page shows its narrow rail: a full-height sheet covers the rest. */
export function useHoldRail(held: boolean): void {
  useEffect(() => {
    if (!held) return undefined;
    change(1);
    return () => change(-1);
  }, [held]);
}

/** Whether something covers the page but for the rail. */
export function useRailHeld(): boolean {
  return useSyncExternalStore(subscribe, () => holders > 0);
}
