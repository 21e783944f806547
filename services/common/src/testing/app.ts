import type { AddressInfo } from 'node:net';
import type { InjectionToken } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test, type TestingModuleBuilder } from '@nestjs/testing';
import pg from 'pg';
import supertest from 'supertest';
import { prepareHttp } from '../app.js';
import { INTERNAL_SECRET_HEADER } from '../auth/internal-caller.js';
import type { SignedInSession } from '../auth/session-record.js';
import { readConfig, type ServiceConfig } from '../config.js';
import { CoreModule } from '../core.module.js';
import { PoraAdapter } from '../http/pora-adapter.js';
import { frameworkLogger, Log } from '../logging.js';
import { RedisConnection } from '../redis.js';
import type { ServiceDefinition } from '../service.js';
import type { SettingsShape } from '../settings.js';
import { cloneDatabase, type TestDatabase } from './databases.js';
import { ownRedisUrl, testEnvironment } from './environment.js';
import { cuttable, type Cuttable } from './faults.js';
import { signIn, TEST_ACCOUNTS, type SignedIn, type TestRole } from './signed-in.js';
import { NOBODY } from './program.js';
import { until } from './until.js';

export { TEST_ACCOUNTS, type SignedIn, type TestRole } from './signed-in.js';

/** How a test wants its service. */
export interface TestAppOptions {
  /** Environment variables on top of the test's own, e.g. `{ PATIENTS_URL }`. */
  readonly env?: Readonly<Record<string, string>>;
  /** Replaces providers. */
  readonly override?: (builder: TestingModuleBuilder) => TestingModuleBuilder;
  /** Puts proxies in front of Postgres and Redis, so that `faults` can cut them. */
  readonly faults?: boolean;
}

/** A running service on real Postgres and Redis. */
export interface TestApp {
  readonly url: string;
  readonly config: ServiceConfig;
  /** Requests of nobody. */
  http(): ReturnType<typeof supertest>;
  /** Headers of a call from another service, optionally on behalf of a person. */
  internal(email?: string): Record<string, string>;
  signIn(role: TestRole, session?: Partial<SignedInSession>): Promise<SignedIn>;
  get<T>(token: InjectionToken<T>): T;
  /** Runs SQL as the owner of the database, in the service's schema. */
  query<T extends object = Record<string, unknown>>(sql: string, parameters?: unknown[]): Promise<T[]>;
  /** Only with `faults: true`. */
  readonly faults: { postgres: Cuttable; redis: Cuttable };
  stop(): Promise<void>;
}

/** Starts a service for one test file: cloned database, Redis database of its own, free port. */
export async function createTestApp<S extends SettingsShape>(
  definition: ServiceDefinition<S>,
  options: TestAppOptions = {},
): Promise<TestApp> {
  const database = await cloneDatabase(definition as unknown as ServiceDefinition);
  const servers = await prepareServers(database, options.faults ?? false);
  const config = readConfig(definition, testVariables(servers, options.env));
  const app = await startApp(definition, config, options.override).catch(async (error: unknown) => {
    await database.drop();
    throw error;
  });
  const { port } = app.getHttpServer().address() as AddressInfo;
  return assemble({
    app,
    config,
    database,
    servers,
    schema: definition.name,
    url: `http://127.0.0.1:${port}`,
  });
}

async function startApp<S extends SettingsShape>(
  definition: ServiceDefinition<S>,
  config: ServiceConfig<S>,
  override: TestAppOptions['override'] = (builder) => builder,
): Promise<NestExpressApplication> {
  const logger = frameworkLogger(new Log(config));
  const builder = Test.createTestingModule({ imports: [CoreModule.forService(definition, config)] });
  const module = await override(builder).setLogger(logger).compile();
  const app = module.createNestApplication<NestExpressApplication>(new PoraAdapter(config), {
    bodyParser: false,
    logger,
  });
  try {
    prepareHttp(app);
    await app.listen(0, '127.0.0.1');
    // A service starts without waiting for Redis; a test's first person signs in right away.
    await until(() => app.get(RedisConnection).client.isReady);
    return app;
  } catch (error) {
    // A service that refuses to start must not keep the test run alive with its connections.
    await app.close();
    throw error;
  }
}

interface Servers {
  postgresUrl: string;
  redisUrl: string;
  postgres: Cuttable | undefined;
  redis: Cuttable | undefined;
}

async function prepareServers(database: TestDatabase, withFaults: boolean): Promise<Servers> {
  const redisUrl = await freshRedis();
  if (!withFaults) {
    return { postgresUrl: database.serviceUrl, redisUrl, postgres: undefined, redis: undefined };
  }
  const [postgres, redis] = await Promise.all([cuttable(database.serviceUrl), cuttable(redisUrl)]);
  return { postgresUrl: postgres.url, redisUrl: redis.url, postgres, redis };
}

/** Takes the next database of this worker's Redis and empties it. */
export async function freshRedis(): Promise<string> {
  const { createClient } = await import('@redis/client');
  const { redisDatabases } = testEnvironment();
  const redisUrl = ownRedisUrl();
  const client = await createClient({ url: redisUrl }).connect();
  const number = (await client.incr('pora-test-databases')) % redisDatabases;
  const index = number === 0 ? 1 : number;
  await client.select(index);
  await client.flushDb();
  client.destroy();
  return `${redisUrl}/${index}`;
}

function testVariables(servers: Servers, env: Readonly<Record<string, string>> = {}): Record<string, string> {
  return {
    NODE_ENV: 'test',
    SERVICE_PORT: '0',
    DATABASE_URL: servers.postgresUrl,
    REDIS_URL: servers.redisUrl,
    PUBLIC_URL: 'http://localhost:8080',
    SESSION_SECRET: 'session-secret-of-the-medium-tests-only',
    INTERNAL_SECRET: 'internal-secret-of-the-medium-tests-only',
    ALLOWED_EMAILS: Object.values(TEST_ACCOUNTS)
      .map(({ email }) => email)
      .join(','),
    ADMIN_EMAIL: TEST_ACCOUNTS.admin.email,
    LOG_LEVEL: process.env['PORA_TEST_LOG'] ?? 'silent',
    RATE_LIMITS: 'off',
    PLANS_URL: NOBODY,
    CATALOG_URL: NOBODY,
    BACKUP_DATABASE_URL: asRole(servers.postgresUrl, testEnvironment().backupUrl),
    RESTORE_DATABASE_URL: asRole(servers.postgresUrl, testEnvironment().restoreUrl),
    ...env,
  };
}

/** The same database for the role of another connection. */
function asRole(postgresUrl: string, roleUrl: string): string {
  const { username, password } = new URL(roleUrl);
  return Object.assign(new URL(postgresUrl), { username, password }).href;
}

interface Parts {
  app: NestExpressApplication;
  config: ServiceConfig;
  database: TestDatabase;
  servers: Servers;
  schema: string;
  url: string;
}

function assemble({ app, config, database, servers, schema, url }: Parts): TestApp {
  const owner = new pg.Pool({
    connectionString: database.ownerUrl,
    options: `-c search_path=${schema},public`,
    max: 2,
  });
  owner.on('error', () => undefined);
  return {
    url,
    config,
    http: () => supertest(url),
    internal: (email) => ({
      [INTERNAL_SECRET_HEADER]: config.internalSecret,
      ...(email && { 'x-internal-caller': encodeURIComponent(email) }),
    }),
    signIn: (role, session) => {
      const sink = { set: redisSetter(app) };
      return signIn(role, { baseUrl: url, sessionSecret: config.sessionSecret, sink }, session);
    },
    get: (token) => app.get(token),
    query: async <T extends object>(sql: string, parameters: unknown[] = []) =>
      (await owner.query<T & pg.QueryResultRow>(sql, parameters)).rows,
    get faults() {
      if (!servers.postgres || !servers.redis) throw new Error('createTestApp needs { faults: true }');
      return { postgres: servers.postgres, redis: servers.redis };
    },
    stop: async () => {
      await app.close();
      await owner.end();
      await Promise.all([servers.postgres?.close(), servers.redis?.close()]);
      await database.drop();
    },
  };
}

function redisSetter(app: NestExpressApplication) {
  return (key: string, value: string, options: { PX: number }) =>
    app
      .get(RedisConnection)
      .run((client) => client.set(key, value, { expiration: { type: 'PX', value: options.PX } }));
}
