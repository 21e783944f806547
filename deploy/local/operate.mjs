/**
 * `npm run backup` and `npm run restore`: work on the data of this DATA_DIR whether Pora runs or not, and in a container of
 * the admin service on what that container was told. The work itself is the admin service's (services/admin/src/operator.ts).
 */
import { existsSync, readFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { FOLDERS, TOLD_FILE } from '../compose/places.mjs';
import { keepOwner } from '../release/files.mjs';
import { makeServiceFolder, serviceAccount } from './accounts.mjs';
import { migrate } from './data.mjs';
import { databaseUrls } from './database.mjs';
import { readEnvFile } from './env-file.mjs';
import { hasName, messageOf } from './errors.mjs';
import { offlineValues, ownerOfRunning } from './offline.mjs';
import { CHECKOUT } from './paths.mjs';
import { freePorts } from './ports.mjs';
import { claimDataFolder, prepareDataFolder, recordSupervisor } from './preflight.mjs';
import { isRunning, readRecord, removeRecord } from './processes.mjs';
import { loadSecrets } from './secrets.mjs';
import { serviceEnv, serviceFile } from './services.mjs';
import { readSettings } from './settings.mjs';
import { startDatabase } from './storage.mjs';
import { StartError } from './start-error.mjs';
import { Supervisor } from './supervisor.mjs';

const PROGRAM = serviceFile('admin', 'operator');
const TOLD = path.join(FOLDERS.mine, TOLD_FILE);

const words = process.argv.slice(2).map(fromWhereTheyStand);
try {
  if (!existsSync(PROGRAM)) throw new StartError('The program is not built: run npm run build.');
  process.exitCode = existsSync(TOLD) ? await inContainer() : await onThisMachine();
} catch (error) {
  console.error(hasName(error, 'StartError') ? messageOf(error) : error);
  process.exitCode = 1;
}

/** npm changes to the checkout; what a person names lies where the person stands. @param {string} word */
function fromWhereTheyStand(word) {
  const there = path.resolve(process.env.INIT_CWD ?? '.', word);
  return !word.startsWith('-') && /[/.]/.test(word) && existsSync(there) ? there : word;
}

async function inContainer() {
  const { env } = JSON.parse(readFileSync(TOLD, 'utf8'));
  return runProgram({ ...process.env, ...env });
}

async function onThisMachine() {
  const settings = readSettings({ ...readEnvFile(path.join(CHECKOUT, '.env')), ...process.env }, CHECKOUT);
  const runDir = path.join(settings.dataDir, 'run');
  const supervisor = existsSync(runDir) ? readRecord(runDir, 'supervisor') : undefined;
  const isUp = supervisor !== undefined && isRunning(supervisor);
  makeServiceFolder(settings.backupDir, serviceAccount(settings.allowedEmailsFile));
  try {
    return isUp ? await besideTheStack(settings) : await withOwnStorage(settings, runDir);
  } finally {
    // The services may have another account than whoever typed the command.
    await keepOwner(settings.backupDir);
  }
}

/** @param {import('./settings.mjs').Settings} settings */
async function besideTheStack(settings) {
  const secrets = loadSecrets(settings.dataDir);
  const ownerUrl = settings.databaseUrl ?? ownerOfRunning(settings.dataDir, secrets.ownerPassword);
  return runProgram(environment(settings, secrets, databaseUrls(ownerUrl, secrets)));
}

/**
 * While Pora is stopped its Postgres runs for as long as the command, and nobody can start Pora meanwhile.
 * @param {import('./settings.mjs').Settings} settings @param {string} runDir
 */
async function withOwnStorage(settings, runDir) {
  const isNew = !settings.databaseUrl && !existsSync(path.join(settings.dataDir, 'postgres'));
  if (isNew && words[0] !== 'restore')
    throw new StartError(`There is nothing to back up in ${settings.dataDir}: check DATA_DIR.`);
  prepareDataFolder(settings.dataDir);
  await claimDataFolder(runDir);
  recordSupervisor(runDir, 'a backup or a restore');
  const logs = path.join(settings.dataDir, 'logs');
  const supervisor = new Supervisor({ runDir, logDir: logs });
  try {
    const secrets = loadSecrets(settings.dataDir);
    const [port = 0] = await freePorts(1);
    const log = (/** @type {string} */ name) => path.join(logs, `${name}.log`);
    const database = await startDatabase({ settings, supervisor, secrets, port, log });
    // A backup is of what is there; a restore may be the first thing a new machine does.
    if (words[0] === 'restore') await migrate(offlineValues(settings, secrets, database), logs);
    // Services of another machine may be at work on a database that is not ours.
    return await runProgram(
      environment(settings, secrets, database),
      settings.databaseUrl === undefined ? ['--alone'] : [],
    );
  } finally {
    await supervisor.stopAll();
    removeRecord(runDir, 'supervisor');
  }
}

/** @param {import('./settings.mjs').Settings} settings @param {import('./secrets.mjs').Secrets} secrets @param {import('./database.mjs').DatabaseUrls} database */
function environment(settings, secrets, database) {
  return serviceEnv('admin', offlineValues(settings, secrets, database));
}

/** @param {NodeJS.ProcessEnv} env @param {string[]} [more] @returns {Promise<number>} */
async function runProgram(env, more = []) {
  const child = spawn(process.execPath, [PROGRAM, ...words, ...more], { env, stdio: 'inherit' });
  // The keyboard's Ctrl-C reaches both; the program ends its work, and we what is around it.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
