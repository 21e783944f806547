/** Which system account runs what. Postgres refuses root, and an account needs open folders on its way. */
import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartError } from './start-error.mjs';

/** Whether this start runs as root. */
export const isRoot = process.getuid?.() === 0;

/**
 * @typedef {object} Account
 * @property {string} name
 * @property {number} uid
 * @property {number} gid
 */

/** Account that may stand in for root: the system's postgres, else nobody. @returns {Account} */
export function unprivilegedAccount() {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const fields = lines.find((line) => line.startsWith(`${name}:`))?.split(':');
    if (fields) return { name, uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  throw new StartError(
    'Postgres nie działa jako root, a system nie ma konta postgres ani nobody: uruchom jako zwykły użytkownik.',
  );
}

/** Name of an account's own group. @param {Account} account */
export function groupName(account) {
  return execFileSync('id', ['-gn', account.name], { encoding: 'utf8' }).trim();
}

/**
 * Whether any account may walk into the folder: each folder on the way is open to others.
 * @param {string} folder An existing folder.
 */
export function isReachableByOthers(folder) {
  for (let current = path.resolve(folder); ; current = path.dirname(current)) {
    if ((statSync(current).mode & 0o001) === 0) return false;
    if (current === path.dirname(current)) return true;
  }
}
