import { useEffect, useState } from 'react';

/** Whole seconds until a moment (ms since 1970), counted down to 0; 0 without one. */
export function useSecondsUntil(moment: number | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (moment === undefined) return undefined;
    let timer: number;
    const tick = () => {
      const left = moment - Date.now();
      setNow(Date.now());
      // At the very change of the shown second.
      if (left > 0) timer = window.setTimeout(tick, left % 1000 || 1000);
    };
    tick();
    return () => window.clearTimeout(timer);
  }, [moment]);
  return moment === undefined ? 0 : Math.max(0, Math.ceil((moment - now) / 1000));
}
