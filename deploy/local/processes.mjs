/** Which process is which: a pid alone is not enough, because the system gives old numbers to new processes. */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasCode, hasStatus } from './errors.mjs';

/**
 * @typedef {object} ProcessRecord
 * @property {number} pid
 * @property {string} identity Start time of the process; differs when the pid was given to another one.
 *
 * @typedef {ProcessRecord & { url?: string, starter?: ProcessRecord }} WrittenRecord One of the supervisor also says where
 *   the product is found and which npm runs it.
 */

/**
 * When the process started, in a form that only serves comparison.
 * @param {number} pid
 * @returns {string | undefined} undefined when there is no such process (or only its remains).
 */
export function processIdentity(pid) {
  return process.platform === 'linux' ? linuxIdentity(pid) : psIdentity(pid);
}

/** @param {number} pid */
function linuxIdentity(pid) {
  try {
    // The name in parentheses may hold anything; the fields after the last one are fixed.
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state] = fields;
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim();
    return state === 'Z' || state === 'X' ? undefined : `${boot}:${fields[19]}`;
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ESRCH')) return undefined;
    throw error;
  }
}

/** @param {number} pid */
function psIdentity(pid) {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch (error) {
    if (hasStatus(error, 1)) return undefined;
    throw error;
  }
}

/** Command line of a process, or an empty text when it is gone. @param {number} pid */
export function commandLine(pid) {
  try {
    return process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch (error) {
    if (isGone(error)) return '';
    throw error;
  }
}

/** Parent of a process, or undefined when it is gone. @param {number} pid @returns {number | undefined} */
export function parentOf(pid) {
  try {
    if (process.platform !== 'linux') {
      return Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }));
    }
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}

/** Processes it has started and that still run. @param {number} pid @returns {ProcessRecord[]} */
export function childrenOf(pid) {
  return childPids(pid).flatMap((child) => {
    const identity = processIdentity(child);
    return identity === undefined ? [] : [{ pid: child, identity }];
  });
}

/** @param {number} pid @returns {number[]} */
function childPids(pid) {
  if (process.platform === 'linux') {
    const all = readdirSync('/proc').filter((name) => /^\d+$/u.test(name));
    return all.map(Number).filter((one) => parentOf(one) === pid);
  }
  try {
    return execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
      .split(/\s+/u)
      .filter(Boolean)
      .map(Number);
  } catch (error) {
    if (isGone(error)) return [];
    throw error;
  }
}

/** Whether looking at a process found none. @param {unknown} error */
function isGone(error) {
  return hasCode(error, 'ENOENT', 'ESRCH') || hasStatus(error, 1);
}

/** Whether the recorded process still runs. @param {ProcessRecord} record */
export function isRunning(record) {
  return processIdentity(record.pid) === record.identity;
}

/**
 * Sends a signal to the recorded process, or to its whole group; a process that is gone is no error.
 * @param {number} target pid, or the negative pid of a group leader.
 * @param {NodeJS.Signals} signal
 */
export function sendSignal(target, signal) {
  try {
    process.kill(target, signal);
  } catch (error) {
    if (!hasCode(error, 'ESRCH')) throw error;
  }
}

/**
 * Stops a recorded process and its group: first politely, then for good.
 * @param {ProcessRecord} record
 * @param {{ signal?: NodeJS.Signals, graceMs?: number }} [options]
 * @returns {Promise<void>}
 */
export async function stopProcess(record, { signal = 'SIGTERM', graceMs = 5000 } = {}) {
  if (isRunning(record)) {
    sendSignal(record.pid, signal);
    const deadline = Date.now() + graceMs;
    while (isRunning(record) && Date.now() < deadline) await sleep(20);
    if (isRunning(record)) sendSignal(-record.pid, 'SIGKILL');
  }
  while (isRunning(record)) await sleep(20);
}

/** @param {string} folder @param {string} name @param {object} record */
export function writeRecord(folder, name, record) {
  writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify(record, null, 2)}\n`);
}

/** @param {string} folder @param {string} name @returns {WrittenRecord | undefined} */
export function readRecord(folder, name) {
  try {
    return JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8'));
  } catch (error) {
    // A run that was killed while writing leaves half a file: it names nothing that could be stopped.
    if (hasCode(error, 'ENOENT') || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** @param {string} folder @param {string} name */
export function removeRecord(folder, name) {
  rmSync(path.join(folder, `${name}.json`), { force: true });
}

/** Names of all records of a folder. @param {string} folder */
export function recordNames(folder) {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length));
}
