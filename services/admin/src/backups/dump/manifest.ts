import { z } from 'zod';
import { NEWER_VERSION } from '../backups.strings.js';
import { BackupRefused } from './backup-refused.js';

/** Name of the description beside the files of a backup. */
export const MANIFEST_FILE = 'manifest.json';

const columnSchema = z.object({
  name: z.string(),
  /** Type as Postgres writes it, e.g. `numeric(10,2)` or `text[]`. */
  type: z.string(),
  notNull: z.boolean(),
});

const fileSchema = z.object({
  /** Name the administrator ticked. */
  subject: z.string(),
  schema: z.string(),
  table: z.string(),
  columns: z.array(columnSchema).min(1),
  /** Columns of the primary key, in its order; empty where there is none. */
  key: z.array(z.string()),
  rows: z.int().min(0),
  /** SHA-256 of the CSV before it was compressed, in hexadecimal digits. */
  sha256: z.string(),
  /** Name of the file beside this description; never a way out of its folder. */
  file: z.string().regex(/^[\w.-]+$/),
  fileBytes: z.int().min(0),
  /** SHA-256 of the file as it lies on the disk. */
  fileSha256: z.string(),
});

/** What a backup holds and how to read it. The format grows when a member changes its meaning or goes. */
const manifestSchema = z.object({
  format: z.literal('pora-backup'),
  formatVersion: z.literal(1),
  backupId: z.string(),
  /** Moment of the snapshot, ISO 8601 in UTC. */
  takenAt: z.string(),
  /** Migrations each schema had, so that a newer backup is not poured into an older program. */
  migrations: z.record(z.string(), z.array(z.string())),
  /** Salt of the key in hexadecimal digits; null where the files are not encrypted. */
  encryption: z
    .object({ cipher: z.literal('aes-256-gcm'), kdf: z.literal('scrypt'), salt: z.string() })
    .nullable(),
  files: z.array(fileSchema),
});

/** What a backup holds. */
export type Manifest = z.output<typeof manifestSchema>;

/** The manifest as it lies beside the files: the same text however it was made. */
export const manifestText = (manifest: Manifest): string =>
  `${JSON.stringify(manifestSchema.parse(manifest), null, 2)}\n`;

/** One table of a backup. */
export type ManifestFile = Manifest['files'][number];

/** A column of a table. */
export type Column = z.output<typeof columnSchema>;

/** What any format says of itself. */
const newerSchema = z.object({ format: z.literal('pora-backup'), formatVersion: z.int().min(2) });

/**
 * @throws DamagedFile when the text is no manifest
 * @throws BackupRefused when it is one of a newer version
 */
export function readManifest(written: string): Manifest {
  try {
    const content: unknown = JSON.parse(written);
    if (!newerSchema.safeParse(content).success) return manifestSchema.parse(content);
  } catch (cause) {
    throw new DamagedFile('the manifest cannot be read', { cause });
  }
  throw new BackupRefused(NEWER_VERSION);
}

/** A file of a backup is not what its manifest says: damaged, cut off, or encrypted with another key. */
export class DamagedFile extends Error {
  override readonly name = 'DamagedFile';
}
