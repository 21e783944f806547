import { atLevel, migrate } from '@pora/common/migrations';
import type { ServiceDefinition } from '@pora/common/service';
import { emptyDatabase, type TestDatabase } from '@pora/common/testing/databases';
import { onDatabase, roleUrl, testEnvironment } from '@pora/common/testing/environment';
import pg from 'pg';
import { adminService } from '../../services/admin/src/service.js';
import { catalogService } from '../../services/catalog/src/service.js';
import { patientsService } from '../../services/patients/src/service.js';
import { plansService } from '../../services/plans/src/service.js';
import { type DataSet, pourDataSet } from './data-set.js';

/** All services, in the order of their migrations. */
export const DEFINITIONS = [
  catalogService,
  patientsService,
  plansService,
  adminService,
] as ServiceDefinition[];

/** Works on a connection that ends with the work. */
export async function on<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Brings all schemas to their newest version, or to that of a data set. */
export async function migrateAll({ name }: TestDatabase, level?: DataSet): Promise<void> {
  const environment = testEnvironment();
  for (const definition of DEFINITIONS) {
    await migrate(level ? atLevel(definition, level.migrations[definition.name] ?? []) : definition, {
      migrationUrl: onDatabase(environment.migratorUrl, name),
      serviceRole: new URL(roleUrl(environment, definition.name)).username,
    });
  }
}

/** A database as a version left it. */
export async function databaseOf(set: DataSet): Promise<TestDatabase> {
  const database = await emptyDatabase(plansService);
  await migrateAll(database, set);
  await on(database.ownerUrl, (client) => pourDataSet(client, set));
  return database;
}
