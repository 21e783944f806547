import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrate } from '../migrations.js';
import type { ServiceDefinition } from '../service.js';
import { onDatabase, roleUrl, testEnvironment } from './environment.js';

/** Any fixed number; test files that start together build a template one after another. */
const TEMPLATE_LOCK = 70_726_102;

/** A database of its own for one test file. */
export interface TestDatabase {
  readonly name: string;
  /** Connection of the service's own role. */
  readonly serviceUrl: string;
  /** Connection of the owner of everything. */
  readonly ownerUrl: string;
  drop(): Promise<void>;
}

/** Clones the migrated template of a service (made once per run) into a fresh database. */
export async function cloneDatabase(definition: ServiceDefinition): Promise<TestDatabase> {
  const environment = testEnvironment();
  const template = templateName(definition);
  await ensureTemplate(definition, template);
  return createDatabase(definition, template, environment.maintenanceUrl);
}

/** A fresh database with roles and empty schemas, not migrated. */
export async function emptyDatabase(definition: ServiceDefinition): Promise<TestDatabase> {
  const environment = testEnvironment();
  return createDatabase(definition, environment.baseDatabase, environment.maintenanceUrl);
}

async function createDatabase(
  definition: ServiceDefinition,
  template: string,
  maintenanceUrl: string,
): Promise<TestDatabase> {
  const environment = testEnvironment();
  const name = `t_${definition.name}_${randomBytes(6).toString('hex')}`;
  await onServer(maintenanceUrl, (client) =>
    client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`),
  );
  return {
    name,
    serviceUrl: onDatabase(roleUrl(environment, definition.name), name),
    ownerUrl: onDatabase(environment.ownerUrl, name),
    drop: () => onServer(maintenanceUrl, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`)),
  };
}

/** One template per set of migrations, so that two definitions of one schema never meet. */
function templateName({ name, migrations }: ServiceDefinition): string {
  const names = migrations.map((migration) => migration.name).join(',');
  return `tpl_${name}_${createHash('sha256').update(names).digest('hex').slice(0, 12)}`;
}

async function ensureTemplate(definition: ServiceDefinition, template: string): Promise<void> {
  const environment = testEnvironment();
  await onServer(environment.maintenanceUrl, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
    if (rowCount) return;
    const building = `${template}_new`;
    await client.query(`DROP DATABASE IF EXISTS ${building} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${building} TEMPLATE ${environment.baseDatabase} STRATEGY file_copy`);
    await migrate(definition, {
      migrationUrl: onDatabase(environment.migratorUrl, building),
      serviceRole: new URL(roleUrl(environment, definition.name)).username,
    });
    await client.query(`ALTER DATABASE ${building} RENAME TO ${template}`);
  });
}

async function onServer(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
