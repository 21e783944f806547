const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 60 * 60_000;
/** After so many tries, about a quarter of an hour, the copy counts as failed; it is tried on every hour. */
const TRIES_IN_A_ROW = 6;

/** When a copy is tried again, and what it counts as until then. @param tries how many have failed, from 1 */
export function nextTry(tries: number): { status: 'PENDING' | 'FAILED'; waitMs: number } {
  return {
    status: tries < TRIES_IN_A_ROW ? 'PENDING' : 'FAILED',
    waitMs: Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS),
  };
}
