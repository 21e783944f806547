/**
 * Entry point of every container: `run.mjs <role>`. The role `secrets` checks the settings and tells the others; each of
 * them reads its own part, by the same code as in a local start, and the program takes over this process.
 */
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { spawn } from 'node:child_process';
import { provisionDatabase } from '../local/database.mjs';
import { migrate, seed } from '../local/data.mjs';
import { hasName, messageOf } from '../local/errors.mjs';
import { prepareGateway } from '../local/gateway.mjs';
import { CHECKOUT, SERVICES } from '../local/paths.mjs';
import { loadSecrets } from '../local/secrets.mjs';
import { IDENTITY_PROVIDER, serviceFile } from '../local/services.mjs';
import { readSettings } from '../local/settings.mjs';
import { openDoor } from './door.mjs';
import { FOLDERS, TOLD_FILE } from './places.mjs';
import { allValues, tellAll } from './told.mjs';

const LOGS = '/tmp/logs';
/** The pages lie in the image, what nginx writes in memory. */
const PAGES = '/srv/web';
const GATEWAY_FOLDER = '/run/gateway';

/** @typedef {ReturnType<typeof import('./told.mjs').partsOf>} Parts */

/** What this container is told. @template {keyof Parts} R @param {R} _role @returns {Parts[R]} */
function myPart(_role) {
  return JSON.parse(readFileSync(path.join(FOLDERS.mine, TOLD_FILE), 'utf8'));
}

/** A bad setting ends this container with one sentence and keeps the others from starting. */
function tellContainers() {
  const settings = readSettings(process.env, CHECKOUT);
  const secrets = loadSecrets(FOLDERS.kept);
  tellAll(FOLDERS.told, allValues(settings, secrets, { postgres: 'postgres', redis: 'redis' }));
}

async function prepare() {
  const values = myPart('prepare');
  await provisionDatabase({ ownerUrl: values.database.owner, ownDatabase: false, secrets: values.secrets });
  await migrate(values, LOGS);
  await seed(['catalog', 'patients'], values, LOGS);
}

async function demo() {
  const values = myPart('demo');
  if (values.settings.seed === 'demo') await seed(['plans'], values, LOGS);
}

/** @param {string} program @param {import('./told.mjs').ToldProgram | null} told */
async function become(program, told) {
  if (!told) return;
  Object.assign(process.env, told.env);
  if (told.door) openDoor(told.door.at, told.door.to);
  await import(program);
}

function runGateway() {
  const settings = myPart('gateway');
  mkdirSync(GATEWAY_FOLDER, { recursive: true });
  const pages = path.join(GATEWAY_FOLDER, 'web');
  if (!existsSync(pages)) symlinkSync(PAGES, pages);
  const { command, args, cwd } = prepareGateway({
    tool: { command: 'nginx', env: {} },
    folder: GATEWAY_FOLDER,
    accessLog: '/dev/stdout',
    settings,
  });
  const nginx = spawn(command, args, { cwd, stdio: 'inherit' });
  nginx.once('exit', (code) => process.exit(code ?? 1));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => nginx.kill('SIGQUIT'));
}

/** @type {Record<string, () => unknown>} */
const ROLES = {
  secrets: tellContainers,
  prepare,
  demo,
  gateway: runGateway,
  'identity-provider': () => become(IDENTITY_PROVIDER, myPart('identity-provider')),
  ...Object.fromEntries(
    SERVICES.map((name) => [name, () => become(serviceFile(name, 'main'), myPart(name))]),
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
  console.error(hasName(error, 'StartError') ? messageOf(error) : error);
  process.exit(1);
}
