// Starts one Postgres for a run of the medium tests and a Redis for each worker, and tells the test files where they are.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { provisionDatabase } from '../../../../deploy/local/database.mjs';
import { TOOLS_FOLDER } from '../../../../deploy/local/paths.mjs';
import { freePorts } from '../../../../deploy/local/ports.mjs';
import { preparePostgres } from '../../../../deploy/local/postgres.mjs';
import { redisAnswers } from '../../../../deploy/local/redis.mjs';
import { ensureTools } from '../../../../deploy/local/tools.mjs';

const BASE_DATABASE = 'pora';
const READY_WITHIN_MS = 20_000;
const REDIS_DATABASES = 256;

/**
 * @typedef {import('node:child_process').ChildProcess[]} Children Servers of the run.
 * @typedef {typeof globalThis & { poraMedium?: { folder: string, children: Children } }} MediumGlobal
 */

/** Every test file clones a database of its own, but channels of Redis are heard across its databases. @param {{ maxWorkers: number }} config jest's own. */
async function startMediumEnvironment({ maxWorkers }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'pora-medium-'));
  chmodSync(folder, 0o711);
  const [postgresPort, ...redisPorts] = await freePorts(1 + maxWorkers);
  const secrets = makeSecrets();
  /** @type {Children} */
  const children = [];
  /** @type {MediumGlobal} */ (globalThis).poraMedium = { folder, children };
  // A run that is broken off (Ctrl-C, process.exit) must not leave servers behind.
  process.once('exit', () => children.forEach((child) => child.kill('SIGINT')));
  const [ownerUrl, redisUrls] = await Promise.all([
    startPostgres({ folder, port: postgresPort, password: secrets.owner, children }),
    startRedises({ folder, ports: redisPorts, children }),
  ]);
  const urls = await provisionDatabase({ ownerUrl, ownDatabase: true, secrets });
  process.env.PORA_TEST_ENVIRONMENT = JSON.stringify({
    maintenanceUrl: ownerUrl,
    baseDatabase: BASE_DATABASE,
    ownerUrl: urls.owner,
    migratorUrl: urls.migrator,
    backupUrl: urls.backup,
    restoreUrl: urls.restore,
    serviceUrls: urls.services,
    redisUrls,
    redisDatabases: REDIS_DATABASES,
  });
}

function makeSecrets() {
  const secret = () => randomBytes(18).toString('hex');
  return {
    owner: secret(),
    migratorPassword: secret(),
    patientsPassword: secret(),
    plansPassword: secret(),
    catalogPassword: secret(),
    adminPassword: secret(),
    backupPassword: secret(),
    restorePassword: secret(),
  };
}

/** @param {{ folder: string, port: number, password: string, children: Children }} options */
async function startPostgres({ folder, port, password, children }) {
  const dataDir = path.join(folder, 'pg');
  mkdirSync(dataDir, { mode: 0o711 });
  const log = path.join(folder, 'postgres.log');
  const server = await preparePostgres({
    dataDir,
    instance: path.basename(folder),
    password,
    port,
    log,
    fast: true,
  });
  launch(children, server);
  await until('Postgres', () => connects(server.ownerUrl));
  return server.ownerUrl;
}

/** @param {{ folder: string, ports: number[], children: Children }} options */
async function startRedises({ folder, ports, children }) {
  mkdirSync(TOOLS_FOLDER, { recursive: true });
  const log = path.join(folder, 'tools.log');
  const { redis } = await ensureTools({ names: ['redis'], folder: TOOLS_FOLDER, log });
  return Promise.all(ports.map((port) => startRedis({ redis, folder, port, children })));
}

/** @param {{ redis: import('../../../../deploy/local/tools.mjs').Tool, folder: string, port: number, children: Children }} options */
async function startRedis({ redis, folder, port, children }) {
  const options = { port, bind: '127.0.0.1', save: '', appendonly: 'no', databases: REDIS_DATABASES };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  launch(children, { command: redis.command, args, cwd: folder, env: { ...process.env, ...redis.env } });
  const url = `redis://127.0.0.1:${port}`;
  await until('Redis', () => redisAnswers(url));
  return url;
}

/**
 * @param {Children} children
 * @param {Pick<import('../../../../deploy/local/supervisor.mjs').Component, 'command' | 'args' | 'cwd' | 'env' | 'uid' | 'gid'>} program
 */
function launch(children, { command, args, cwd, env, uid, gid }) {
  const child = spawn(command, args, { cwd, env, uid, gid, stdio: 'ignore' });
  child.on('error', (error) => {
    throw error;
  });
  children.push(child);
}

/** @param {string} url */
async function connects(url) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/** @param {string} name @param {() => Promise<boolean>} isReady */
async function until(name, isReady) {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await isReady())) {
    if (Date.now() > deadline)
      throw new Error(`${name} of the tests did not start within ${READY_WITHIN_MS / 1000} s`);
    await sleep(50);
  }
}

/** Ends the servers of {@link startMediumEnvironment} and removes their data. */
export async function stopMediumEnvironment() {
  const { folder, children = [] } = /** @type {MediumGlobal} */ (globalThis).poraMedium ?? {};
  await Promise.all(children.map(stop));
  if (folder) rmSync(folder, { recursive: true, force: true });
}

/** @param {import('node:child_process').ChildProcess} child */
function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return undefined;
  return new Promise((resolve) => {
    child.once('exit', resolve);
    // Postgres: fast shutdown; nothing of it is kept.
    child.kill('SIGINT');
  });
}

export { startMediumEnvironment as default };
