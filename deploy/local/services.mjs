/** What each service is told by its environment. */
import path from 'node:path';
import { programRoot, releasesFolder } from '../release/services.mjs';
import { closedPart, isRoot } from './accounts.mjs';
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
 * @property {Record<import('./paths.mjs').ServiceName | 'identity-provider', string>} hosts Where each is found, as host:port;
 *   with several instances of a service a door of the gateway in front of them.
 * @property {Record<import('./paths.mjs').ServiceName, import('./instances.mjs').Instance[]>} [instances] Processes of each
 *   service, where it is not one at the place of `hosts`.
 * @property {string} [webRoot] Folder of the pages, where services and gateway share this machine.
 * @property {string} [releasesUrl] Where the gateway says which releases of the pages it serves, where they do not.
 * @property {string} [bind] Address the services listen on, default loopback.
 * @property {NodeJS.ProcessEnv} [extraEnv] Additions for tests.
 */

/**
 * Environment of one service; only what it needs to know.
 * @param {import('./paths.mjs').ServiceName} name
 * @param {StackValues} values
 * @param {string} [host] Where this process listens, default the place of the service.
 * @returns {NodeJS.ProcessEnv}
 */
export function serviceEnv(name, values, host = values.hosts[name]) {
  const { settings, secrets, database, hosts, extraEnv } = values;
  const url = (/** @type {import('./paths.mjs').ServiceName} */ service) => `http://${hosts[service]}`;
  /** @type {Record<string, NodeJS.ProcessEnv>} */
  const own = {
    catalog: { PLANS_URL: url('plans') },
    patients: { PLANS_URL: url('plans') },
    plans: { PATIENTS_URL: url('patients'), CATALOG_URL: url('catalog'), DOCX_ARCHIVE: settings.docxArchive },
    admin: {
      PATIENTS_URL: url('patients'),
      PLANS_URL: url('plans'),
      CATALOG_URL: url('catalog'),
      OIDC_ISSUER: values.oidcIssuer,
      OIDC_CLIENT_ID: settings.oidcClientId ?? LOCAL_CLIENT_ID,
      OIDC_CLIENT_SECRET: settings.oidcClientSecret ?? secrets.oidcClientSecret,
      BACKUP_DATABASE_URL: database.backup,
      RESTORE_DATABASE_URL: database.restore,
      BACKUP_DIR: settings.backupDir,
      ...(values.webRoot ? { RELEASES_DIR: values.webRoot, DATA_DIR: settings.dataDir } : {}),
      ...(values.releasesUrl ? { RELEASES_URL: values.releasesUrl } : {}),
      ...(settings.backupKey ? { BACKUP_KEY: settings.backupKey } : {}),
      ...settings.backupStore,
    },
  };
  return {
    ...nodeEnv(YOUNG_GENERATION_MB[name]),
    NODE_ENV: settings.nodeEnv,
    SERVICE_PORT: new URL(`http://${host}`).port,
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
    ...(settings.traceEndpoint ? { OTEL_EXPORTER_OTLP_ENDPOINT: settings.traceEndpoint } : {}),
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

/** What is read before a program's first line, so that only who starts it can say it. */
export const BEFORE_START = ['NODE_OPTIONS', 'MALLOC_ARENA_MAX', 'MALLOC_TRIM_THRESHOLD_'];

/**
 * Environment of a Node program of the stack. A young generation of 2 MB and a single malloc arena, which gives back what
 * is free at its end, keep a service near 105 MB at rest instead of 170 MB; it also ends one that leaks before the machine suffers.
 * @param {number} [youngGenerationMb]
 */
function nodeEnv(youngGenerationMb = 2) {
  return {
    ...systemEnv(),
    NODE_OPTIONS: `--max-semi-space-size=${youngGenerationMb} --max-old-space-size=256`,
    MALLOC_ARENA_MAX: '1',
    // Set to what it is at first: glibc would raise it with every larger piece that is given back.
    MALLOC_TRIM_THRESHOLD_: String(128 * 1024),
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
 * Components of the four services, one for each process.
 * @param {StackValues} values
 * @returns {import('./supervisor.mjs').Component[]}
 */
export function serviceComponents(values) {
  return SERVICES.flatMap((service) => {
    const instances = values.instances?.[service] ?? [{ name: service, host: values.hosts[service] }];
    return instances.map((instance) => serviceComponent(service, instance, values));
  });
}

/**
 * One process of a service.
 * @param {import('./paths.mjs').ServiceName} service @param {import('./instances.mjs').Instance} instance @param {StackValues} values
 * @returns {import('./supervisor.mjs').Component}
 */
export function serviceComponent(service, { name, host }, values) {
  return {
    name,
    title: name === service ? TITLES[service] : `${TITLES[service]} (${name})`,
    layer: 'service',
    command: process.execPath,
    args: [serviceFile(service, 'main')],
    atSpawn: () => programNow(service, values.settings.dataDir),
    cwd: CHECKOUT,
    env: serviceEnv(service, values, host),
    isReady: () => answers(`http://${host}/ready`),
    isAlive: () => answers(`http://${host}/live`, [200], LIFE_TIMEOUT_MS),
  };
}

/** What the next process of a service runs: the version that was released last, or the checkout's. @param {string} service @param {string} dataDir */
function programNow(service, dataDir) {
  return programIn(
    programRoot({ folder: releasesFolder(dataDir), name: service, checkout: CHECKOUT }),
    service,
  );
}

/** The program of a service in a folder; as root where another account could not read it. @param {string} root @param {string} service */
export function programIn(root, service) {
  const args = [serviceFile(service, 'main', root)];
  const isClosed = root !== CHECKOUT && isRoot && closedPart(root) !== undefined;
  return { args, ...(isClosed && { uid: undefined, gid: undefined }) };
}

/** Entry of a built service. @param {string} name @param {'main' | 'migrate' | 'seed' | 'operator' | 'practice'} entry @param {string} [root] Folder of the program. */
export function serviceFile(name, entry, root = CHECKOUT) {
  return path.join(root, 'services', name, 'dist', `${entry}.js`);
}
