import { useCallback, useSyncExternalStore } from 'react';
import { mediaQueries } from '../theme/media.js';

const matches = (query: string): boolean =>
  typeof window !== 'undefined' && typeof window.matchMedia === 'function'
    ? window.matchMedia(query).matches
    : false;

/** Whether a media condition holds now; follows changes. Without matchMedia it answers false. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      if (typeof window.matchMedia !== 'function') return () => undefined;
      const list = window.matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matches(query),
    () => false,
  );
}

/** Whether the person asked the system for less motion. */
export function useReducedMotion(): boolean {
  return useMediaQuery(mediaQueries.reducedMotion);
}
