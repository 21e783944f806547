import pg from 'pg';
import { BackupDatabase } from '../backups/dump/backup-database.js';
import { folderSource } from '../backups/dump/backup-source.js';
import { backupKey, type BackupKey } from '../backups/dump/encryption.js';
import type { Manifest } from '../backups/dump/manifest.js';
import { nowhere } from '../backups/dump/measured.js';
import { SUBJECT_TABLES } from '../backups/dump/subjects.js';
import { readTableFile } from '../backups/dump/table-file.js';
import { readShapes, sqlName } from '../backups/dump/table-shape.js';
import { RestoreDatabase } from '../backups/restore/restore-database.js';
import { RestoreEngine } from '../backups/restore/restore-engine.js';
import { BadArchive, unpackArchive } from './archive-file.js';
import { ownerConfig, readDescriptions, type Practice } from './practice.js';

/** An archive that lies open beside the data folder. */
export interface OpenedArchive {
  readonly folder: string;
  readonly secret: string | undefined;
  /** Breaks it off. */
  readonly signal: AbortSignal;
}

/** A migration fills it: an empty practice has this row. */
const COUNTER = 'catalog.catalogue_revisions';

/**
 * Takes an archive apart and reads all of it, so that nothing is begun with one that is damaged, foreign or encrypted with
 * another passphrase.
 * @throws BadArchive DamagedFile
 */
export async function openArchive(
  file: string,
  { folder, secret, signal }: OpenedArchive,
): Promise<{ manifest: Manifest; practice: Practice }> {
  await unpackArchive(file, folder);
  const described = await readDescriptions(folder);
  const { manifest } = described;
  const held = new Set(manifest.files.map(({ subject }) => subject));
  const missing = [...SUBJECT_TABLES.keys()].filter((subject) => !held.has(subject));
  if (missing.length > 0) throw new BadArchive(`the archive does not hold ${missing.join(', ')}`);
  const key = await keyOf(manifest, secret);
  for (const described of manifest.files)
    await readTableFile(described, folderSource(folder), nowhere(), { key, signal });
  return described;
}

async function keyOf({ encryption }: Manifest, secret: string | undefined): Promise<BackupKey | undefined> {
  if (encryption === null) return undefined;
  if (secret === undefined)
    throw new BadArchive('the archive is encrypted: give its passphrase in PRACTICE_KEY');
  return backupKey(secret, encryption.salt);
}

/** @throws BadArchive when somebody has worked in the practice already */
export async function requireEmpty(url: string): Promise<void> {
  await new BackupDatabase(ownerConfig(url)).run(async (client) => {
    const shapes = await readShapes(client, [...SUBJECT_TABLES.values()].flat());
    for (const [name, shape] of shapes) {
      const { rowCount } = await client.query(`SELECT FROM ${sqlName(shape)} LIMIT 1`);
      if (rowCount && name !== COUNTER) {
        throw new BadArchive(
          'there is a practice here already, and an import never mixes two: set a new DATA_DIR (or an empty database)',
        );
      }
    }
  });
}

/**
 * What a migration does with rows, it does once: rows of an older version would come too late for it.
 * @throws BadArchive when the tables are newer than the archive
 */
export async function refuseOlder(url: string, { migrations }: Manifest): Promise<void> {
  await new BackupDatabase(ownerConfig(url)).run(async (client) => {
    for (const [schema, known] of Object.entries(migrations)) {
      const table = `${pg.escapeIdentifier(schema)}.migrations`;
      const { rows } = await client.query<{ is: boolean }>('SELECT to_regclass($1) IS NOT NULL AS is', [
        table,
      ]);
      if (!rows[0]?.is) continue;
      const later = await client.query(`SELECT FROM ${table} WHERE name <> ALL ($1) LIMIT 1`, [known]);
      if (later.rowCount)
        throw new BadArchive(
          'the tables here are of a newer version than the archive: set a new DATA_DIR (or an empty database)',
        );
    }
  });
}

/** Fills the empty tables of a database that is at the archive's level; all of it or nothing. Answers how many rows. */
export async function pourPractice(url: string, { folder, secret, signal }: OpenedArchive): Promise<number> {
  const { manifest, practice } = await readDescriptions(folder);
  const key = await keyOf(manifest, secret);
  const engine = new RestoreEngine(new RestoreDatabase(ownerConfig(url)));
  const nothing = () => Promise.resolve();
  await engine.restore(
    { manifest, source: folderSource(folder), key },
    {
      ...{ subjects: [...SUBJECT_TABLES.keys()], signal, begin: nothing, keepPresent: nothing },
      async note(client) {
        await noteNumbers(client, practice);
        await noteSteps(client, practice);
      },
    },
  );
  return manifest.files.reduce((sum, { rows }) => sum + rows, 0);
}

/** Numbers go on where they stood, also behind those whose rows are gone. */
async function noteNumbers(client: pg.Client, { sequences }: Practice): Promise<void> {
  for (const { name, last } of sequences) {
    if (last === null) continue;
    const [schema = '', sequence = ''] = name.split('.');
    await client.query(
      'SELECT setval($1::regclass, greatest($2::bigint, (SELECT last_value FROM pg_sequences WHERE schemaname = $3 AND sequencename = $4)))',
      [`${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(sequence)}`, last, schema, sequence],
    );
  }
}

/** Starter rows that somebody deleted do not come back. */
async function noteSteps(client: pg.Client, { steps }: Practice): Promise<void> {
  for (const { step, fingerprint } of steps)
    await client.query(
      `INSERT INTO setup.steps (step, fingerprint) VALUES ($1, $2)
       ON CONFLICT (step) DO UPDATE SET fingerprint = EXCLUDED.fingerprint, done_at = now()`,
      [step, fingerprint],
    );
}
