/**
 * What each container is told. Settings and secrets meet in one place, and everybody gets the part he needs and nothing
 * else: compose keeps the parts in volumes, a cluster in its Secrets.
 */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { databaseUrls } from '../local/database.mjs';
import { SERVICES } from '../local/paths.mjs';
import { identityProviderEnv, serviceEnv, systemEnv } from '../local/services.mjs';
import { localIssuer, publicUrlOf } from '../local/settings.mjs';
import { GATEWAY_PORT, HOSTS, TOLD_FILE } from './places.mjs';

/**
 * @typedef {import('../local/services.mjs').StackValues & { secrets: import('../local/secrets.mjs').Secrets }} AllValues
 *
 * @typedef {object} ToldProgram A service or the local identity provider.
 * @property {NodeJS.ProcessEnv} env
 * @property {{ at: string, to: string }} [door] Address of the browser that has to mean the same in this container.
 *
 * @typedef {Pick<import('../../gateway/render.mjs').GatewaySettings, 'publicUrl' | 'listen' | 'upstreams' | 'oidcIssuer' | 'rateLimits' | 'workers'>} ToldGateway
 */

/**
 * Everything there is to tell, from settings and secrets.
 * @param {import('../local/settings.mjs').Settings} settings
 * @param {import('../local/secrets.mjs').Secrets} secrets
 * @param {{ postgres: string, redis: string }} hosts Names of the storage, where no address of it is given.
 * @returns {AllValues}
 */
export function allValues(settings, secrets, { postgres, redis }) {
  const ownerUrl =
    settings.databaseUrl ?? `postgres://pora_owner:${secrets.ownerPassword}@${postgres}:5432/pora`;
  const publicUrl = publicUrlOf(settings, settings.port);
  return {
    settings,
    publicUrl,
    oidcIssuer: settings.oidcIssuer ?? localIssuer(publicUrl),
    secrets,
    database: databaseUrls(ownerUrl, secrets),
    redisUrl: settings.redisUrl ?? `redis://:${secrets.redisPassword}@${redis}:6379`,
    hosts: HOSTS,
    bind: '0.0.0.0',
  };
}

/**
 * The part of each of our own containers. The local identity provider is told nothing where a real one is named.
 * @param {AllValues} values
 */
export function partsOf(values) {
  const local = values.settings.oidcIssuer === undefined;
  /** @param {import('../local/paths.mjs').ServiceName} name @returns {ToldProgram} */
  const service = (name) => ({ env: own(serviceEnv(name, values)) });
  /** @type {ToldProgram | null} */
  const provider = local ? { env: own(identityProviderEnv(values)) } : null;
  const door = local ? { door: { at: values.publicUrl, to: HOSTS['identity-provider'] } } : {};
  return {
    catalog: service('catalog'),
    patients: service('patients'),
    plans: service('plans'),
    admin: { ...service('admin'), ...door },
    'identity-provider': provider,
    gateway: gatewayPart(values),
    prepare: values,
    demo: demoPart(values),
  };
}

/** The image has a path and a home of its own. @param {NodeJS.ProcessEnv} env */
function own(env) {
  const system = Object.keys(systemEnv());
  return Object.fromEntries(Object.entries(env).filter(([name]) => !system.includes(name)));
}

/** @param {AllValues} values @returns {ToldGateway} */
function gatewayPart({ settings, publicUrl }) {
  const names = [
    ...SERVICES,
    ...(settings.oidcIssuer === undefined ? [/** @type {const} */ ('identity-provider')] : []),
  ];
  return {
    publicUrl,
    listen: [String(GATEWAY_PORT), `[::]:${GATEWAY_PORT}`],
    upstreams: Object.fromEntries(names.map((name) => [name, [HOSTS[name]]])),
    oidcIssuer: settings.oidcIssuer,
    rateLimits: settings.rateLimits === 'on',
    // nginx would count the processors of the host, not those of its container.
    workers: '2',
  };
}

/** It writes through the service of plans and notes in the database that it did. @param {AllValues} values @returns {import('../local/services.mjs').StackValues} */
function demoPart(values) {
  const { sessionSecret, internalSecret } = values.secrets;
  const { owner, services } = values.database;
  const none = { catalog: '', patients: '', admin: '', plans: services.plans };
  return {
    ...values,
    settings: { ...values.settings, oidcClientSecret: undefined },
    secrets: { sessionSecret, internalSecret, oidcClientSecret: '' },
    database: { owner, migrator: '', backup: '', services: none },
  };
}

/**
 * Writes every part into its folder below `folder`.
 * @param {string} folder
 * @param {AllValues} values
 */
export function tellAll(folder, values) {
  for (const [name, part] of Object.entries(partsOf(values))) {
    write(path.join(folder, name, TOLD_FILE), JSON.stringify(part), 0o400);
  }
  const { ownerPassword, redisPassword } = values.secrets;
  // The accounts of these images are not ours; only their own container has the folder.
  write(path.join(folder, 'postgres', 'owner-password'), ownerPassword, 0o444);
  write(path.join(folder, 'redis', 'redis.conf'), `requirepass ${redisPassword}\n`, 0o444);
  write(path.join(folder, 'redis', 'redis-password'), redisPassword, 0o444);
}

/** @param {string} file @param {string} text @param {number} mode */
function write(file, text, mode) {
  rmSync(file, { force: true });
  writeFileSync(file, text, { mode, flag: 'wx' });
}
