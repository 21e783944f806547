import { createStore, onSignedOut, userStorage } from '@pora/kit';
import { useEffect, useSyncExternalStore } from 'react';
import { type MoveItem } from './move-model.js';

/** Most of them that are kept. */
const KEPT = 30;
const NONE: readonly string[] = [];

const storage = userStorage<readonly string[]>('recent-in-plans');
const recent = createStore<readonly string[] | undefined>(undefined);
onSignedOut(() => recent.set(undefined));

function keyOf(item: MoveItem): string | undefined {
  if (item.kind === 'meal') return `meal:${item.mealId}`;
  return item.kind === 'food' ? `food:${item.foodId}` : undefined;
}

const readStored = (): readonly string[] => {
  const stored: unknown = storage.read();
  return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : NONE;
};

/** Keeps what was put into a plan from the library for the next time; a meal of the plan itself is no news. */
export function rememberItem(item: MoveItem): void {
  const key = keyOf(item);
  if (key === undefined) return;
  const earlier = recent.get() ?? readStored();
  const next = [key, ...earlier.filter((each) => each !== key)].slice(0, KEPT);
  recent.set(next);
  storage.write(next);
}

/** Keys of what was put into plans last ("meal:…", "food:…"), the newest first. */
export function useRecentItems(): readonly string[] {
  useEffect(() => {
    if (recent.get() === undefined) recent.set(readStored());
  }, []);
  return useSyncExternalStore(recent.subscribe, recent.get) ?? NONE;
}
