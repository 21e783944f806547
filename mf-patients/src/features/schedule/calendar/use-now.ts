import { useEffect, useState } from 'react';

const EVERY_MS = 30_000;

/** The moment now, anew every half minute: the line of now moves, a visit begins and ends. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
