/** Local secrets: made once per data folder, readable by its owner only. */
import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from './start-error.mjs';

const NAMES = [
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
];

/**
 * Reads the secrets of a data folder and adds those it does not have yet.
 * @param {string} dataDir
 * @returns {Record<string, string>} 48 hexadecimal characters each; `instance` names the data folder itself.
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
  return secrets;
}

/** @param {string} file @returns {Record<string, string>} */
function readSecrets(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw new StartError(`${file} is unreadable: restore it from a copy or start with a new DATA_DIR.`);
  }
}
