/**
 * The whole product on this machine: database, queue, services, sign-in, gateway. `npm start` runs it with the
 * settings of the environment; browser journeys and the bench run it with a data folder of their own.
 */
import { rmSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { closedFolder, isReachableByOthers, isRoot } from './accounts.mjs';
import { releasesFolder, takeCheckoutIfNew } from '../release/services.mjs';
import { buildId } from './build-stamp.mjs';
import { buildIfChanged } from './build.mjs';
import { migrate, seed } from './data.mjs';
import { LOCAL_ACCOUNTS } from './identity-provider/accounts.mjs';
import { installPackages, packagesAreCurrent } from './install.mjs';
import { takeNoOrders, watchOrders } from './orders.mjs';
import { CHECKOUT, SERVICES, TOOLS_FOLDER } from './paths.mjs';
import { publishPages } from './pages.mjs';
import { freePorts, gatewayAddresses } from './ports.mjs';
import { checkDiskSpace, claimDataFolder, prepareDataFolder, recordSupervisor } from './preflight.mjs';
import { removeRecord } from './processes.mjs';
import { silentProgress } from './progress.mjs';
import { runVersion } from './run-version.mjs';
import { loadSecrets } from './secrets.mjs';
import { placeNames, placesOf, startServices } from './serving.mjs';
import { localIssuer, publicUrlOf, readSettings } from './settings.mjs';
import { startStorage } from './storage.mjs';
import { Supervisor } from './supervisor.mjs';
import { ensureTools } from './tools.mjs';
import { tryVersion } from './try-version.mjs';

/**
 * @typedef {object} StackOptions
 * @property {import('./settings.mjs').Settings} settings
 * @property {import('./progress.mjs').Progress} [progress]
 * @property {import('./supervisor.mjs').SupervisorEvents} [events]
 * @property {boolean} [fast] Postgres without durability (tests).
 * @property {boolean} [build] Whether to build changed sources, default true.
 * @property {NodeJS.ProcessEnv} [extraEnv] Additions to the environment of the services.
 * @property {(stop: () => Promise<void>, kill: () => void) => void} [onSupervisor] Told as soon as there is something to stop.
 *
 * @typedef {import('./settings.mjs').Settings} Settings
 * @typedef {ReturnType<typeof foldersOf>} Folders
 * @typedef {Awaited<ReturnType<typeof checkMachine>>} Listen
 * @typedef {Record<import('./tools.mjs').ToolName, import('./tools.mjs').Tool>} Tools
 */

/**
 * Brings everything up; answers when all components are healthy.
 * @param {StackOptions} options
 */
export async function bringUp({ progress = silentProgress(), ...options }) {
  const { settings, events, onSupervisor } = options;
  const folders = foldersOf(settings.dataDir);
  const listen = await progress.step('Checking this machine', () =>
    checkMachine(settings, folders.run, progress),
  );
  const publicUrl = publicUrlOf(settings, listen.port);
  takeNoOrders(folders.run);
  recordSupervisor(folders.run, publicUrl);
  const supervisor = new Supervisor({ runDir: folders.run, logDir: folders.logs, events });
  /** @type {(() => void) | undefined} */
  let stopListening;
  const stop = async () => {
    stopListening?.();
    await supervisor.stopAll();
    removeRecord(folders.run, 'supervisor');
  };
  onSupervisor?.(stop, () => supervisor.killAll());
  try {
    const tools = await prepareProgram({ ...options, progress, folders });
    const parts = { ...options, progress, folders, supervisor, tools, listen, publicUrl };
    const { values, renewal } = await startParts(parts);
    stopListening = watchOrders(folders.run, {
      restart: (service) => renewal.oneByOne(service),
      try: tryVersion({ values, supervisor, logs: folders.logs }),
      run: runVersion({ values, renewal }),
    });
    return stackHandle({ values, supervisor, stop, folders, renewal });
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @param {string} dataDir */
function foldersOf(dataDir) {
  const logs = path.join(dataDir, 'logs');
  const gateway = path.join(dataDir, 'gateway');
  return {
    run: path.join(dataDir, 'run'),
    logs,
    gateway,
    web: path.join(gateway, 'web'),
    log: (/** @type {string} */ name) => path.join(logs, `${name}.log`),
  };
}

/** @param {import('./settings.mjs').Settings} settings @param {string} runDir @param {import('./progress.mjs').Progress} progress */
async function checkMachine({ dataDir, port: wanted }, runDir, progress) {
  prepareDataFolder(dataDir);
  const stopped = await claimDataFolder(runDir);
  if (stopped > 0) progress.note(`  Stopped what an interrupted run had left (processes: ${stopped}).`);
  checkDiskSpace(dataDir, !packagesAreCurrent(CHECKOUT));
  const port = wanted || (await freePorts(1))[0];
  return { port, addresses: await gatewayAddresses(port) };
}

/**
 * Packages, tools and the build; answers the tools, without Redis when one is given.
 * @param {Pick<StackOptions, 'settings' | 'build'> & { progress: import('./progress.mjs').Progress, folders: Folders }} options
 * @returns {Promise<Tools>}
 */
async function prepareProgram({ settings, build = true, progress, folders: { log } }) {
  if (!packagesAreCurrent(CHECKOUT)) {
    const install = () => installPackages({ checkout: CHECKOUT, log: log('install') });
    await progress.step('npm packages', install);
  }
  /** @type {import('./tools.mjs').ToolName[]} */
  const names = settings.redisUrl ? ['nginx'] : ['redis', 'nginx'];
  const tools = await progress.step('Redis and nginx', (update) =>
    ensureTools({ names, folder: TOOLS_FOLDER, log: log('install'), update }),
  );
  if (build) await progress.step('Build', (update) => buildIfChanged({ log: log('build'), update }));
  return tools;
}

/**
 * Storage, tables, data, pages and services, in the order in which they need each other.
 * @param {Pick<StackOptions, 'settings' | 'fast' | 'extraEnv'> & { progress: import('./progress.mjs').Progress, folders: Folders,
 *   supervisor: Supervisor, tools: Tools, listen: Listen, publicUrl: string }} options
 */
async function startParts({
  settings,
  fast,
  extraEnv,
  progress,
  folders,
  supervisor,
  tools,
  listen,
  publicUrl,
}) {
  const secrets = loadSecrets(settings.dataDir);
  const ports = await portsByName(settings.instances, listen.port);
  /** @type {string[]} */
  const notes = [];
  const store = await progress.step('Database', () =>
    startStorage({
      settings,
      fast,
      supervisor,
      tools,
      secrets,
      ports: { postgres: ports.postgres ?? 0, redis: ports.redis ?? 0 },
      log: folders.log,
      note: (sentence) => notes.push(`  ${sentence}`),
    }),
  );
  const closed = isRoot ? closedFolder(settings.allowedEmailsFile) : undefined;
  if (isRoot && !isReachableByOthers(settings.dataDir)) {
    notes.push(`  The gateway and Redis run as root: another account cannot enter ${settings.dataDir}.`);
  }
  if (closed) notes.push(`  The services run as root: another account cannot read ${closed}.`);
  notes.forEach((note) => progress.note(note));
  const values = {
    settings,
    publicUrl,
    oidcIssuer: settings.oidcIssuer ?? localIssuer(publicUrl),
    secrets,
    ...placesOf(settings.instances, ports),
    webRoot: folders.web,
    extraEnv,
    ...store,
  };
  const releases = releasesFolder(settings.dataDir);
  await takeCheckoutIfNew({ folder: releases, names: SERVICES, checkout: CHECKOUT, build: buildId() });
  await progress.step('Tables', () => migrate(values, folders.logs));
  await progress.step('Starter data', () => seed(['catalog', 'patients'], values, folders.logs));
  await progress.step('Pages', () => publishPages(folders.web));
  const renewal = await progress.step('Services', () =>
    startServices({ values, supervisor, tools, listen, folders }),
  );
  if (settings.seed === 'demo') {
    await progress.step('Demo plans', () => seed(['plans'], values, folders.logs));
  }
  return { values, renewal };
}

/** @param {Settings['instances']} instances @param {number} gatewayPort @returns {Promise<Record<string, number>>} */
async function portsByName(instances, gatewayPort) {
  const names = ['postgres', 'redis', ...placeNames(instances)];
  const ports = await freePorts(names.length, [gatewayPort]);
  return Object.fromEntries(names.map((name, index) => [name, ports[index] ?? 0]));
}

/**
 * What a test or the console gets to work with.
 * @param {Awaited<ReturnType<typeof startParts>> & { supervisor: Supervisor, stop: () => Promise<void>, folders: Folders }} stack
 */
function stackHandle({ values, supervisor, stop, folders, renewal }) {
  const { hosts, settings, secrets, database, redisUrl, publicUrl } = values;
  return {
    url: publicUrl,
    /** Addresses of the parts behind the gateway. */
    urls: {
      gateway: publicUrl,
      catalog: `http://${hosts.catalog}`,
      patients: `http://${hosts.patients}`,
      plans: `http://${hosts.plans}`,
      admin: `http://${hosts.admin}`,
    },
    env: {
      PUBLIC_URL: publicUrl,
      DATABASE_URL: database.owner,
      REDIS_URL: redisUrl,
      SESSION_SECRET: settings.sessionSecret ?? secrets.sessionSecret,
      INTERNAL_SECRET: secrets.internalSecret,
    },
    accounts: settings.oidcIssuer === undefined ? LOCAL_ACCOUNTS : undefined,
    oidcIssuer: settings.oidcIssuer,
    dataDir: settings.dataDir,
    /** Folder the gateway serves; a test may take a chunk away here. */
    webRoot: folders.web,
    logFile: (/** @type {string} */ name) => supervisor.logFile(name),
    /** Kills a component as a power cut would; it stays down until `start`. */
    kill: (/** @type {string} */ name) => supervisor.kill(name),
    /** Kills a component and lets the supervisor bring it back. */
    crash: (/** @type {string} */ name) => supervisor.kill(name, { restart: true }),
    start: (/** @type {string} */ name) => supervisor.restart(name),
    /** Starts the instances of a service again, one after the other, as `npm run restart` does. */
    renew: (/** @type {string} */ service) => renewal.oneByOne(service),
    stop,
  };
}

/**
 * A stack for tests and measurements: free port, data folder of its own, Postgres without durability.
 * @param {object} options
 * @param {string} options.dataDir
 * @param {number} [options.port] Port of the gateway; 0, the default, takes a free one.
 * @param {'none' | 'starter' | 'demo'} [options.seed]
 * @param {boolean} [options.fast] Postgres without durability, default true.
 * @param {NodeJS.ProcessEnv} [options.env] Other settings as in .env; RATE_LIMITS is off unless given.
 * @param {NodeJS.ProcessEnv} [options.serviceEnv] Additions to the environment of the services.
 * @param {boolean} [options.build] Whether to build changed sources, default true.
 * @param {import('./progress.mjs').Progress} [options.progress]
 */
export async function startStack({
  dataDir,
  port = 0,
  seed: level = 'demo',
  fast = true,
  env = {},
  serviceEnv,
  build,
  progress,
}) {
  const settings = readSettings(
    { RATE_LIMITS: 'off', LOG_LEVEL: 'warn', ...env, PORT: String(port), SEED: level, DATA_DIR: dataDir },
    CHECKOUT,
  );
  /** @type {() => void} */
  let kill = () => undefined;
  const stack = await bringUp({
    settings,
    progress,
    fast,
    build,
    extraEnv: serviceEnv,
    onSupervisor: (_stop, killAll) => (kill = killAll),
  });
  process.once('exit', kill);
  return {
    ...stack,
    /** Stops everything and, when asked, deletes the data. @param {{ remove?: boolean }} [how] */
    async stop({ remove = false } = {}) {
      await stack.stop();
      process.off('exit', kill);
      if (remove) removeData(dataDir);
    },
  };
}

/** @param {string} dataDir */
function removeData(dataDir) {
  // As root the database may lie elsewhere, behind a link.
  rmSync(realpathSync(path.join(dataDir, 'postgres')), { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
}
