/** Tables and starter data: migrations of each service, then its seeds; each once for what it is made of. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { programRoot, releasesFolder } from '../release/services.mjs';
import { openLedger } from './database.mjs';
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
  const folder = releasesFolder(values.settings.dataDir);
  const roots = SERVICES.map((name) => programRoot({ folder, name, checkout: CHECKOUT }));
  const programs = [...new Set([CHECKOUT, ...roots])].flatMap((root) =>
    ['common', ...SERVICES].flatMap((name) =>
      listFiles(path.join(root, 'services', name, 'dist'), (file) => file.endsWith('.js')),
    ),
  );
  await once(values, 'migrate', fingerprint(CHECKOUT, programs), () =>
    Promise.all(
      SERVICES.map((name, index) => migrateService(name, values, logDir, { root: roots[index] ?? CHECKOUT })),
    ),
  );
}

/**
 * Brings every schema to the version that data of an older program need.
 * @param {Readonly<Record<string, readonly string[]>>} level Names of the migrations of each schema.
 * @param {import('./services.mjs').StackValues} values
 * @param {string} logDir
 */
export async function migrateTo(level, values, logDir) {
  await Promise.all(
    SERVICES.map((name) =>
      migrateService(name, values, logDir, { env: { MIGRATION_LEVEL: JSON.stringify(level[name] ?? []) } }),
    ),
  );
}

/**
 * Brings the schema of one service to what a version of it needs. Migrations only add, so the running version goes on.
 * @param {import('./paths.mjs').ServiceName} name
 * @param {import('./services.mjs').StackValues} values
 * @param {string} logDir
 * @param {{ root?: string, env?: NodeJS.ProcessEnv }} [how] Folder of the version, and what its program is told beside.
 */
export async function migrateService(name, values, logDir, { root = CHECKOUT, env = {} } = {}) {
  await runCommand(process.execPath, [serviceFile(name, 'migrate', root)], {
    cwd: CHECKOUT,
    env: { ...serviceEnv(name, values), MIGRATION_DATABASE_URL: values.database.migrator, ...env },
    log: path.join(logDir, 'migrate.log'),
    failure: `The tables could not be brought up to date (${name})`,
  });
}

/**
 * Loads the starter data of the named services that this database does not have yet.
 * @param {import('./paths.mjs').ServiceName[]} names
 * @param {import('./services.mjs').StackValues} values
 * @param {string} logDir
 */
export async function seed(names, values, logDir) {
  const level = values.settings.seed;
  const files = listFiles(SEED_FOLDER, (name) => name.endsWith('.json'));
  const wanted = `${level}:${fingerprint(SEED_FOLDER, files)}`;
  for (const name of names.filter((one) => existsSync(serviceFile(one, 'seed')))) {
    await once(values, `seed ${name}`, wanted, () =>
      runCommand(process.execPath, [serviceFile(name, 'seed')], {
        cwd: CHECKOUT,
        env: { ...serviceEnv(name, values), SEED: level, SEED_DIR: SEED_FOLDER },
        log: path.join(logDir, 'seed.log'),
        failure: `The starter data could not be loaded (${name})`,
      }),
    );
  }
}

/** Does a step unless this database notes it as done. @param {import('./services.mjs').StackValues} values @param {string} step @param {string} wanted @param {() => Promise<unknown>} work */
async function once(values, step, wanted, work) {
  const ledger = await openLedger(values.database.owner);
  try {
    if (await ledger.isDone(step, wanted)) return;
    await work();
    await ledger.note(step, wanted);
  } finally {
    await ledger.close();
  }
}
