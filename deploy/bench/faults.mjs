// A part that is away: how soon calls say so, and how soon they work again.
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readRecord, sendSignal } from '../local/processes.mjs';
import { call } from '../e2e/support/http-session.mjs';
import { familyOf } from './families.mjs';
import { atMost } from './report.mjs';

const CALLS = ['/api/patients', '/api/diet-plans2', '/api/foods/1001', '/api/auth/me'];
/** Which calls cannot be answered without the part. */
const NEEDED = { postgres: CALLS.slice(0, 3), redis: CALLS };

/** @param {Awaited<ReturnType<typeof import('../local/stack.mjs').startStack>>} stack @param {import('../e2e/support/http-session.mjs').HttpSession} session @returns {Promise<import('./report.mjs').Figure[]>} */
export async function measureFaults(stack, session) {
  // Each connection of Postgres is a process with a group of its own.
  const tell = (/** @type {NodeJS.Signals} */ signal) => {
    const record = readRecord(path.join(stack.dataDir, 'run'), 'postgres');
    if (!record) throw new Error('Postgres does not run.');
    for (const one of familyOf(record.pid)) sendSignal(one, signal);
  };
  return [
    ...(await outage(
      session,
      'Postgres stopped',
      NEEDED.postgres,
      () => stack.kill('postgres'),
      () => stack.start('postgres'),
    )),
    ...(await outage(
      session,
      'Postgres frozen',
      NEEDED.postgres,
      async () => tell('SIGSTOP'),
      async () => tell('SIGCONT'),
    )),
    ...(await outage(
      session,
      'Redis stopped',
      NEEDED.redis,
      () => stack.kill('redis'),
      () => stack.start('redis'),
    )),
  ];
}

/**
 * @param {import('../e2e/support/http-session.mjs').HttpSession} session @param {string} title @param {string[]} paths
 * @param {() => Promise<void>} stop @param {() => Promise<void>} start
 */
async function outage(session, title, paths, stop, start) {
  await stop();
  let slowest = 0;
  try {
    for (const path of paths) {
      const started = performance.now();
      const { status } = await call(session, 'GET', path);
      if (status !== 503) throw new Error(`${title}, ${path}: HTTP ${status}`);
      slowest = Math.max(slowest, performance.now() - started);
    }
  } finally {
    await start();
  }
  const started = performance.now();
  for (const path of paths) while ((await call(session, 'GET', path)).status !== 200) await sleep(50);
  return [
    atMost(`${title}: slowest 503`, slowest / 1000, 3, 's', 2),
    atMost(`${title}: all calls work again after`, (performance.now() - started) / 1000, 10, 's', 2),
  ];
}
