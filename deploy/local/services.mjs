/** What each service is told by its environment. */
import path from 'node:path';
import { answers } from './gateway.mjs';
import { LOCAL_CLIENT_ID } from './identity-provider/accounts.mjs';
import { CHECKOUT, SERVICES } from './paths.mjs';

/** Names of the components, for messages. */
const TITLES = {
  catalog: 'The library service',
  patients: 'The patients service',
  plans: 'The plans service',
  admin: 'The sign-in and administration service',
};

/** A busy machine may keep a healthy service from answering for a while. */
export const LIFE_TIMEOUT_MS = 5_000;

/**
 * The catalogue is read more than anything else, and a plan is a third of a megabyte in every step: some megabytes more at
 * rest spare the first a tenth of their time, and the others half of the pauses of the collector.
 * @type {Record<string, number | undefined>}
 */
const YOUNG_GENERATION_MB = { catalog: 4, plans: 4 };

/**
 * @typedef {object} StackValues
 * @property {import('./settings.mjs').Settings} settings
 * @property {string} publicUrl
 * @property {string} oidcIssuer
 * @property {Pick<import('./secrets.mjs').Secrets, 'sessionSecret' | 'internalSecret' | 'oidcClientSecret'>} secrets
 * @property {import('./database.mjs').DatabaseUrls} database
 * @property {string} redisUrl
 * @property {Record<import('./paths.mjs').ServiceName | 'identity-provider', string>} hosts Where each is found, as host:port.
 * @property {string} [bind] Address the services listen on, default loopback.
 * @property {NodeJS.ProcessEnv} [extraEnv] Additions for tests.
 */

/**
 * Environment of one service; only what it needs to know.
 * @param {import('./paths.mjs').ServiceName} name
 * @param {StackValues} values
 * @returns {NodeJS.ProcessEnv}
 */
export function serviceEnv(name, values) {
  const { settings, secrets, database, hosts, extraEnv } = values;
  const url = (/** @type {import('./paths.mjs').ServiceName} */ service) => `http://${hosts[service]}`;
  /** @type {Record<string, NodeJS.ProcessEnv>} */
  const own = {
    catalog: { PLANS_URL: url('plans') },
    patients: { PLANS_URL: url('plans') },
    plans: { PATIENTS_URL: url('patients'), CATALOG_URL: url('catalog'), DOCX_ARCHIVE: settings.docxArchive },
    admin: {
      PATIENTS_URL: url('patients'),
      OIDC_ISSUER: values.oidcIssuer,
      OIDC_CLIENT_ID: settings.oidcClientId ?? LOCAL_CLIENT_ID,
      OIDC_CLIENT_SECRET: settings.oidcClientSecret ?? secrets.oidcClientSecret,
      BACKUP_DATABASE_URL: database.backup,
      BACKUP_DIR: settings.backupDir,
      ...(settings.backupKey ? { BACKUP_KEY: settings.backupKey } : {}),
    },
  };
  return {
    ...nodeEnv(YOUNG_GENERATION_MB[name]),
    NODE_ENV: settings.nodeEnv,
    SERVICE_PORT: new URL(url(name)).port,
    HOST: values.bind ?? '127.0.0.1',
    DATABASE_URL: database.services[name],
    REDIS_URL: values.redisUrl,
    PUBLIC_URL: values.publicUrl,
    SESSION_SECRET: settings.sessionSecret ?? secrets.sessionSecret,
    INTERNAL_SECRET: secrets.internalSecret,
    ALLOWED_EMAILS: settings.allowedEmails.join(','),
    ...(settings.allowedEmailsFile ? { ALLOWED_EMAILS_FILE: settings.allowedEmailsFile } : {}),
    ADMIN_EMAIL: settings.adminEmail,
    LOG_LEVEL: settings.logLevel,
    RATE_LIMITS: settings.rateLimits,
    ...own[name],
    ...extraEnv,
  };
}

/** What any program needs of our own environment; the rest stays with the supervisor. */
export function systemEnv() {
  const names = ['PATH', 'HOME', 'TZ', 'LANG', 'LC_ALL', 'TMPDIR', 'SSL_CERT_FILE', 'NODE_EXTRA_CA_CERTS'];
  return Object.fromEntries(
    names.filter((name) => process.env[name]).map((name) => [name, process.env[name]]),
  );
}

/**
 * Environment of a Node program of the stack. A young generation of 2 MB and a single malloc arena keep a
 * service near 105 MB at rest instead of 170 MB; it also ends one that leaks before the machine suffers.
 * @param {number} [youngGenerationMb]
 */
function nodeEnv(youngGenerationMb = 2) {
  return {
    ...systemEnv(),
    NODE_OPTIONS: `--max-semi-space-size=${youngGenerationMb} --max-old-space-size=256`,
    MALLOC_ARENA_MAX: '1',
  };
}

/**
 * Environment of the development identity provider.
 * @param {StackValues} values
 * @returns {NodeJS.ProcessEnv}
 */
export function identityProviderEnv({ settings, secrets, hosts, bind, publicUrl, oidcIssuer }) {
  return {
    ...nodeEnv(),
    NODE_ENV: settings.nodeEnv,
    HOST: bind ?? '127.0.0.1',
    PORT: new URL(`http://${hosts['identity-provider']}`).port,
    ISSUER: oidcIssuer,
    CLIENT_ID: settings.oidcClientId ?? LOCAL_CLIENT_ID,
    CLIENT_SECRET: settings.oidcClientSecret ?? secrets.oidcClientSecret,
    REDIRECT_URI: `${publicUrl}/auth/google/callback`,
  };
}

/** Program of the development identity provider. */
export const IDENTITY_PROVIDER = path.join(import.meta.dirname, 'identity-provider', 'main.mjs');

/**
 * Components of the four services.
 * @param {StackValues} values
 * @returns {import('./supervisor.mjs').Component[]}
 */
export function serviceComponents(values) {
  return SERVICES.map((name) => ({
    name,
    title: TITLES[name],
    layer: 'service',
    command: process.execPath,
    args: [serviceFile(name, 'main')],
    cwd: CHECKOUT,
    env: serviceEnv(name, values),
    isReady: () => answers(`http://${values.hosts[name]}/ready`),
    isAlive: () => answers(`http://${values.hosts[name]}/live`, [200], LIFE_TIMEOUT_MS),
  }));
}

/** Entry of a built service. @param {string} name @param {'main' | 'migrate' | 'seed'} entry */
export function serviceFile(name, entry) {
  return path.join(CHECKOUT, 'services', name, 'dist', `${entry}.js`);
}
