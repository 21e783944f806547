/** Local secrets: made once per data folder, readable by its owner only. */
import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hasCode } from './errors.mjs';
import { StartError } from './start-error.mjs';

const NAMES = /** @type {const} */ ([
  'instance',
  'sessionSecret',
  'internalSecret',
  'oidcClientSecret',
  'redisPassword',
  'ownerPassword',
  'migratorPassword',
  'patientsPassword',
  'plansPassword',
  'catalogPassword',
  'adminPassword',
  'backupPassword',
  'restorePassword',
]);

/** @typedef {Record<(typeof NAMES)[number], string>} Secrets 48 hexadecimal characters each; `instance` names the data folder itself. */

/**
 * Reads the secrets of a data folder and adds those it does not have yet.
 * @param {string} dataDir
 * @returns {Secrets}
 */
export function loadSecrets(dataDir) {
  const file = path.join(dataDir, 'secrets.json');
  const secrets = readSecrets(file);
  const missing = NAMES.filter((name) => typeof secrets[name] !== 'string');
  if (missing.length > 0) {
    for (const name of missing) secrets[name] = randomBytes(24).toString('hex');
    writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  return /** @type {Secrets} */ (secrets);
}

/** @param {string} file @returns {Partial<Secrets>} */
function readSecrets(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return {};
    throw new StartError(`${file} is unreadable: restore it from a copy or start with a new DATA_DIR.`);
  }
}
