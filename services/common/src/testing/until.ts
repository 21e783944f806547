import { setTimeout as wait } from 'node:timers/promises';

const LOOK_EVERY_MS = 10;
/** Shorter than a test may take, so that the test says what never came. */
const PATIENCE_MS = 15_000;

/**
 * Waits until something is true: the one way in which a test waits for what sends it no event.
 * @throws Error with the condition when it is still not true after `patienceMs`
 */
export async function until(
  condition: () => boolean | Promise<boolean>,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const end = performance.now() + patienceMs;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`after ${patienceMs} ms still not true: ${condition}`);
    await wait(LOOK_EVERY_MS);
  }
}
