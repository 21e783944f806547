/** What each service is told by its environment. */
import path from 'node:path';
import { answers } from './gateway.mjs';
import { CHECKOUT, SERVICES } from './paths.mjs';

/** Polish names of the components, for messages. */
const TITLES = {
  catalog: 'Usługa biblioteki',
  patients: 'Usługa pacjentów',
  plans: 'Usługa planów',
  admin: 'Usługa logowania i administracji',
};

/**
 * @typedef {object} StackValues
 * @property {import('./settings.mjs').Settings} settings
 * @property {string} publicUrl
 * @property {string} oidcIssuer
 * @property {Record<string, string>} secrets
 * @property {import('./database.mjs').DatabaseUrls} database
 * @property {string} redisUrl
 * @property {Record<string, number>} ports
 * @property {NodeJS.ProcessEnv} [extraEnv] Additions for tests.
 */

/**
 * Environment of one service; only what it needs to know.
 * @param {string} name
 * @param {StackValues} values
 * @returns {NodeJS.ProcessEnv}
 */
export function serviceEnv(name, values) {
  const { settings, secrets, database, ports, extraEnv } = values;
  const url = (/** @type {string} */ service) => `http://127.0.0.1:${ports[service]}`;
  /** @type {Record<string, NodeJS.ProcessEnv>} */
  const own = {
    patients: { PLANS_URL: url('plans') },
    plans: { PATIENTS_URL: url('patients'), CATALOG_URL: url('catalog'), DOCX_ARCHIVE: settings.docxArchive },
    admin: {
      OIDC_ISSUER: values.oidcIssuer,
      OIDC_CLIENT_ID: settings.oidcClientId ?? 'pora-local',
      OIDC_CLIENT_SECRET: settings.oidcClientSecret ?? secrets.oidcClientSecret,
    },
  };
  return {
    ...systemEnv(),
    NODE_ENV: settings.nodeEnv,
    NODE_OPTIONS: '--enable-source-maps',
    SERVICE_PORT: String(ports[name]),
    HOST: '127.0.0.1',
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
    isReady: () => answers(`http://127.0.0.1:${values.ports[name]}/ready`),
  }));
}

/** Entry of a built service. @param {string} name @param {'main' | 'migrate' | 'seed'} entry */
export function serviceFile(name, entry) {
  return path.join(CHECKOUT, 'services', name, 'dist', `${entry}.js`);
}
