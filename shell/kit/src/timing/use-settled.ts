import { useEffect, useState } from 'react';

/** The value as it was when it last stood still for that long. */
export function useSettled<T>(value: T, pauseMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (settled === value) return undefined;
    const timer = window.setTimeout(() => setSettled(value), pauseMs);
    return () => window.clearTimeout(timer);
  }, [settled, value, pauseMs]);
  return settled;
}
