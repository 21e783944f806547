/**
 * One at a time: a folder that only one can make. Its holder touches it again and again, so that one that was killed is told
 * from one that works, also from another container. Node's own modules only.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { mkdir, rm, stat, utimes } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf, isMissing } from './files.mjs';

const TOUCH_EVERY_MS = 1_000;
/** A holder that was silent for so long was killed. */
const SILENT_LIMIT_MS = 10_000;
const LOOK_EVERY_MS = 25;

/**
 * Works while nobody else does who holds the same lock.
 * @template T @param {string} lock @param {() => Promise<T>} work
 * @param {{ silentLimitMs?: number, onWait?: () => void }} [options] How long a holder that works may be too busy to say so,
 *   and who hears that there is one.
 * @returns {Promise<T>}
 */
export async function withLock(
  lock,
  work,
  { silentLimitMs = SILENT_LIMIT_MS, onWait = () => undefined } = {},
) {
  await mkdir(path.dirname(lock), { recursive: true });
  for (let tries = 0; !take(lock); tries += 1) {
    if (tries === 1) onWait();
    await waitFor(lock, silentLimitMs);
  }
  const touching = setInterval(() => void touch(lock), TOUCH_EVERY_MS);
  // A program that ends in the midst of its work leaves its turn to the next one. Nothing here waits between the folder and
  // this word, so that no end comes between them.
  const leave = () => rmSync(lock, { recursive: true, force: true });
  process.once('exit', leave);
  try {
    return await work();
  } finally {
    clearInterval(touching);
    process.off('exit', leave);
    leave();
  }
}

/** For a command: told to end it ends in order, so that what it holds is free for the next one. */
export function endInOrder() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.once(signal, () => process.exit(128 + os.constants.signals[signal]));
}

/** @param {string} lock */
function take(lock) {
  try {
    mkdirSync(lock);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} lock @param {number} silentLimitMs */
async function waitFor(lock, silentLimitMs) {
  try {
    const { mtimeMs } = await stat(lock);
    if (Date.now() - mtimeMs > silentLimitMs) await rm(lock, { recursive: true, force: true });
    else await sleep(LOOK_EVERY_MS);
  } catch (error) {
    // It went away meanwhile: the next try takes it.
    if (!isMissing(error)) throw error;
  }
}

/** @param {string} lock */
async function touch(lock) {
  const now = new Date();
  try {
    await utimes(lock, now, now);
  } catch (error) {
    // The work ended at this moment.
    if (!isMissing(error)) throw error;
  }
}
