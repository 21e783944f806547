/** Tables and starter data: migrations of each service, then its seeds. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { openSeedLedger } from './database.mjs';
import { fingerprint, listFiles } from './fingerprint.mjs';
import { CHECKOUT, SERVICES } from './paths.mjs';
import { runCommand } from './run-command.mjs';
import { serviceEnv, serviceFile } from './services.mjs';

const SEED_FOLDER = path.join(CHECKOUT, 'deploy', 'seed');

/**
 * Brings every schema to its newest version; the services migrate side by side, each its own schema.
 * @param {import('./services.mjs').StackValues} values
 * @param {string} logDir
 */
export async function migrate(values, logDir) {
  await Promise.all(
    SERVICES.map((name) =>
      runCommand(process.execPath, [serviceFile(name, 'migrate')], {
        cwd: CHECKOUT,
        env: { ...serviceEnv(name, values), MIGRATION_DATABASE_URL: values.database.migrator },
        log: path.join(logDir, 'migrate.log'),
        failure: `Nie udało się zaktualizować tabel (${name})`,
      }),
    ),
  );
}

/**
 * Loads the starter data of the named services that this database does not have yet.
 * @param {string[]} names
 * @param {import('./services.mjs').StackValues} values
 * @param {string} logDir
 */
export async function seed(names, values, logDir) {
  const level = values.settings.seed;
  const files = listFiles(SEED_FOLDER, (name) => name.endsWith('.json'));
  const wanted = `${level}:${fingerprint(SEED_FOLDER, files)}`;
  const ledger = await openSeedLedger(values.database.owner);
  try {
    for (const name of names.filter((one) => existsSync(serviceFile(one, 'seed')))) {
      if (await ledger.has(name, wanted)) continue;
      await runCommand(process.execPath, [serviceFile(name, 'seed')], {
        cwd: CHECKOUT,
        env: { ...serviceEnv(name, values), SEED: level, SEED_DIR: SEED_FOLDER },
        log: path.join(logDir, 'seed.log'),
        failure: `Nie udało się wczytać danych startowych (${name})`,
      });
      await ledger.add(name, wanted);
    }
  } finally {
    await ledger.close();
  }
}
