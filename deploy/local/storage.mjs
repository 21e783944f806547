/** Where the data lives: our own Postgres and Redis, or the given ones. */
import { provisionDatabase } from './database.mjs';
import { postgresAnswers, preparePostgres } from './postgres.mjs';
import { prepareRedis, redisAnswers } from './redis.mjs';
import { systemEnv } from './services.mjs';
import { StartError } from './start-error.mjs';

/**
 * @typedef {object} StorageOptions
 * @property {import('./settings.mjs').Settings} settings
 * @property {boolean} [fast] Postgres without durability (tests).
 * @property {import('./supervisor.mjs').Supervisor} supervisor
 * @property {Record<import('./tools.mjs').ToolName, import('./tools.mjs').Tool>} tools
 * @property {import('./secrets.mjs').Secrets} secrets
 * @property {Record<'postgres' | 'redis', number>} ports
 * @property {(name: string) => string} log File that a program's output goes to.
 * @property {(sentence: string) => void} [note] Told what a person should know.
 */

/**
 * Own Postgres and Redis, or the given ones.
 * @param {StorageOptions} options
 * @returns {Promise<{ database: import('./database.mjs').DatabaseUrls, redisUrl: string }>}
 */
export async function startStorage({
  settings,
  fast,
  supervisor,
  tools,
  secrets,
  ports,
  log,
  note = () => undefined,
}) {
  const { dataDir } = settings;
  const [database, redisUrl] = await Promise.all([
    startDatabase({ settings, supervisor, secrets, port: ports.postgres, log, fast, note }),
    settings.redisUrl ?? startRedis({ supervisor, tool: tools.redis, secrets, port: ports.redis, dataDir }),
  ]);
  if (settings.redisUrl && !(await redisAnswers(settings.redisUrl))) {
    throw new StartError(
      'The Redis of REDIS_URL does not answer: check address and password, or remove REDIS_URL and Pora starts its own.',
    );
  }
  return { database, redisUrl };
}

/**
 * Own Postgres or the given one, with its roles and schemas.
 * @param {Pick<StorageOptions, 'settings' | 'supervisor' | 'secrets' | 'log' | 'fast' | 'note'> & { port: number }} options
 * @returns {Promise<import('./database.mjs').DatabaseUrls>}
 */
export async function startDatabase({ settings, note = () => undefined, ...options }) {
  const { dataDir, databaseUrl, instances } = settings;
  const counts = Object.values(instances);
  // Those of one service may stand twice for a while, when another version takes over.
  const services = counts.reduce((sum, count) => sum + count, 0) + Math.max(...counts);
  const ownerUrl = databaseUrl ?? (await startPostgres({ ...options, dataDir, services, note }));
  return provisionDatabase({ ownerUrl, ownDatabase: !databaseUrl, secrets: options.secrets });
}

/**
 * @param {Pick<StorageOptions, 'supervisor' | 'secrets' | 'log' | 'fast'> & { port: number, dataDir: string, services: number, note: (sentence: string) => void }} options
 * @returns {Promise<string>} Connection of the owner.
 */
async function startPostgres({ supervisor, secrets, port, dataDir, log, fast, services, note }) {
  const { ownerUrl, outside, ...command } = await preparePostgres({
    dataDir,
    instance: secrets.instance,
    password: secrets.ownerPassword,
    port,
    log: log('postgres'),
    fast,
    services,
  });
  if (outside) {
    note(
      `The database lies in ${outside}: Postgres cannot run as root, and another account cannot enter ${dataDir}.`,
    );
  }
  await supervisor.start({
    name: 'postgres',
    title: 'The database',
    layer: 'database',
    ...command,
    env: systemEnv(),
    // Fast shutdown: open sessions are ended, everything committed is kept.
    stopSignal: 'SIGINT',
    isReady: () => postgresAnswers(ownerUrl),
  });
  return ownerUrl;
}

/**
 * @param {Pick<StorageOptions, 'supervisor' | 'secrets'> & { tool: import('./tools.mjs').Tool, port: number, dataDir: string }} options
 * @returns {Promise<string>} Its address.
 */
async function startRedis({ supervisor, tool, secrets, port, dataDir }) {
  const { redisPassword: password } = secrets;
  const { url, ...command } = await prepareRedis({ tool, dataDir, port, password });
  await supervisor.start({
    name: 'redis',
    title: 'Redis',
    layer: 'queue',
    ...command,
    isReady: () => redisAnswers(url),
  });
  return url;
}
