/** Which system account runs what. Postgres refuses root, and an account needs open folders on its way. */
import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { keepOwner } from '../release/files.mjs';
import { CHECKOUT } from './paths.mjs';
import { StartError } from './start-error.mjs';

/** Whether this start runs as root. */
export const isRoot = process.getuid?.() === 0;

/**
 * @typedef {object} Account
 * @property {string} name
 * @property {number} uid
 * @property {number} gid
 */

/**
 * Account that may stand in for root.
 * @param {string[]} [names] The first of them that the system has.
 * @returns {Account}
 */
export function unprivilegedAccount(names = ['postgres', 'nobody']) {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of names) {
    const fields = lines.find((line) => line.startsWith(`${name}:`))?.split(':');
    if (fields) return { name, uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  throw new StartError(
    'Postgres does not run as root, and this system has neither an account postgres nor nobody: start as an ordinary user.',
  );
}

/**
 * Account the services run as: with a start as root another one, unless it could not read the program.
 * @param {string} [file] Further file it has to read.
 * @returns {{ uid: number, gid: number } | undefined} Undefined: the account of the start.
 */
export function serviceAccount(file) {
  if (!isRoot || closedFolder(file) !== undefined) return undefined;
  // Not the database's: the services reach the data through their roles only.
  const { uid, gid } = unprivilegedAccount(['nobody', 'postgres']);
  return { uid, gid };
}

/**
 * A folder for what the services write: of their account where it is not there yet; one that is there keeps its owner.
 * @param {string} folder
 * @param {{ uid: number, gid: number } | undefined} account
 */
export function makeServiceFolder(folder, account) {
  const isNew = mkdirSync(folder, { recursive: true, mode: 0o700 }) !== undefined;
  if (isNew && account) chownSync(folder, account.uid, account.gid);
}

/**
 * Hands a folder with all that is in it to another account: of the services, because the administration switches releases of
 * the pages, or of Redis.
 * @param {string} folder
 * @param {{ uid: number, gid: number } | undefined} account
 */
export async function handOver(folder, account) {
  if (!account) return;
  chownSync(folder, account.uid, account.gid);
  await keepOwner(folder);
}

/**
 * What keeps another account from running the services, if anything.
 * @param {string} [file] Further file it has to read.
 */
export function closedFolder(file) {
  const isClosed =
    file !== undefined && ((statSync(file).mode & 0o004) === 0 || !isReachableByOthers(path.dirname(file)));
  if (isClosed) return file;
  const node = path.dirname(process.execPath);
  return closedPart(CHECKOUT) ?? (isReachableByOthers(node) ? undefined : node);
}

/**
 * What keeps another account from reading a program, if anything: its folder, or its npm packages where they really lie. Those
 * of a released version are in the checkout it was built from.
 * @param {string} root
 */
export function closedPart(root) {
  const packages = path.join(root, 'node_modules');
  const folders = existsSync(packages) ? [root, realpathSync(packages)] : [root];
  return folders.find((folder) => !isReachableByOthers(folder));
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
