import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { z } from 'zod';
import { createContext } from './app.js';
import { ConfigError, readConfig, textSetting } from './config.js';
import { frameworkLogger, Log } from './logging.js';
import type { CallerInfo } from './request-context.js';
import type { ServiceDefinition } from './service.js';
import type { SettingsShape } from './settings.js';
import { Transactions } from './transactions.js';

/** How much data a fresh practice starts with. */
export type SeedLevel = 'none' | 'starter' | 'demo';

/** Author recorded for seeded rows. */
export const SEED_CALLER: CallerInfo = {
  email: 'seed@pora',
  name: 'Dane startowe',
  isAdmin: false,
  requestId: 'seed',
  sessionKey: 'seed',
};

/** What a seeding function gets. */
export interface Seed {
  readonly level: SeedLevel;
  /** The service without HTTP; `app.get(Class)` gives any provider. */
  readonly app: INestApplicationContext;
  /** Parsed JSON file of SEED_DIR. */
  readonly readJson: (fileName: string) => Promise<unknown>;
  /** Sorted names (relative to SEED_DIR) of the JSON files in a folder of SEED_DIR. */
  readonly listFiles: (folder: string) => Promise<string[]>;
}

/** Whole catalogues go in at once, and nobody waits for an answer. */
const SEED_STATEMENT_TIMEOUT_MS = 60_000;

const seedSettings = {
  SEED: z
    .enum(['none', 'starter', 'demo'], { error: 'dozwolone są wartości none, starter i demo' })
    .default('demo'),
  SEED_DIR: textSetting(),
};

/**
 * Program of `node dist/seed.js`: runs `work` in one transaction (it must leave existing data alone) and ends the
 * process with 1 and one sentence on stderr when it fails.
 */
export async function runSeed<S extends SettingsShape>(
  definition: ServiceDefinition<S>,
  work: (seed: Seed) => Promise<void>,
): Promise<void> {
  try {
    await seedFrom(definition, process.env, work);
    process.stdout.write(`${definition.name}: seed ok\n`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(
      `Wczytanie danych startowych usługi ${definition.name} nie powiodło się: ${reason}\n`,
    );
    process.exitCode = 1;
  }
}

/** Seeds from the given environment. @throws ConfigError for a bad variable, else what `work` throws */
export async function seedFrom<S extends SettingsShape>(
  definition: ServiceDefinition<S>,
  environment: Readonly<Record<string, string | undefined>>,
  work: (seed: Seed) => Promise<void>,
): Promise<void> {
  const parsed = z.object(seedSettings).safeParse(environment);
  if (!parsed.success) {
    const [problem] = parsed.error.issues;
    throw new ConfigError(`popraw ustawienie ${problem?.path.join('.')} (${problem?.message}).`);
  }
  const { SEED: level, SEED_DIR: directory } = parsed.data;
  const config = readConfig(definition, { SERVICE_PORT: '0', ...environment });
  const patient = { ...definition, statementTimeoutMs: SEED_STATEMENT_TIMEOUT_MS };
  const app = await createContext(patient, config, frameworkLogger(new Log(config)));
  try {
    const seed = { level, app, ...seedFiles(directory) };
    await app.get(Transactions).run(() => work(seed));
  } finally {
    await app.close();
  }
}

function seedFiles(directory: string): Pick<Seed, 'readJson' | 'listFiles'> {
  return {
    readJson: async (name) => JSON.parse(await readFile(join(directory, name), 'utf8')) as unknown,
    listFiles: async (folder) => {
      const names = await readdir(join(directory, folder));
      const files = names.filter((name) => name.endsWith('.json')).sort();
      return files.map((name) => `${folder}/${name}`);
    },
  };
}
