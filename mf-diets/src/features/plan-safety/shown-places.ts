import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { useSyncExternalStore } from 'react';

/** Places somebody asked to see, such as those an entry of the survey concerns; one editor is open at a time. */
let shown: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

const keyOf = ({ day, slotIndex }: SlotPlace) => `${day}.${slotIndex}`;

/** Marks these places in the plan, and no others. */
export function showPlaces(places: readonly SlotPlace[]): void {
  shown = new Set(places.map(keyOf));
  for (const told of listeners) told();
}

/** Whether one of the places is to be seen. */
export function useIsShown(places: readonly SlotPlace[]): boolean {
  return useSyncExternalStore(listen, () => places.some((place) => shown.has(keyOf(place))));
}

/** Whether anything is marked. */
export function useHasShown(): boolean {
  return useSyncExternalStore(listen, () => shown.size > 0);
}

function listen(told: () => void): () => void {
  listeners.add(told);
  return () => listeners.delete(told);
}
