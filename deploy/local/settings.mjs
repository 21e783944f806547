/** Settings of the local start: one table of names, defaults and checks (README shows the same table). */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { LOCAL_ACCOUNTS } from './identity-provider/accounts.mjs';
import { instancesOf } from './instances.mjs';
import { isLoopback } from './loopback.mjs';
import { StartError } from './start-error.mjs';

const SECRET_LENGTH = 32;

/**
 * @typedef {object} Settings
 * @property {'development' | 'production' | 'test'} nodeEnv
 * @property {number} port Port of the gateway; 0 picks a free one.
 * @property {string | undefined} publicUrl Set only when given; the default follows from the port.
 * @property {string} dataDir
 * @property {'none' | 'starter' | 'demo'} seed
 * @property {string | undefined} databaseUrl Owner connection of an existing Postgres.
 * @property {string | undefined} redisUrl
 * @property {string | undefined} oidcIssuer Undefined: the development identity provider.
 * @property {string | undefined} oidcClientId
 * @property {string | undefined} oidcClientSecret
 * @property {string[]} allowedEmails
 * @property {string | undefined} allowedEmailsFile File with further allowed addresses, read again when it changes.
 * @property {string} adminEmail
 * @property {string | undefined} sessionSecret Undefined: generated once into the data folder.
 * @property {string} backupDir Folder of the backups.
 * @property {string | undefined} backupKey Secret that backups are encrypted with; undefined: they are not.
 * @property {Record<import('./paths.mjs').ServiceName, number>} instances How many processes there are of each service.
 * @property {Record<string, string>} backupStore Settings of a store in the cloud, by variable; empty: there is none.
 * @property {'on' | 'off'} docxArchive
 * @property {'on' | 'off'} rateLimits
 * @property {string} logLevel
 * @property {string | undefined} traceEndpoint Receiver of traces (OTLP over HTTP); undefined: none are made.
 */

/**
 * Checks every setting before anything is started.
 * @param {Record<string, string | undefined>} env Environment merged over the .env file.
 * @param {string} checkout Folder that relative paths start from.
 * @returns {Settings}
 * @throws {StartError} with one sentence about the first bad value.
 */
export function readSettings(env, checkout) {
  const nodeEnv = oneOf(env, 'NODE_ENV', ['development', 'production', 'test'], 'development');
  const port = portOf(env);
  const oidcIssuer = urlOf(env, 'OIDC_ISSUER', ['http:', 'https:']);
  /** @type {Settings} */
  const settings = {
    nodeEnv,
    port,
    publicUrl: originOf(env, 'PUBLIC_URL'),
    dataDir: dataDirOf(env, checkout),
    seed: oneOf(env, 'SEED', ['none', 'starter', 'demo'], 'demo'),
    databaseUrl: urlOf(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    redisUrl: urlOf(env, 'REDIS_URL', ['redis:', 'rediss:']),
    oidcIssuer,
    oidcClientId: given(env, 'OIDC_CLIENT_ID'),
    oidcClientSecret: given(env, 'OIDC_CLIENT_SECRET'),
    allowedEmails: emailsOf(env),
    allowedEmailsFile: fileOf(env, 'ALLOWED_EMAILS_FILE', checkout),
    adminEmail: emailOf(env, 'ADMIN_EMAIL', LOCAL_ACCOUNTS.administrator.email),
    sessionSecret: secretOf(env, 'SESSION_SECRET'),
    backupDir: path.resolve(
      checkout,
      given(env, 'BACKUP_DIR') ?? path.join(dataDirOf(env, checkout), 'backups'),
    ),
    backupKey: secretOf(env, 'BACKUP_KEY'),
    instances: instancesOf(given(env, 'INSTANCES')),
    backupStore: backupStoreOf(env),
    docxArchive: oneOf(env, 'DOCX_ARCHIVE', ['on', 'off'], 'on'),
    rateLimits: oneOf(env, 'RATE_LIMITS', ['on', 'off'], 'on'),
    logLevel: oneOf(env, 'LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'info'),
    traceEndpoint: urlOf(env, 'OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']),
  };
  if (oidcIssuer === localIssuer(publicUrlOf(settings, port))) settings.oidcIssuer = undefined;
  checkIdentityProvider(settings, env);
  if (nodeEnv === 'production') checkProduction(settings, env);
  checkPublicAddress(settings);
  return settings;
}

/** Folder of all data. @param {Record<string, string | undefined>} env @param {string} checkout */
export function dataDirOf(env, checkout) {
  return path.resolve(checkout, given(env, 'DATA_DIR') ?? '.pora');
}

/** @param {Record<string, string | undefined>} env @param {string} name */
function given(env, name) {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

/**
 * @template {string} T
 * @param {Record<string, string | undefined>} env @param {string} name @param {T[]} values @param {T} fallback
 */
function oneOf(env, name, values, fallback) {
  const text = given(env, name) ?? fallback;
  const value = values.find((one) => one === text);
  if (value === undefined) {
    throw new StartError(`${name} is "${text}": set one of ${values.join(', ')}.`);
  }
  return value;
}

/** @param {Record<string, string | undefined>} env */
function portOf(env) {
  const text = given(env, 'PORT') ?? '8080';
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65535) {
    throw new StartError(`PORT is "${text}": set a number from 0 to 65535, for example PORT=8080.`);
  }
  return port;
}

/** @param {Record<string, string | undefined>} env @param {string} name @param {string[]} protocols */
function urlOf(env, name, protocols) {
  const text = given(env, name);
  if (text === undefined) return undefined;
  // The value itself may hold a password, so it is never repeated.
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) {
    throw new StartError(
      `${name} is not an address: give a full one that starts with ${protocols.map((p) => `${p}//`).join(' or ')}.`,
    );
  }
  return text.replace(/\/+$/, '');
}

/** @param {Record<string, string | undefined>} env @param {string} name */
function originOf(env, name) {
  const url = urlOf(env, name, ['http:', 'https:']);
  if (url !== undefined && new URL(url).origin !== url) {
    throw new StartError(
      `${name} is "${url}": give the address alone, without a path, for example http://localhost:8080.`,
    );
  }
  return url;
}

const EMAIL = /^[^\s@,]+@[^\s@,]+\.[^\s@,]+$/;

/** @param {Record<string, string | undefined>} env @param {string} name @param {string} fallback */
function emailOf(env, name, fallback) {
  const email = (given(env, name) ?? fallback).toLowerCase();
  if (!EMAIL.test(email)) throw new StartError(`${name} is "${email}": give one e-mail address.`);
  return email;
}

/** @param {Record<string, string | undefined>} env */
function emailsOf(env) {
  const text = given(env, 'ALLOWED_EMAILS');
  if (text === undefined) {
    return given(env, 'ALLOWED_EMAILS_FILE') ? [] : Object.values(LOCAL_ACCOUNTS).map(({ email }) => email);
  }
  const emails = text.split(',').map((email) => email.trim().toLowerCase());
  const bad = emails.find((email) => !EMAIL.test(email));
  if (bad !== undefined) {
    throw new StartError(`ALLOWED_EMAILS holds "${bad}": give e-mail addresses separated by commas.`);
  }
  return emails;
}

/** @param {Record<string, string | undefined>} env @param {string} name @param {string} checkout */
function fileOf(env, name, checkout) {
  const file = given(env, name);
  if (file === undefined) return undefined;
  const full = path.resolve(checkout, file);
  if (!existsSync(full))
    throw new StartError(
      `${name} names the file ${full}, which does not exist: create it or correct the path.`,
    );
  return full;
}

/** @param {Record<string, string | undefined>} env @param {string} name */
function secretOf(env, name) {
  const secret = given(env, name);
  if (secret !== undefined && secret.length < SECRET_LENGTH) {
    throw new StartError(`${name} is too short: give at least ${SECRET_LENGTH} random characters.`);
  }
  return secret;
}

const STORE_NEEDS = [
  'BACKUP_S3_ENDPOINT',
  'BACKUP_S3_BUCKET',
  'BACKUP_S3_ACCESS_KEY_ID',
  'BACKUP_S3_SECRET_ACCESS_KEY',
];
const STORE_MAY_HAVE = ['BACKUP_S3_REGION', 'BACKUP_S3_PREFIX', 'BACKUP_S3_PATH_STYLE'];

/**
 * What the service of administration is told of its store; all that is needed or nothing.
 * @param {Record<string, string | undefined>} env
 * @returns {Record<string, string>}
 */
function backupStoreOf(env) {
  const all = [...STORE_NEEDS, ...STORE_MAY_HAVE];
  const values = all.flatMap((name) => {
    const value = given(env, name);
    return value === undefined ? [] : [/** @type {const} */ ([name, value])];
  });
  const [first] = values;
  if (first === undefined) return {};
  const missing = STORE_NEEDS.find((name) => given(env, name) === undefined);
  if (missing) {
    throw new StartError(`${first[0]} names a store for backups: set ${missing} as well.`);
  }
  const endpoint = new URL(urlOf(env, 'BACKUP_S3_ENDPOINT', ['https:', 'http:']) ?? '');
  const isOpen = endpoint.protocol === 'http:' && !isLoopback(endpoint.hostname);
  if (isOpen && given(env, 'BACKUP_KEY') === undefined) {
    throw new StartError(
      'BACKUP_S3_ENDPOINT uses http: give an address that starts with https://, or set BACKUP_KEY so that backups are encrypted.',
    );
  }
  oneOf(env, 'BACKUP_S3_PATH_STYLE', ['on', 'off'], 'on');
  return Object.fromEntries(values);
}

/** @param {Settings} settings @param {Record<string, string | undefined>} env */
function checkIdentityProvider(settings, env) {
  if (settings.oidcIssuer === undefined) return;
  for (const name of ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'ALLOWED_EMAILS', 'ADMIN_EMAIL']) {
    const inFile = name === 'ALLOWED_EMAILS' && settings.allowedEmailsFile !== undefined;
    if (given(env, name) === undefined && !inFile) {
      throw new StartError(`OIDC_ISSUER names an identity provider: set ${name} as well.`);
    }
  }
  const issuer = new URL(settings.oidcIssuer);
  const safe = issuer.protocol === 'https:';
  if (!safe && (!isLoopback(issuer.hostname) || settings.nodeEnv === 'production')) {
    throw new StartError(
      'OIDC_ISSUER uses http: give the address of the identity provider that starts with https://.',
    );
  }
}

/** @param {Settings} settings @param {Record<string, string | undefined>} env */
function checkProduction(settings, env) {
  // The accounts follow from OIDC_ISSUER: whoever names a provider of his own has to name them too.
  const required = ['PUBLIC_URL', 'OIDC_ISSUER', 'SESSION_SECRET'];
  const missing = required.find((name) => given(env, name) === undefined);
  if (missing) {
    throw new StartError(`NODE_ENV=production has no defaults for secrets and addresses: set ${missing}.`);
  }
  if (settings.oidcIssuer === undefined) {
    throw new StartError(
      'The local identity provider does not run with NODE_ENV=production: set OIDC_ISSUER to a real provider.',
    );
  }
  if (!settings.publicUrl?.startsWith('https://')) {
    throw new StartError('With NODE_ENV=production, PUBLIC_URL has to start with https://.');
  }
}

/**
 * The local provider asks for no password, so it serves nobody but this machine; and what travels to another
 * machine is encrypted.
 * @param {Settings} settings
 */
function checkPublicAddress({ publicUrl, oidcIssuer }) {
  if (publicUrl === undefined) return;
  const { protocol, hostname } = new URL(publicUrl);
  if (isLoopback(hostname)) return;
  if (protocol !== 'https:') {
    throw new StartError(
      `PUBLIC_URL is "${publicUrl}": http serves this machine only (localhost), so give an address that starts with https://.`,
    );
  }
  if (oidcIssuer === undefined) {
    throw new StartError(
      `PUBLIC_URL is "${publicUrl}", but the local identity provider asks for no password and serves only this machine (localhost): set OIDC_ISSUER to a real provider.`,
    );
  }
}

/** Address people use: the given one, else this machine on the gateway's port. @param {{ publicUrl: string | undefined }} settings @param {number} port */
export function publicUrlOf(settings, port) {
  return settings.publicUrl ?? `http://localhost:${port}`;
}

/** Issuer of the development identity provider behind the gateway. @param {string} publicUrl */
export function localIssuer(publicUrl) {
  return `${publicUrl}/dev-idp`;
}
