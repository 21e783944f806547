import { migrate, withMigrator } from '../migrations.js';
import type { ServiceDefinition } from '../service.js';
import { emptyDatabase } from './databases.js';
import { onDatabase, roleUrl, testEnvironment } from './environment.js';

/** What a service's migrations did on an empty database. */
export interface MigrationReport {
  readonly applied: readonly string[];
  /** Names that went back when the last migration was reverted. */
  readonly reverted: readonly string[];
  /** SQL by which entities and tables differ; must be empty. */
  readonly drift: readonly string[];
}

/** Runs all migrations on an empty database, reverts and repeats the last, and compares tables with entities. */
export async function migrationReport(definition: ServiceDefinition): Promise<MigrationReport> {
  const environment = testEnvironment();
  const database = await emptyDatabase(definition);
  const target = {
    migrationUrl: onDatabase(environment.migratorUrl, database.name),
    serviceRole: new URL(roleUrl(environment, definition.name)).username,
  };
  try {
    const applied = await migrate(definition, target, 'up');
    const reverted = await migrate(definition, target, 'down');
    await migrate(definition, target, 'up');
    const drift = await withMigrator(definition, target.migrationUrl, async (source) => {
      const sql = await source.driver.createSchemaBuilder().log();
      return sql.upQueries.map(({ query }) => query);
    });
    return { applied, reverted, drift };
  } finally {
    await database.drop();
  }
}
