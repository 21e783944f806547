import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { DataSource, type QueryRunner } from 'typeorm';
import { z } from 'zod';
import { ConfigError, type Environment } from './config.js';
import { dataSourceOptions } from './database/data-source-options.js';
import { Foundation1700000000000 } from './database/foundation.migration.js';
import { applyGrants } from './database/grants.js';
import { isDatabaseAway } from './errors/postgres-errors.js';
import type { ServiceDefinition } from './service.js';

export { practiceRecordColumnsSql, recordColumnsSql } from './database/record-columns.js';

/** Which way to migrate: everything that is missing, or the last one back. */
export type Direction = 'up' | 'down';

/** What of a service is migrated; its entities are asked for only by what compares them with the tables. */
export type MigratedService = Pick<ServiceDefinition, 'name' | 'migrations'> &
  Partial<Pick<ServiceDefinition, 'entities'>>;

/** Where to migrate and for whom. */
export interface MigrationTarget {
  /** Connection of the owner of the schemas. */
  readonly migrationUrl: string;
  /** Role the service logs in with; gets its rights again after every run. */
  readonly serviceRole: string;
}

const levelSchema = z.array(z.string());
const WAIT_FOR_DATABASE_MS = 30_000;
/** Any fixed number; replicas that start together migrate one after another. */
const ADVISORY_LOCK = 70_726_101;

/**
 * Program of `node dist/migrate.js [down]`: migrates from MIGRATION_DATABASE_URL, names what it did, and ends the
 * process with 1 and one sentence on stderr when it cannot. MIGRATION_LEVEL (names of migrations in a JSON list) holds it
 * at the state data of an older version need.
 */
export async function runMigrations(definition: MigratedService): Promise<void> {
  try {
    const direction: Direction = process.argv[2] === 'down' ? 'down' : 'up';
    const level = process.env['MIGRATION_LEVEL'];
    const wanted =
      level === undefined ? definition : atLevel(definition, levelSchema.parse(JSON.parse(level)));
    const names = await migrate(wanted, readTarget(process.env), direction);
    process.stdout.write(`${definition.name}: ${direction} ${names.length ? names.join(', ') : '–'}\n`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`Migracja bazy usługi ${definition.name} nie powiodła się: ${reason}\n`);
    process.exitCode = 1;
  }
}

/**
 * The service as a version knew it that had just the named migrations.
 * @throws ConfigError when one of them is newer than this program
 */
export function atLevel(definition: MigratedService, names: readonly string[]): MigratedService {
  const wanted = new Set(names);
  const known = [Foundation1700000000000, ...definition.migrations].map(({ name }) => name);
  const strange = names.filter((name) => !known.includes(name));
  if (strange.length > 0) {
    throw new ConfigError(`dane są z nowszej wersji programu (${strange.join(', ')}).`);
  }
  return { ...definition, migrations: definition.migrations.filter(({ name }) => wanted.has(name)) };
}

/** Migrates a schema and answers the names of the migrations that ran (or went back). */
export async function migrate(
  definition: MigratedService,
  target: MigrationTarget,
  direction: Direction = 'up',
): Promise<string[]> {
  const client = await connectPatiently(target.migrationUrl);
  try {
    await client.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCK]);
    await ensureSchema(client, definition.name);
    const names = await withMigrator(definition, target.migrationUrl, (source) =>
      direction === 'down' ? revertLast(source) : runMissing(source),
    );
    await applyGrants(client, definition.name, target.serviceRole);
    return names;
  } finally {
    await client.end();
  }
}

/** Opens the migrating data source of a service for the length of some work. */
export async function withMigrator<T>(
  definition: MigratedService,
  url: string,
  work: (source: DataSource) => Promise<T>,
): Promise<T> {
  const { name, entities = [] } = definition;
  const settings = { url, statementTimeoutMs: 0, lockTimeoutMs: 10_000, poolSize: 2 };
  const source = new DataSource({
    ...dataSourceOptions({ name, entities }, settings),
    migrations: [Foundation1700000000000, ...definition.migrations],
    migrationsTableName: 'migrations',
  });
  await source.initialize();
  try {
    return await work(source);
  } finally {
    await source.destroy();
  }
}

/** Makes an extension available to all schemas. The embedded and the usual hosted Postgres trust the owner with it. */
export async function requireExtension(
  runner: QueryRunner,
  name: 'pg_trgm' | 'unaccent' | 'pgcrypto',
): Promise<void> {
  await runner.query(`CREATE EXTENSION IF NOT EXISTS ${name} SCHEMA public`);
}

async function runMissing(source: DataSource): Promise<string[]> {
  const done = await source.runMigrations({ transaction: 'each' });
  return done.map(({ name }) => name);
}

async function revertLast(source: DataSource): Promise<string[]> {
  const names = () =>
    source
      .query<{ name: string }[]>('SELECT name FROM migrations ORDER BY id')
      .then((rows) => rows.map((r) => r.name));
  const before = await names();
  if (before.length === 0) return [];
  await source.undoLastMigration({ transaction: 'each' });
  const after = new Set(await names());
  return before.filter((name) => !after.has(name));
}

async function ensureSchema(client: pg.Client, schema: string): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_namespace WHERE nspname = $1', [schema]);
  if (!rowCount) await client.query(`CREATE SCHEMA IF NOT EXISTS ${pg.escapeIdentifier(schema)}`);
}

async function connectPatiently(url: string): Promise<pg.Client> {
  const deadline = Date.now() + WAIT_FOR_DATABASE_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (!isDatabaseAway(error) || Date.now() > deadline) throw error;
      await wait(500);
    }
  }
}

function readTarget(environment: Environment): MigrationTarget {
  const { MIGRATION_DATABASE_URL: migrationUrl, DATABASE_URL: serviceUrl } = environment;
  if (!migrationUrl || !URL.canParse(migrationUrl)) {
    throw new ConfigError('popraw ustawienie MIGRATION_DATABASE_URL (potrzebny jest adres postgres://…).');
  }
  if (!serviceUrl || !URL.canParse(serviceUrl)) {
    throw new ConfigError('popraw ustawienie DATABASE_URL (potrzebny jest adres postgres://…).');
  }
  return { migrationUrl, serviceRole: decodeURIComponent(new URL(serviceUrl).username) };
}
