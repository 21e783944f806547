// `npm run load -- --instances=1,2`: readers, writers, generators and imports side by side, more of them step by step, once
// with each number of instances; prints a table and says where the knee is.
//   --steps=1,2,4,8,16,32   groups of ten people in each step
//   --seconds=8             how long a step is measured, after two seconds of the same
//   --out=FILE              writes the report there as well
import { mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { signInOverHttp } from '../e2e/support/http-session.mjs';
import { LOCAL_ACCOUNTS } from '../local/identity-provider/accounts.mjs';
import { startStack } from '../local/stack.mjs';
import { preparePlans, startCrowd } from './people.mjs';
import { readCosts } from './processes.mjs';
import { reportOf, summaryOf } from './summary.mjs';

/** What a group of ten people does, and how long each thinks between two calls. */
const GROUP = { read: 6, write: 2, generate: 1, import: 1 };
const THINK_MS = { read: 100, write: 200, generate: 1_000, import: 1_000 };
const WARM_UP_MS = 2_000;

const { values } = parseArgs({
  options: {
    instances: { type: 'string', default: '1,2' },
    steps: { type: 'string', default: '1,2,4,8,16,32' },
    seconds: { type: 'string', default: '8' },
    out: { type: 'string' },
  },
});
const numbers = (/** @type {string} */ text) => text.split(',').map(Number);

/** @type {import('./summary.mjs').Run[]} */
const runs = [];
for (const instances of numbers(values.instances)) runs.push(await measure(instances));
const report = reportOf(runs);
console.log(`\n${report}`);
if (values.out) writeFileSync(values.out, report);

/** @param {number} instances @returns {Promise<import('./summary.mjs').Run>} */
async function measure(instances) {
  console.log(`Starting a stack with ${instances} of each service …`);
  const dataDir = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'pora-load-')));
  const stack = await startStack({ dataDir, fast: false, env: { INSTANCES: String(instances) } });
  try {
    const session = await signInOverHttp(stack.url, LOCAL_ACCOUNTS.dietitian.email);
    /** @type {import('./summary.mjs').Step[]} */
    const steps = [];
    for (const groups of numbers(values.steps)) {
      const step = await oneStep({ session, dataDir }, groups);
      console.log(
        `  ${step.people} people: ${step.perSecond.toFixed(0)} calls/s, reads p95 ${step.readP95.toFixed(0)} ms`,
      );
      steps.push(step);
    }
    return { instances, steps, load: os.loadavg()[0] ?? 0 };
  } finally {
    await stack.stop({ remove: true });
  }
}

/** @param {{ session: import('../e2e/support/http-session.mjs').HttpSession, dataDir: string }} stack @param {number} groups */
async function oneStep({ session, dataDir }, groups) {
  const people = Object.fromEntries(Object.entries(GROUP).map(([kind, count]) => [kind, count * groups]));
  const crowd = { session, people, thinkMs: THINK_MS, prefix: `load${groups}` };
  await preparePlans(crowd);
  const { done, stop } = startCrowd(crowd);
  await sleep(WARM_UP_MS);
  const [from, before, began] = [done.length, readCosts(dataDir), performance.now()];
  await sleep(Number(values.seconds) * 1000);
  const seconds = (performance.now() - began) / 1000;
  const measured = done.slice(from);
  const costs = { before, after: readCosts(dataDir) };
  await stop();
  return summaryOf({ people: groups * 10, measured, seconds, costs });
}
