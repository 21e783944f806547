// One stack for all journeys. `node deploy/e2e/support/keep-stack.mjs` keeps one running between runs while a journey is
// being written: its settings are then in the environment and nothing is started here.
import { startJourneyStack } from './journey-stack.mjs';

/** jest global set-up of the journeys. */
export default async function globalSetup() {
  if (process.env.PORA_CONTROL_URL) return;
  const stack = await startJourneyStack();
  Object.assign(process.env, stack.env);
  Object.assign(globalThis, { stopJourneyStack: stack.stop });
}
