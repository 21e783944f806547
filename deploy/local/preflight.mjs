/** What has to be true before anything is started; each refusal is one sentence that says what to do. */
import { accessSync, chmodSync, constants, existsSync, mkdirSync, statSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { isRoot } from './accounts.mjs';
import { codeOf } from './errors.mjs';
import {
  commandLine,
  isRunning,
  parentOf,
  processIdentity,
  readRecord,
  stopProcess,
  writeRecord,
} from './processes.mjs';
import { StartError } from './start-error.mjs';
import { stopLeftovers } from './supervisor.mjs';

const MEGABYTE = 1024 * 1024;
/** Type numbers of procfs and sysfs in Linux. */
const KERNEL_FILE_SYSTEMS = new Set([0x9fa0, 0x62656572]);
const NEEDED_MB = { first: 1500, later: 200 };
const OTHER_STOP_MS = 15_000;

/** Makes the data folder and checks that it is ours. @param {string} dataDir */
export function prepareDataFolder(dataDir) {
  refuseSystemFolder(dataDir);
  try {
    mkdirSync(path.join(dataDir, 'gateway/web'), { recursive: true });
    for (const name of ['run', 'logs']) {
      mkdirSync(path.join(dataDir, name), { recursive: true });
      chmodSync(path.join(dataDir, name), 0o700);
    }
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw new StartError(
      `The folder ${dataDir} cannot be written to (${codeOf(error)}): correct the rights or set another DATA_DIR.`,
    );
  }
  const cluster = path.join(dataDir, 'postgres', 'cluster');
  const ours = isRoot || !existsSync(cluster) || statSync(cluster).uid === process.getuid?.();
  if (!ours) {
    throw new StartError(
      `The data in ${dataDir} belong to another user: start Pora from that account or set another DATA_DIR.`,
    );
  }
}

/** The kernel shows its state there as files; making folders in it may never end. @param {string} dataDir */
function refuseSystemFolder(dataDir) {
  let existing = path.resolve(dataDir);
  while (!existsSync(existing)) existing = path.dirname(existing);
  if (!KERNEL_FILE_SYSTEMS.has(statfsSync(existing).type)) return;
  throw new StartError(
    `DATA_DIR is ${dataDir}, where the system shows its own state: set a folder on a disk.`,
  );
}

/** @param {string} folder @param {boolean} firstStart */
export function checkDiskSpace(folder, firstStart) {
  const { bavail, bsize } = statfsSync(folder);
  const freeMb = Math.floor((bavail * bsize) / MEGABYTE);
  const neededMb = firstStart ? NEEDED_MB.first : NEEDED_MB.later;
  if (freeMb < neededMb) {
    throw new StartError(
      `There is too little space on the disk of ${folder}: ${freeMb} MB are left, free at least ${neededMb} MB.`,
    );
  }
}

/**
 * Makes this process the only one that works with the data folder: refuses while another start is in use,
 * takes over from one whose npm was killed, and stops what a killed start left running.
 * @param {string} runDir
 * @returns {Promise<number>} Number of left-over processes that were stopped.
 */
export async function claimDataFolder(runDir) {
  const other = readRecord(runDir, 'supervisor');
  if (other && other.pid !== process.pid && isRunning(other)) {
    const starter = other.starter;
    if (!starter || isRunning(starter)) {
      throw new StartError(
        `Pora runs with this data folder already (process ${other.pid}, ${other.url}): stop it with npm stop or set another DATA_DIR.`,
      );
    }
    await stopProcess(other, { graceMs: OTHER_STOP_MS });
  }
  const count = await stopLeftovers(runDir);
  return count;
}

/** Notes who runs the stack, and from which npm. @param {string} runDir @param {string} url */
export function recordSupervisor(runDir, url) {
  const self = { pid: process.pid, identity: processIdentity(process.pid) };
  writeRecord(runDir, 'supervisor', { ...self, url, starter: npmAbove() });
}

/** The npm that runs us: directly above, or above the shell it uses. */
function npmAbove() {
  const pid = [process.ppid, parentOf(process.ppid)].find((one) => one && /\bnpm\b/.test(commandLine(one)));
  return pid && { pid, identity: processIdentity(pid) };
}
