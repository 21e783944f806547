/**
 * The data of a practice as one released version left them, in one small file. A newer version has to take them over without
 * loss, and the released one has to go on with what the newer made of its tables: `upgrade.medium.spec.ts` tries both.
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type pg from 'pg';
import { copyIn, copyOut } from '../../services/admin/src/backups/dump/copy.js';
import { readShapes, sqlName, type TableShape } from '../../services/admin/src/backups/dump/table-shape.js';
import { SERVICES } from '../local/paths.mjs';

const FOLDER = path.join(import.meta.dirname, 'data-sets');
const ENDING = '.json.br';

/** Rows of one table, as CSV with a head, in the order of their key. */
export interface DataSetTable extends TableShape {
  readonly csv: string;
}

/** Everything one version left in its database. */
export interface DataSet {
  readonly format: 'pora-data-set';
  /** Version of the product, as package.json names it. */
  readonly version: string;
  /** Names of the migrations each schema had. */
  readonly migrations: Readonly<Record<string, readonly string[]>>;
  readonly tables: readonly DataSetTable[];
  /** `last` is null where none was taken yet. */
  readonly sequences: readonly { readonly name: string; readonly last: string | null }[];
  /** Tables (`schema.table`) and columns (`schema.table.column`) this version no longer names: the next may take them away. */
  readonly retired: readonly string[];
}

/** Released versions with stored data, the oldest first. */
export function storedVersions(): string[] {
  const versions = readdirSync(FOLDER)
    .filter((name) => name.endsWith(ENDING))
    .map((name) => name.slice(0, -ENDING.length));
  return versions.sort(compareVersions);
}

/** Order of two versions `1.2.3`; negative when the first is older. */
function compareVersions(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}

const fileOf = (version: string) => path.join(FOLDER, `${version}${ENDING}`);

/** Bytes the stored data of a version take. */
export const storedBytes = (version: string) => statSync(fileOf(version)).size;

/** The stored data of a version. */
export function readDataSet(version: string): DataSet {
  return JSON.parse(brotliDecompressSync(readFileSync(fileOf(version))).toString()) as DataSet;
}

/** Stores the data of a version; answers the path of the file. */
export function writeDataSet(set: DataSet): string {
  const bytes = Buffer.from(JSON.stringify(set));
  // The same foods stand in plans, in their former versions and in the catalogue, far apart.
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  writeFileSync(fileOf(set.version), brotliCompressSync(bytes, { params }));
  return fileOf(set.version);
}

/** Reads everything the services have in a database, as it was at one moment. */
export async function takeDataSet(
  client: pg.Client,
  { version, retired }: Pick<DataSet, 'version' | 'retired'>,
): Promise<DataSet> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const shapes = await readShapes(client, await tableNames(client));
  const tables: DataSetTable[] = [];
  for (const [, shape] of [...shapes].sort(([one], [other]) => (one < other ? -1 : 1))) {
    tables.push({ ...shape, csv: await text(copyOut(client, shape)) });
  }
  const migrations: Record<string, string[]> = {};
  for (const schema of SERVICES) {
    const { rows } = await client.query<{ name: string }>(
      `SELECT name FROM ${schema}.migrations ORDER BY id`,
    );
    migrations[schema] = rows.map(({ name }) => name);
  }
  const { rows: sequences } = await client.query<{ name: string; last: string | null }>(
    `SELECT schemaname || '.' || sequencename AS name, last_value::text AS last FROM pg_sequences
     WHERE schemaname = ANY ($1) AND sequencename <> 'migrations_id_seq' ORDER BY 1`,
    [SERVICES],
  );
  await client.query('COMMIT');
  return { format: 'pora-data-set', version, migrations, tables, sequences, retired };
}

async function tableNames(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT schemaname || '.' || tablename AS name FROM pg_tables WHERE schemaname = ANY ($1) AND tablename <> 'migrations'`,
    [SERVICES],
  );
  return rows.map(({ name }) => name);
}

/** Empties the tables of a set, and whatever refers to them. */
export async function emptyTables(client: pg.Client, { tables }: DataSet): Promise<void> {
  await client.query(`TRUNCATE ${tables.map(sqlName).join(', ')} CASCADE`);
}

/** Writes the rows of one table. */
export async function pourTable(client: pg.Client, table: DataSetTable): Promise<void> {
  await pipeline(Readable.from([Buffer.from(table.csv)]), copyIn(client, table));
}

/**
 * Fills a database whose tables are as the set knows them. As a superuser: no trigger fires and no reference is asked for, so
 * that what comes in is what was taken.
 */
export async function pourDataSet(client: pg.Client, set: DataSet): Promise<void> {
  await client.query('BEGIN');
  await client.query('SET LOCAL session_replication_role = replica');
  await emptyTables(client, set);
  for (const table of set.tables) await pourTable(client, table);
  for (const { name, last } of set.sequences) {
    if (last !== null) await client.query('SELECT setval($1, $2)', [name, last]);
  }
  await client.query('COMMIT');
}

/** The rows of a table today, in the columns the set knows. */
export const rowsToday = (client: pg.Client, table: TableShape) => text(copyOut(client, table));
