/** What has to be true before anything is started; each refusal is one sentence that says what to do. */
import { accessSync, constants, existsSync, mkdirSync, statSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { isRoot } from './accounts.mjs';
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
const NEEDED_MB = { first: 1500, later: 200 };
const OTHER_STOP_MS = 15_000;

/** Makes the data folder and checks that it is ours. @param {string} dataDir */
export function prepareDataFolder(dataDir) {
  try {
    for (const name of ['run', 'logs', 'gateway/web'])
      mkdirSync(path.join(dataDir, name), { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw new StartError(
      `Nie można pisać do folderu ${dataDir} (${error.code}): popraw prawa albo ustaw inny DATA_DIR.`,
    );
  }
  const cluster = path.join(dataDir, 'postgres', 'cluster');
  const ours = isRoot || !existsSync(cluster) || statSync(cluster).uid === process.getuid?.();
  if (!ours) {
    throw new StartError(
      `Dane w ${dataDir} należą do innego użytkownika: uruchom Porę z jego konta albo ustaw inny DATA_DIR.`,
    );
  }
}

/** @param {string} folder @param {boolean} firstStart */
export function checkDiskSpace(folder, firstStart) {
  const { bavail, bsize } = statfsSync(folder);
  const freeMb = Math.floor((bavail * bsize) / MEGABYTE);
  const neededMb = firstStart ? NEEDED_MB.first : NEEDED_MB.later;
  if (freeMb < neededMb) {
    throw new StartError(
      `Za mało miejsca na dysku z ${folder}: zostało ${freeMb} MB, zwolnij je do co najmniej ${neededMb} MB.`,
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
