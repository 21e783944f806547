/**
 * Where the database of a data folder lies. It is written down once the database exists, so that one that is missing
 * later stops the start instead of becoming an empty one.
 */
import { existsSync, lstatSync, readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from './start-error.mjs';

const NAME = 'database.json';

/**
 * @typedef {object} DatabaseRecord
 * @property {string} dataDir Data folder the database was made for.
 * @property {string} cluster Folder with the database.
 * @property {string} instance
 */

/**
 * @param {string} dataDir
 * @param {string} instance Name of the data folder that belongs to its secrets.
 * @throws {StartError} when the folder had a database that is not there, or is a copy of a folder whose database lies elsewhere.
 */
export function checkDatabase(dataDir, instance) {
  const link = path.join(dataDir, 'postgres');
  const record = readRecord(dataDir);
  if (!record) {
    if (isLink(link) && !existsSync(link)) throw missing(dataDir, realTarget(link));
    return;
  }
  // What lies inside came along with a folder that was moved or copied.
  const cluster = isLink(link) || existsSync(link) ? path.join(link, 'cluster') : record.cluster;
  if (!existsSync(path.join(cluster, 'PG_VERSION'))) throw missing(dataDir, record.cluster);
  const other = readRecord(record.dataDir);
  const isCopy = isLink(link) && realpathSync(dataDir) !== record.dataDir && other?.instance === instance;
  if (isCopy) {
    throw new StartError(
      `${dataDir} is a copy of ${record.dataDir}, whose database lies in ${record.cluster} and did not come along: set DATA_DIR=${record.dataDir}, or start with a new DATA_DIR and restore a backup.`,
    );
  }
}

/** Notes that the database is there. @param {string} dataDir @param {string} instance */
export function recordDatabase(dataDir, instance) {
  const record = {
    dataDir: realpathSync(dataDir),
    cluster: realpathSync(path.join(dataDir, 'postgres', 'cluster')),
    instance,
  };
  writeFileSync(path.join(dataDir, NAME), `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600 });
}

/** @param {string} dataDir @param {string} place */
function missing(dataDir, place) {
  return new StartError(
    `The database of ${dataDir} is missing (it lay in ${place}): bring that folder back, or start with a new DATA_DIR and restore a backup.`,
  );
}

/** @param {string} dataDir @returns {DatabaseRecord | undefined} */
function readRecord(dataDir) {
  const file = path.join(dataDir, NAME);
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new StartError(`${file} is unreadable: restore it from a copy or start with a new DATA_DIR.`);
  }
}

/** @param {string} file */
function isLink(file) {
  return lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === true;
}

/** @param {string} link */
function realTarget(link) {
  return path.join(path.resolve(path.dirname(link), readlinkSync(link)), 'cluster');
}
