/**
 * Prints the Secrets of a cluster, for `kubectl apply --namespace pora -f -`: what each pod is told, by the same code that
 * tells the containers of compose. Settings come from the environment and from `.env` beside README.md; passwords are made
 * once into the folder that is named: `node deploy/kubernetes/secrets.mjs FOLDER`. Keep that folder as safe as the database.
 * After a recovery the name of the other database follows: `secrets.mjs FOLDER pora-db-recovered`.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { TOLD_FILE } from '../compose/places.mjs';
import { allValues, backupPart, partsOf } from '../compose/told.mjs';
import { readEnvFile } from '../local/env-file.mjs';
import { hasName, messageOf } from '../local/errors.mjs';
import { CHECKOUT } from '../local/paths.mjs';
import { loadSecrets } from '../local/secrets.mjs';
import { readSettings } from '../local/settings.mjs';
import { StartError } from '../local/start-error.mjs';

/** Services that the operators of Postgres and Redis make; they lead to the one that writes. @param {string} database Name of a Cluster. */
const storageOf = (database) => ({ postgres: `${database}-rw`, redis: 'pora-redis-master' });

/** Where the volume of backups is found in the pods of admin. */
const BACKUP_DIR = '/backups';

/** Who runs in a cluster; the local identity provider and the demo do not. */
const TOLD = /** @type {const} */ (['catalog', 'patients', 'plans', 'admin', 'gateway', 'prepare']);

/**
 * @param {Record<string, string | undefined>} env
 * @param {string} folder Where the passwords are kept.
 * @param {string} database Name of the Cluster that everybody is led to.
 * @throws {StartError} with one sentence about a setting that does not fit a cluster.
 */
function secretObjects(env, folder, database) {
  const inCluster = { NODE_ENV: 'production', SEED: env.SEED || 'starter', BACKUP_DIR };
  const settings = readSettings({ ...env, ...inCluster }, CHECKOUT);
  if (settings.seed === 'demo')
    throw new StartError('SEED is "demo": a cluster serves a practice, so set starter or none.');
  if (settings.allowedEmailsFile) {
    throw new StartError(
      'ALLOWED_EMAILS_FILE names a file of this machine: set ALLOWED_EMAILS for a cluster.',
    );
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const values = allValues(settings, loadSecrets(folder), storageOf(database));
  const parts = partsOf(values);
  const { ownerPassword, redisPassword } = values.secrets;
  return [
    ...TOLD.map((name) => secret(`told-${name}`, { [TOLD_FILE]: JSON.stringify(parts[name]) })),
    secret('told-backup', { [TOLD_FILE]: JSON.stringify(backupPart(values)) }),
    secret('pora-db-owner', { username: 'pora_owner', password: ownerPassword }, 'kubernetes.io/basic-auth'),
    secret('pora-redis', { password: redisPassword }),
  ];
}

/** @param {string} name @param {Record<string, string>} stringData */
function secret(name, stringData, type = 'Opaque') {
  const labels = { 'app.kubernetes.io/part-of': 'pora' };
  return { apiVersion: 'v1', kind: 'Secret', metadata: { name, labels }, type, stringData };
}

const [, , folder, database = 'pora-db'] = process.argv;
if (!folder) {
  console.error('Usage: secrets.mjs FOLDER [DATABASE] | kubectl apply --namespace pora -f -');
  process.exit(2);
}
try {
  const env = { ...readEnvFile(path.join(CHECKOUT, '.env')), ...process.env };
  const items = secretObjects(env, path.resolve(folder), database);
  console.log(JSON.stringify({ apiVersion: 'v1', kind: 'List', items }, null, 2));
} catch (error) {
  console.error(hasName(error, 'StartError') ? messageOf(error) : error);
  process.exit(1);
}
