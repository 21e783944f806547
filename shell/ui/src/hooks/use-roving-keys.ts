import type { KeyboardEvent } from 'react';

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Index the arrow, Home and End keys lead to in a wrapping list of `count`; undefined for other keys. */
export function indexForKey(event: KeyboardEvent, current: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (event.key === 'Home') return 0;
  if (event.key === 'End') return count - 1;
  const step = steps[event.key];
  return step === undefined ? undefined : (current + step + count) % count;
}
