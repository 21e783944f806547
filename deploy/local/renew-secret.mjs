// `node deploy/local/renew-secret.mjs <name>`: takes a secret out of the data folder; the next start makes a new one. For a secret that
// somebody saw. The product has to be stopped.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readEnvFile } from './env-file.mjs';
import { CHECKOUT } from './paths.mjs';
import { isRunning, readRecord } from './processes.mjs';
import { dataDirOf } from './settings.mjs';

/** Names the folder and its database; the password of the owner lies in the database as well. */
const FOR_GOOD = new Set(['instance', 'ownerPassword']);

const [, , name = ''] = process.argv;
const dataDir = dataDirOf({ ...readEnvFile(path.join(CHECKOUT, '.env')), ...process.env }, CHECKOUT);
const problem = renew();
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else console.log(`The next start makes a new ${name}.`);

/** @returns {string | undefined} Why it could not be done. */
function renew() {
  const file = path.join(dataDir, 'secrets.json');
  const run = path.join(dataDir, 'run');
  if (!existsSync(file)) return `There are no secrets in ${dataDir}: set DATA_DIR.`;
  const supervisor = existsSync(run) ? readRecord(run, 'supervisor') : undefined;
  if (supervisor && isRunning(supervisor)) return `Pora runs with ${dataDir}: stop it with npm stop first.`;
  /** @type {Record<string, string>} */
  const secrets = JSON.parse(readFileSync(file, 'utf8'));
  const known = Object.keys(secrets).filter((one) => !FOR_GOOD.has(one));
  if (!known.includes(name)) return `Which secret? There are: ${known.join(', ')}.`;
  delete secrets[name];
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return undefined;
}
