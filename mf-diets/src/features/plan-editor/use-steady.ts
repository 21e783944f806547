import { useCallback, useEffect, useRef } from 'react';

/** A function that stays the same while what it does follows the newest render; keeps memoised views still. */
export function useSteady<Args extends unknown[], Answer>(
  run: (...args: Args) => Answer,
): (...args: Args) => Answer {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
