import { type ReactNode, useEffect, useState } from 'react';

/**
 * Renders once, out of sight, what will be needed later, so that its styles are there by then: a rule that is added
 * while somebody works has the browser look at every element on the screen anew.
 */
export function StylesAhead({ children }: { children: ReactNode }) {
  const [done, setDone] = useState(false);
  useEffect(() => setDone(true), []);
  return done ? null : <div hidden>{children}</div>;
}
