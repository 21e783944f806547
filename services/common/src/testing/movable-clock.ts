import { jest } from '@jest/globals';

/** The clock of `performance.now()`, by which a service forgets what it may trust for a moment only. */
export interface MovableClock {
  moveAhead(ms: number): void;
  /** Gives the real clock back. */
  restore(): void;
}

/** A clock that a test moves ahead instead of waiting. */
export function movableClock(): MovableClock {
  const real = performance.now.bind(performance);
  let aheadMs = 0;
  const spy = jest.spyOn(performance, 'now').mockImplementation(() => real() + aheadMs);
  return { moveAhead: (ms) => void (aheadMs += ms), restore: () => spy.mockRestore() };
}
