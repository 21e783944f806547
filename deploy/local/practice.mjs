/**
 * `npm run export-practice -- FILE` and `npm run import-practice -- FILE`: a whole practice into one file while people work in it, and
 * out of it at another place (ADR 0102). The work on rows is `services/admin/dist/practice.js`; here the database is found, and the
 * tables are brought to the level the archive was made at before it is poured in.
 */
import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { buildIfChanged } from './build.mjs';
import { migrate, migrateTo } from './data.mjs';
import { openLedger } from './database.mjs';
import { readEnvFile } from './env-file.mjs';
import { codeOf, messageOf } from './errors.mjs';
import { installPackages, packagesAreCurrent } from './install.mjs';
import { CHECKOUT, SERVICES } from './paths.mjs';
import { freePorts } from './ports.mjs';
import { offlineValues, ownerOfRunning } from './offline.mjs';
import { claimDataFolder, prepareDataFolder, recordSupervisor } from './preflight.mjs';
import { consoleProgress } from './progress.mjs';
import { isRunning, readRecord, removeRecord } from './processes.mjs';
import { killRunningCommands, runCommand } from './run-command.mjs';
import { loadSecrets } from './secrets.mjs';
import { serviceFile, systemEnv } from './services.mjs';
import { readSettings } from './settings.mjs';
import { startDatabase } from './storage.mjs';
import { StartError } from './start-error.mjs';
import { Supervisor } from './supervisor.mjs';

/** A passphrase that is tried out by a machine has to be this long. */
const LEAST_CHARACTERS = 12;
/** Migrations are named by a word and a moment of so many digits. */
const MOMENT_DIGITS = 13;
const FOUNDATION = '1700000000000';

/**
 * @typedef {object} Task
 * @property {import('./settings.mjs').Settings} settings
 * @property {string} file The archive.
 * @property {string | undefined} key Passphrase.
 * @property {import('./progress.mjs').Progress} progress
 * @property {Supervisor} supervisor
 *
 * @typedef {{ version: string, migrations: Record<string, string[]>, steps: { step: string, fingerprint: string }[] }} Opened
 */

/** @type {Map<string | undefined, (task: Task) => Promise<string>>} */
const VERBS = new Map([
  ['export', exportPractice],
  ['import', importPractice],
]);

const [, , verb, ...words] = process.argv;
// Ctrl-C ends the program that works on the rows, which takes its files along; then what is around it ends in order.
let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    isStopped = true;
    killRunningCommands('SIGTERM');
  });
}
await main().catch((error) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = isStopped ? 130 : 1;
});

async function main() {
  const work = VERBS.get(verb);
  const [file] = words.filter((word) => !word.startsWith('--'));
  if (!work || !file) throw new StartError('Name the file: npm run export-practice -- FILE [--ask]');
  const env = { ...readEnvFile(path.join(CHECKOUT, '.env')), ...process.env };
  const settings = readSettings(env, CHECKOUT);
  const supervisor = new Supervisor({
    runDir: path.join(settings.dataDir, 'run'),
    logDir: path.join(settings.dataDir, 'logs'),
  });
  const key = words.includes('--ask') ? await askForKey() : env.PRACTICE_KEY || undefined;
  if (key !== undefined && key.length < LEAST_CHARACTERS)
    throw new StartError(`The passphrase is too short: give at least ${LEAST_CHARACTERS} characters.`);
  // npm goes into the checkout first; a path is meant from where the person stands.
  const full = path.resolve(process.env.INIT_CWD ?? process.cwd(), file);
  const progress = unlessStopped(consoleProgress(process.stdout));
  try {
    progress.note(await work({ settings, file: full, key, progress, supervisor }));
  } finally {
    await supervisor.stopAll();
    // A stack that runs has a record of its own.
    if (readRecord(supervisor.runDir, 'supervisor')?.pid === process.pid)
      removeRecord(supervisor.runDir, 'supervisor');
  }
}

/** @param {import('./progress.mjs').Progress} progress @returns {import('./progress.mjs').Progress} */
function unlessStopped({ step, note }) {
  return {
    note,
    step(title, work) {
      if (isStopped) throw new StartError('It was broken off.');
      return step(title, work);
    },
  };
}

async function askForKey() {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await lines.question('Passphrase (it is shown while you type): ');
  } finally {
    lines.close();
  }
}

/** @param {Task} task */
async function exportPractice({ settings, file, key, progress, supervisor }) {
  if (!settings.databaseUrl && !existsSync(path.join(settings.dataDir, 'secrets.json')))
    throw new StartError(`There is no practice in ${settings.dataDir}: set DATA_DIR.`);
  if (existsSync(file)) throw new StartError(`${file} is there already: name another file.`);
  requireFolder(path.dirname(file));
  const url = settings.databaseUrl ?? (await ownDatabase(settings, supervisor));
  const { version } = JSON.parse(readFileSync(path.join(CHECKOUT, 'package.json'), 'utf8'));
  const { rows } = await progress.step('Export', () =>
    ask('export', settings, {
      ...{ PRACTICE_DATABASE_URL: url, PRACTICE_FILE: file, PRACTICE_VERSION: version },
      ...keyed(key),
    }),
  );
  const locked = key ? 'encrypted with the passphrase' : 'not encrypted: keep it as safe as the data';
  return `${file}: ${rows} rows, ${locked}.`;
}

/** @param {string} folder */
function requireFolder(folder) {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(`Nothing can be written into ${folder} (${codeOf(error)}): name another place.`);
  }
}

/** The database of the data folder, running or not. @param {import('./settings.mjs').Settings} settings @param {Supervisor} supervisor */
async function ownDatabase(settings, supervisor) {
  const secrets = loadSecrets(settings.dataDir);
  const running = readRecord(path.join(settings.dataDir, 'run'), 'supervisor');
  if (running && isRunning(running)) return ownerOfRunning(settings.dataDir, secrets.ownerPassword);
  return (await startAlone(settings, secrets, supervisor)).owner;
}

/** While it runs for this command nobody can start Pora. @param {import('./settings.mjs').Settings} settings @param {import('./secrets.mjs').Secrets} secrets @param {Supervisor} supervisor */
async function startAlone(settings, secrets, supervisor) {
  const { runDir, logDir } = supervisor;
  await claimDataFolder(runDir);
  recordSupervisor(runDir, 'moving house');
  const [port] = await freePorts(1);
  const log = (/** @type {string} */ name) => path.join(logDir, `${name}.log`);
  return startDatabase({ settings, supervisor, secrets, port, log });
}

/** @param {Task} task */
async function importPractice({ settings, file, key, progress, supervisor }) {
  const { dataDir } = settings;
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  prepareDataFolder(dataDir);
  const logs = path.join(dataDir, 'logs');
  await prepareProgram(logs, progress);
  const secrets = loadSecrets(dataDir);
  const database = await startAlone(settings, secrets, supervisor);
  const folder = path.join(dataDir, 'import');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  try {
    const env = { PRACTICE_DATABASE_URL: database.owner, PRACTICE_FILE: file, PRACTICE_FOLDER: folder };
    /** @type {Opened} */
    const opened = await progress.step('Archive', () => ask('open', settings, { ...env, ...keyed(key) }));
    refuseNewer(opened);
    const values = offlineValues(settings, secrets, database);
    await progress.step('Tables as they were', () => migrateTo(opened.migrations, values, logs));
    // The rows bring the starter data along that were loaded: the list of them has to be there.
    await (await openLedger(database.owner)).close();
    const { rows } = await progress.step('Rows', () => ask('pour', settings, { ...env, ...keyed(key) }));
    await progress.step('Tables as they are now', () => migrate(values, logs));
    return `${rows} rows of a practice with Pora ${opened.version} are here.${seedOf(opened)} Start it with npm start.`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} logs @param {import('./progress.mjs').Progress} progress */
async function prepareProgram(logs, progress) {
  const log = (/** @type {string} */ name) => path.join(logs, `${name}.log`);
  if (!packagesAreCurrent(CHECKOUT)) {
    await progress.step('npm packages', () => installPackages({ checkout: CHECKOUT, log: log('install') }));
  }
  await progress.step('Build', (update) => buildIfChanged({ log: log('build'), update }));
}

/** @param {Opened} opened @throws {StartError} when the archive has a migration that this program does not. */
function refuseNewer({ version, migrations }) {
  for (const name of SERVICES) {
    const folder = path.join(path.dirname(serviceFile(name, 'main')), 'database', 'migrations');
    const known = new Set([FOUNDATION, ...readdirSync(folder).map((file) => file.slice(0, MOMENT_DIGITS))]);
    if ((migrations[name] ?? []).some((one) => !known.has(one.slice(-MOMENT_DIGITS)))) {
      throw new StartError(
        `The archive was made with Pora ${version}, which is newer than this one: upgrade first.`,
      );
    }
  }
}

/** @param {Opened} opened */
function seedOf({ steps }) {
  const [level] = steps.flatMap(({ step, fingerprint }) =>
    step === 'seed catalog' ? fingerprint.split(':') : [],
  );
  return level ? ` It was kept with SEED=${level}: set the same here.` : '';
}

/** @param {string | undefined} key */
function keyed(key) {
  return key === undefined ? {} : { PRACTICE_KEY: key };
}

/**
 * Runs the program that knows the rows, as their owner.
 * @param {'export' | 'open' | 'pour'} what @param {import('./settings.mjs').Settings} settings @param {NodeJS.ProcessEnv} env
 */
async function ask(what, { dataDir }, env) {
  const printed = await runCommand(process.execPath, [serviceFile('admin', 'practice'), what], {
    cwd: CHECKOUT,
    env: { ...systemEnv(), ...env },
    log: path.join(dataDir, 'logs', 'practice.log'),
    failure: what === 'export' ? 'The practice could not be exported' : 'The practice could not be imported',
  }).catch((error) => {
    throw new StartError(messageOf(error));
  });
  return JSON.parse(printed);
}
