import { randomInt } from 'node:crypto';

/** The seed before a landing: what lands must not hang on luck. */
const LANDING_SEED = 728_629;

/**
 * Seed of a test over random plans, to be named in its title: `PORA_TEST_SEED` repeats a run; without it every run at
 * a desk looks at other plans, and every run with `CI` at the same ones.
 */
export function testSeed(): number {
  const { PORA_TEST_SEED: asked, CI: isLanding } = process.env;
  return asked ? Number(asked) : isLanding ? LANDING_SEED : randomInt(1_000_000);
}
