// Processes and everything they started.
import { execFileSync } from 'node:child_process';
import { parentOf } from '../local/processes.mjs';

/** A process and all below it. @param {number} root @returns {number[]} */
export function familyOf(root) {
  const pids = execFileSync('ps', ['-eo', 'pid='], { encoding: 'utf8' }).trim().split(/\s+/).map(Number);
  return pids.filter((pid) => isBelow(pid, root));
}

/** @param {number} pid @param {number} root */
function isBelow(pid, root) {
  /** @type {number | undefined} */
  let one = pid;
  for (; one !== undefined && one > 1; one = parentOf(one)) if (one === root) return true;
  return false;
}
