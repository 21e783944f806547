import { Injectable } from '@nestjs/common';
import type { BackupTable } from '@pora/contracts/admin/backup.vocabulary';
import type pg from 'pg';
import { BackupDatabase } from './backup-database.js';
import { copyOut } from './copy.js';
import type { BackupKey } from './encryption.js';
import type { Manifest, ManifestFile } from './manifest.js';
import { SUBJECT_TABLES } from './subjects.js';
import { writeTableFile } from './table-file.js';
import { readShapes, type TableShape } from './table-shape.js';

/** Where a snapshot is written to, and who hears how far it is. */
export interface SnapshotOptions {
  readonly folder: string;
  readonly key: BackupKey | undefined;
  readonly signal: AbortSignal;
  onBegin(subject: BackupTable): Promise<void>;
  onEnd(subject: BackupTable, sum: { rows: number; bytes: number }): Promise<void>;
}

/** What a snapshot came to. */
export type Snapshot = Pick<Manifest, 'takenAt' | 'migrations' | 'files'>;

/** Reads tables as they all were at one moment, whatever is written meanwhile. */
@Injectable()
export class SnapshotWriter {
  constructor(private readonly database: BackupDatabase) {}

  /** Whether an operator has set up the role that reads every table. */
  get isConfigured(): boolean {
    return this.database.isConfigured;
  }

  /** Names whose tables exist and may be read; none while no operator has set up the role. */
  async available(): Promise<BackupTable[]> {
    if (!this.database.isConfigured) return [];
    const shapes = await this.database.run((client) =>
      readShapes(client, [...SUBJECT_TABLES.values()].flat()),
    );
    return [...SUBJECT_TABLES].flatMap(([subject, tables]) =>
      tables.some((table) => shapes.has(table)) ? [subject] : [],
    );
  }

  /** Writes a file for each table of the named subjects. */
  async write(subjects: readonly BackupTable[], options: SnapshotOptions): Promise<Snapshot> {
    return this.database.run(async (client) => {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      const [moment] = (await client.query<{ now: Date }>('SELECT now() AS now')).rows;
      const files: ManifestFile[] = [];
      for (const subject of subjects) {
        await options.onBegin(subject);
        const written = await writeSubject(client, subject, options);
        files.push(...written);
        await options.onEnd(subject, {
          rows: written.reduce((sum, { rows }) => sum + rows, 0),
          bytes: written.reduce((sum, { fileBytes }) => sum + fileBytes, 0),
        });
      }
      const migrations = await readMigrations(client, new Set(files.map(({ schema }) => schema)));
      await client.query('COMMIT');
      return { takenAt: (moment?.now ?? new Date()).toISOString(), migrations, files };
    });
  }
}

async function writeSubject(
  client: pg.Client,
  subject: BackupTable,
  { folder, key, signal }: SnapshotOptions,
): Promise<ManifestFile[]> {
  const names = SUBJECT_TABLES.get(subject) ?? [];
  const shapes = await readShapes(client, names);
  const files: ManifestFile[] = [];
  for (const name of names) {
    const shape = shapes.get(name);
    if (!shape) continue;
    const rows = copyOut(client, shape);
    const written = await writeTableFile(rows, folder, fileName(shape, key), { key, signal });
    // The number of rows comes after the last of them: it is there before the answer to another question.
    await client.query('SELECT');
    files.push({ subject, ...shape, rows: rows.rowCount, ...written });
  }
  return files;
}

const fileName = ({ schema, table }: TableShape, key: BackupKey | undefined) =>
  `${schema}.${table}.csv.gz${key ? '.enc' : ''}`;

async function readMigrations(
  client: pg.Client,
  schemas: ReadonlySet<string>,
): Promise<Record<string, string[]>> {
  const known: [string, string[]][] = [];
  for (const schema of schemas) {
    const shapes = await readShapes(client, [`${schema}.migrations`]);
    const shape = shapes.get(`${schema}.migrations`);
    if (!shape) continue;
    const sql = `SELECT name FROM ${client.escapeIdentifier(schema)}.migrations ORDER BY id`;
    const { rows } = await client.query<{ name: string }>(sql);
    known.push([schema, rows.map(({ name }) => name)]);
  }
  return Object.fromEntries(known);
}
