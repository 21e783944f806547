import { useEffect, useState } from 'react';

/** True once `active` has held for `delayMs` (default 200 ms), so that fast loads show no skeleton at all. */
export function useDelayed(active: boolean, delayMs = 200): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    const timer = window.setTimeout(() => setPassed(true), delayMs);
    return () => {
      window.clearTimeout(timer);
      setPassed(false);
    };
  }, [active, delayMs]);
  return active && passed;
}
