import { Suspense, useSyncExternalStore } from 'react';
import { useQueryClient } from '@pora/kit/queries';
import { lazyPart } from '../../app/lazy-part.js';
import type { Section } from '../../app/sections.js';

// Its file comes with the first call that is not answered.
const AwayMark = lazyPart(async () => (await import('./away-mark.js')).AwayMark);
let isNeeded = false;

interface AwaySignProps {
  section: Section;
  /** At the corner of an icon, where no words stand beside it. */
  cornered?: boolean;
}

/** Beside a section of the menu: says that its calls are not answered, while that is so. */
export function AwaySign({ section: { calls }, cornered = false }: AwaySignProps) {
  const cache = useQueryClient().getQueryCache();
  const isShown = useSyncExternalStore(
    cache.subscribe,
    () => (isNeeded ||= cache.getAll().some(({ state }) => state.fetchFailureCount > 0)),
  );
  return (
    isShown &&
    calls && (
      <Suspense>
        <AwayMark calls={calls} cornered={cornered} />
      </Suspense>
    )
  );
}
