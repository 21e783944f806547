/** Work on the data of a practice without its services: where its database is, and what programs of the services are told. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SERVICES } from './paths.mjs';
import { localIssuer, publicUrlOf } from './settings.mjs';
import { StartError } from './start-error.mjs';

/** Nobody listens there: the work needs no queue and no other service. */
const NOBODY = '127.0.0.1:1';

/** Address of the Redis of who needs none. */
export const NO_REDIS = `redis://${NOBODY}`;

/**
 * Connection of the owner to the Postgres that runs for a data folder now; it takes another port at every start.
 * @param {string} dataDir @param {string} password
 */
export function ownerOfRunning(dataDir, password) {
  const record = path.join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
  if (!existsSync(record)) throw new StartError('Pora is just starting or stopping: try again in a moment.');
  const port = readFileSync(record, 'utf8').split('\n')[3];
  return `postgres://pora_owner:${password}@127.0.0.1:${port}/pora`;
}

/**
 * What migrations and programs of the services need to know.
 * @param {import('./settings.mjs').Settings} settings @param {import('./secrets.mjs').Secrets} secrets
 * @param {import('./database.mjs').DatabaseUrls} database
 * @returns {import('./services.mjs').StackValues}
 */
export function offlineValues(settings, secrets, database) {
  const publicUrl = publicUrlOf(settings, settings.port || 8080);
  const hosts = Object.fromEntries([...SERVICES, 'identity-provider'].map((name) => [name, NOBODY]));
  return {
    ...{ settings, publicUrl, secrets, database, redisUrl: NO_REDIS },
    oidcIssuer: settings.oidcIssuer ?? localIssuer(publicUrl),
    hosts: /** @type {import('./services.mjs').StackValues['hosts']} */ (hosts),
  };
}
