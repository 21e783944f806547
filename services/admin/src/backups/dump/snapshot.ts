import { once } from 'node:events';
import { Injectable } from '@nestjs/common';
import type { BackupTable } from '@pora/contracts/admin/backup.vocabulary';
import type pg from 'pg';
import { NOT_READABLE } from '../backups.strings.js';
import { BackupDatabase } from './backup-database.js';
import { BackupRefused } from './backup-refused.js';
import { copyOut } from './copy.js';
import type { BackupKey } from './encryption.js';
import type { Manifest, ManifestFile } from './manifest.js';
import { SUBJECT_TABLES } from './subjects.js';
import { writeTableFile } from './table-file.js';
import { closedTables, readShapes, sqlName, type TableShape } from './table-shape.js';

/** How far the tables behind a name are. */
export interface SnapshotProgress {
  readonly subject: BackupTable;
  readonly done: number;
  /** Rows at the moment of the snapshot. */
  readonly expected: number;
}

/** Where a snapshot is written to, and who hears how far it is. */
export interface SnapshotOptions {
  readonly folder: string;
  readonly key: BackupKey | undefined;
  readonly signal: AbortSignal;
  onBegin(subject: BackupTable): Promise<void>;
  /** Told with every few rows. */
  onProgress(progress: SnapshotProgress): void;
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
  { folder, key, signal, onProgress }: SnapshotOptions,
): Promise<ManifestFile[]> {
  const names = SUBJECT_TABLES.get(subject) ?? [];
  const known = await readShapes(client, names);
  await requireReadable(client, names);
  const shapes = names.flatMap((name) => known.get(name) ?? []);
  const expected = await countRows(client, shapes, signal);
  const files: ManifestFile[] = [];
  for (const shape of shapes) {
    const before = files.reduce((sum, file) => sum + file.rows, 0);
    const onRows = (rows: number) => onProgress({ subject, done: before + rows, expected });
    onRows(0);
    const rows = copyOut(client, shape);
    const written = await writeTableFile(rows, folder, fileName(shape, key), { key, signal, onRows });
    // The number of rows comes after the last of them: it is there before the answer to another question.
    await client.query('SELECT');
    files.push({ subject, ...shape, rows: rows.rowCount, ...written });
  }
  return files;
}

/** A table that is not there yet is in no backup; one that is there and left out would be missed at the restore. */
async function requireReadable(client: pg.Client, names: readonly string[]): Promise<void> {
  const closed = await closedTables(client, names);
  if (closed.length > 0) throw new BackupRefused(NOT_READABLE, { cause: new Error(closed.join(', ')) });
}

/** Counting takes a small part of the time that writing takes, and in the snapshot it is exact. */
async function countRows(
  client: pg.Client,
  shapes: readonly TableShape[],
  signal: AbortSignal,
): Promise<number> {
  let sum = 0;
  for (const shape of shapes) {
    // Before it is asked: nobody would hear why the question failed.
    signal.throwIfAborted();
    const counting = client.query<{ count: string }>(`SELECT count(*) FROM ${sqlName(shape)}`);
    const { rows } = await whileWanted(counting, signal);
    sum += Number(rows[0]?.count ?? 0);
  }
  return sum;
}

/** A table may be locked for long; who cancels from now on does not wait for that. The connection is cut off afterwards. */
async function whileWanted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const over = new AbortController();
  const unwanted = once(signal, 'abort', { signal: over.signal }).then(() => Promise.reject(signal.reason));
  try {
    return await Promise.race([work, unwanted]);
  } finally {
    over.abort();
  }
}

const fileName = ({ schema, table }: TableShape, key: BackupKey | undefined) =>
  `${schema}.${table}.csv.gz${key ? '.enc' : ''}`;

async function readMigrations(
  client: pg.Client,
  schemas: ReadonlySet<string>,
): Promise<Record<string, string[]>> {
  const known: [string, string[]][] = [];
  for (const schema of schemas) {
    const name = `${schema}.migrations`;
    await requireReadable(client, [name]);
    if (!(await readShapes(client, [name])).has(name)) continue;
    const sql = `SELECT name FROM ${client.escapeIdentifier(schema)}.migrations ORDER BY id`;
    const { rows } = await client.query<{ name: string }>(sql);
    known.push([schema, rows.map(({ name }) => name)]);
  }
  return Object.fromEntries(known);
}
