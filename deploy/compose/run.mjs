/**
 * Entry point of every container: `run.mjs <role>`. Settings and secrets become the environment of the program,
 * by the same code as in a local start, and the program takes over this process.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { spawn } from 'node:child_process';
import { databaseUrls, provisionDatabase } from '../local/database.mjs';
import { migrate, seed } from '../local/data.mjs';
import { hasName, messageOf } from '../local/errors.mjs';
import { prepareGateway } from '../local/gateway.mjs';
import { CHECKOUT, SERVICES } from '../local/paths.mjs';
import { loadSecrets } from '../local/secrets.mjs';
import { IDENTITY_PROVIDER, identityProviderEnv, serviceEnv, serviceFile } from '../local/services.mjs';
import { localIssuer, publicUrlOf, readSettings } from '../local/settings.mjs';
import { HOSTS, SECRETS_FOLDER } from './places.mjs';

const LOCAL_PROVIDER = /** @type {const} */ ('identity-provider');
const LOGS = '/tmp/logs';
const GATEWAY_FOLDER = '/srv/gateway';

const settings = settingsOrEnd();
const publicUrl = publicUrlOf(settings, settings.port);

/** A bad value ends every container with one sentence; the first one, `secrets`, keeps the others from starting. */
function settingsOrEnd() {
  try {
    return readSettings(process.env, CHECKOUT);
  } catch (error) {
    return end(error);
  }
}

/** @param {unknown} error @returns {never} */
function end(error) {
  console.error(hasName(error, 'StartError') ? messageOf(error) : error);
  process.exit(1);
}

/** @returns {import('../local/services.mjs').StackValues & { secrets: import('../local/secrets.mjs').Secrets }} */
function stackValues() {
  const secrets = loadSecrets(SECRETS_FOLDER);
  const ownerUrl = `postgres://pora_owner:${secrets.ownerPassword}@postgres:5432/pora`;
  return {
    settings,
    publicUrl,
    oidcIssuer: settings.oidcIssuer ?? localIssuer(publicUrl),
    secrets,
    database: databaseUrls(ownerUrl, secrets),
    redisUrl: `redis://:${secrets.redisPassword}@redis:6379`,
    hosts: HOSTS,
    bind: '0.0.0.0',
  };
}

/** The servers of other images read their password from a file. */
function makeSecrets() {
  const secrets = loadSecrets(SECRETS_FOLDER);
  writeFileSync(path.join(SECRETS_FOLDER, 'owner-password'), secrets.ownerPassword, { mode: 0o600 });
  writeFileSync(path.join(SECRETS_FOLDER, 'redis-password'), secrets.redisPassword, { mode: 0o600 });
}

async function prepare() {
  const values = stackValues();
  await provisionDatabase({ ownerUrl: values.database.owner, ownDatabase: false, secrets: values.secrets });
  await migrate(values, LOGS);
  await seed(['catalog', 'patients'], values, LOGS);
}

/** @param {string} program @param {NodeJS.ProcessEnv} env */
async function become(program, env) {
  Object.assign(process.env, env);
  await import(program);
}

function runGateway() {
  const usesLocalProvider = settings.oidcIssuer === undefined;
  const names = [...SERVICES, ...(usesLocalProvider ? [LOCAL_PROVIDER] : [])];
  const { command, args, cwd } = prepareGateway({
    tool: { command: 'nginx', env: {} },
    folder: GATEWAY_FOLDER,
    accessLog: '/dev/stdout',
    settings: {
      publicUrl,
      listen: [String(settings.port), `[::]:${settings.port}`],
      upstreams: Object.fromEntries(names.map((name) => [name, [HOSTS[name]]])),
      oidcIssuer: settings.oidcIssuer,
      rateLimits: settings.rateLimits === 'on',
    },
  });
  const nginx = spawn(command, args, { cwd, stdio: 'inherit' });
  nginx.once('exit', (code) => process.exit(code ?? 1));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => nginx.kill('SIGQUIT'));
}

/** @type {Record<string, () => unknown>} */
const ROLES = {
  secrets: makeSecrets,
  prepare,
  demo: () => (settings.seed === 'demo' ? seed(['plans'], stackValues(), LOGS) : undefined),
  gateway: runGateway,
  [LOCAL_PROVIDER]: () => {
    if (settings.oidcIssuer !== undefined) return undefined;
    return become(IDENTITY_PROVIDER, identityProviderEnv(stackValues()));
  },
  ...Object.fromEntries(
    SERVICES.map((name) => [name, () => become(serviceFile(name, 'main'), serviceEnv(name, stackValues()))]),
  ),
};

const [, , wanted = ''] = process.argv;
const role = ROLES[wanted];
if (!role) {
  console.error(`Unknown role: ${wanted}. There are: ${Object.keys(ROLES).join(', ')}.`);
  process.exit(2);
}
try {
  await role();
} catch (error) {
  end(error);
}
