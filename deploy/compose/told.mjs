/**
 * What each container is told. Settings and secrets meet in one place, and everybody gets the part he needs and nothing
 * else: compose keeps the parts in volumes, a cluster in its Secrets.
 */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { databaseUrls, rolePasswords } from '../local/database.mjs';
import { NO_REDIS } from '../local/offline.mjs';
import { SERVICES } from '../local/paths.mjs';
import { BEFORE_START, identityProviderEnv, serviceEnv, systemEnv } from '../local/services.mjs';
import { localIssuer, publicUrlOf } from '../local/settings.mjs';
import { RELEASES_PATH } from '../../gateway/render.mjs';
import { GATEWAY_PORT, HOSTS, RELEASES_PORT, TOLD_FILE } from './places.mjs';

/**
 * @typedef {import('../local/services.mjs').StackValues & { secrets: import('../local/secrets.mjs').Secrets }} AllValues
 *
 * @typedef {object} ToldProgram A service or the local identity provider.
 * @property {NodeJS.ProcessEnv} env
 * @property {{ at: string, to: string }} [door] Address of the browser that has to mean the same in this container.
 *
 * @typedef {Pick<import('../../gateway/render.mjs').GatewaySettings, 'publicUrl' | 'listen' | 'releasesDoor' | 'upstreams' | 'oidcIssuer' | 'rateLimits' | 'workers'>} ToldGateway
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
    releasesUrl: `http://gateway:${RELEASES_PORT}${RELEASES_PATH}`,
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
    prepare: preparePart(values),
    demo: demoPart(values),
  };
}

/** The image has a path and a home of its own, and its containers say what Node reads before it starts. @param {NodeJS.ProcessEnv} env */
function own(env) {
  const others = [...Object.keys(systemEnv()), ...BEFORE_START];
  return Object.fromEntries(Object.entries(env).filter(([name]) => !others.includes(name)));
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
    releasesDoor: [String(RELEASES_PORT), `[::]:${RELEASES_PORT}`],
    upstreams: Object.fromEntries(names.map((name) => [name, [HOSTS[name]]])),
    oidcIssuer: settings.oidcIssuer,
    rateLimits: settings.rateLimits === 'on',
    // nginx would count the processors of the host, not those of its container.
    workers: '2',
  };
}

/** Who makes no backups needs neither their key nor their store. @param {import('../local/settings.mjs').Settings} settings */
const withoutBackups = (settings) => ({ ...settings, backupKey: undefined, backupStore: {} });

/** It writes through the service of plans and notes in the database that it did. @param {AllValues} values @returns {import('../local/services.mjs').StackValues} */
function demoPart(values) {
  const { sessionSecret, internalSecret } = values.secrets;
  const { owner, services } = values.database;
  const none = { catalog: '', patients: '', admin: '', plans: services.plans };
  return {
    ...values,
    settings: { ...withoutBackups(values.settings), oidcClientSecret: undefined },
    secrets: { sessionSecret, internalSecret, oidcClientSecret: '' },
    database: { owner, migrator: '', backup: '', restore: '', services: none },
  };
}

/** Longer than the shortest secret a service takes, no two alike, and none. */
const NO_SECRETS = {
  sessionSecret: 'no secret: this program signs nobody in',
  internalSecret: 'no secret: this program asks no other service',
  oidcClientSecret: 'no secret: this program asks no identity provider',
};

/** The copy to a store is made by the service; who makes the backup only notes that it waits. */
const NO_KEYS_OF_STORE = {
  BACKUP_S3_ACCESS_KEY_ID: 'no name: this program reaches no store',
  BACKUP_S3_SECRET_ACCESS_KEY: 'no secret: this program reaches no store',
};

/** Settings of a program that ends after its work on the database, with no session, queue or provider. @param {import('../local/settings.mjs').Settings} settings */
const ofDatabaseAlone = (settings) => ({
  ...settings,
  sessionSecret: undefined,
  oidcClientSecret: undefined,
  redisUrl: undefined,
});

/**
 * It makes the roles, so it knows their passwords, their tables and the starter data.
 * @param {AllValues} values
 * @returns {import('../local/services.mjs').StackValues & { secrets: import('../local/database.mjs').RolePasswords }}
 */
function preparePart(values) {
  const { owner, migrator, services } = values.database;
  return {
    ...values,
    settings: ofDatabaseAlone(withoutBackups(values.settings)),
    secrets: { ...NO_SECRETS, ...rolePasswords(values.secrets) },
    database: { owner, migrator, backup: '', restore: '', services },
    redisUrl: NO_REDIS,
  };
}

/**
 * What a backup by the clock is told: it reads every table and keeps the record, but restores nothing and signs nobody in.
 * @param {AllValues} values
 * @returns {ToldProgram}
 */
export function backupPart(values) {
  const { backupStore } = values.settings;
  const settings = {
    ...ofDatabaseAlone(values.settings),
    backupStore: Object.keys(backupStore).length > 0 ? { ...backupStore, ...NO_KEYS_OF_STORE } : {},
  };
  const env = own(serviceEnv('admin', { ...values, settings, secrets: NO_SECRETS, redisUrl: NO_REDIS }));
  delete env.RESTORE_DATABASE_URL;
  delete env.RELEASES_URL;
  return { env };
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
