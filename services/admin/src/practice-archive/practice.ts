import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { z } from 'zod';
import { MANIFEST_FILE, manifestText, readManifest, type Manifest } from '../backups/dump/manifest.js';
import type { AdminConfig } from '../config.js';
import { BadArchive } from './archive-file.js';

const PRACTICE_FILE = 'practice.json';

/** What a practice has beside its rows. */
const practiceSchema = z.object({
  format: z.literal('pora-practice'),
  formatVersion: z.literal(1),
  /** Version of the program that wrote the archive. */
  version: z.string(),
  /** Starter data this database was given, so that what a person deleted does not come back. */
  steps: z.array(z.object({ step: z.string(), fingerprint: z.string() })),
  /** Numbers that were given out, also to what is gone again; `last` is null before the first. */
  sequences: z.array(
    z.object({
      name: z.string().regex(/^[a-z_]+\.[a-z_]+$/),
      last: z.string().regex(/^\d+$/).nullable(),
    }),
  ),
});

/** What a practice has beside its rows. */
export type Practice = z.output<typeof practiceSchema>;

/** The configuration of a program that works as the owner of the database. */
export const ownerConfig = (url: string) =>
  ({ settings: { BACKUP_DATABASE_URL: url, RESTORE_DATABASE_URL: url } }) as unknown as AdminConfig;

/** Reads what a practice has beside its rows. */
export async function readPractice(client: pg.Client, version: string): Promise<Practice> {
  // A start makes it; a database that was only migrated has none.
  const ledger = await client.query<{ name: string | null }>("SELECT to_regclass('setup.steps') AS name");
  const steps = await client.query<Practice['steps'][number]>(
    ledger.rows[0]?.name
      ? `SELECT step, fingerprint FROM setup.steps WHERE step LIKE 'seed %' ORDER BY step`
      : `SELECT '' AS step, '' AS fingerprint WHERE false`,
  );
  const sequences = await client.query<Practice['sequences'][number]>(
    `SELECT schemaname || '.' || sequencename AS name, last_value::text AS last FROM pg_sequences
     WHERE schemaname IN ('admin', 'catalog', 'patients', 'plans') AND sequencename <> 'migrations_id_seq' ORDER BY 1`,
  );
  return {
    ...{ format: 'pora-practice', formatVersion: 1, version },
    ...{ steps: steps.rows, sequences: sequences.rows },
  };
}

/** Writes both descriptions of an archive. */
export async function describePractice(
  folder: string,
  manifest: Manifest,
  practice: Practice,
): Promise<void> {
  const forOwner = { mode: 0o600 };
  await writeFile(path.join(folder, MANIFEST_FILE), manifestText(manifest), forOwner);
  await writeFile(path.join(folder, PRACTICE_FILE), `${JSON.stringify(practice, null, 2)}\n`, forOwner);
}

/** Reads both descriptions of an archive. @throws BadArchive when they are of another format, or a newer one */
export async function readDescriptions(folder: string): Promise<{ manifest: Manifest; practice: Practice }> {
  return {
    manifest: await read(folder, MANIFEST_FILE, readManifest),
    practice: await read(folder, PRACTICE_FILE, (text) => practiceSchema.parse(JSON.parse(text))),
  };
}

async function read<T>(folder: string, name: string, parse: (text: string) => T): Promise<T> {
  try {
    return parse(await readFile(path.join(folder, name), 'utf8'));
  } catch (cause) {
    throw new BadArchive(`the archive has no ${name} that this version can read`, { cause });
  }
}
