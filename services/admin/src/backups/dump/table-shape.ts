import pg from 'pg';
import type { Column } from './manifest.js';

/** How a table is built, as far as its rows need it. */
export interface TableShape {
  readonly schema: string;
  readonly table: string;
  /** In the table's order, without those Postgres computes itself. */
  readonly columns: Column[];
  readonly key: string[];
}

const READ_SHAPES = `
  SELECT n.nspname AS schema, c.relname AS table,
    (SELECT json_agg(json_build_object(
        'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'notNull', a.attnotnull) ORDER BY a.attnum)
      FROM pg_attribute a
      WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
    coalesce((SELECT json_agg(a.attname ORDER BY array_position(i.indkey::int2[], a.attnum))
      FROM pg_index i JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (i.indkey::int2[])
      WHERE i.indrelid = c.oid AND i.indisprimary), '[]') AS key
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind IN ('r', 'p') AND n.nspname || '.' || c.relname = ANY ($1::text[])
    AND has_table_privilege(c.oid, 'SELECT')`;

/** Shapes of those of the named tables (`schema.table`) that exist and may be read. */
export async function readShapes(
  client: pg.Client,
  names: readonly string[],
): Promise<ReadonlyMap<string, TableShape>> {
  const { rows } = await client.query<TableShape>(READ_SHAPES, [names]);
  return new Map(rows.map((shape) => [`${shape.schema}.${shape.table}`, shape]));
}

const READ_CLOSED = `
  SELECT n.nspname || '.' || c.relname AS name
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind IN ('r', 'p') AND n.nspname || '.' || c.relname = ANY ($1::text[])
    AND NOT has_table_privilege(c.oid, 'SELECT')`;

/** Those of the named tables that exist and may not be read. */
export async function closedTables(client: pg.Client, names: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(READ_CLOSED, [names]);
  return rows.map(({ name }) => name);
}

const quoted = pg.escapeIdentifier;

/** Name of the table as SQL takes it. */
export const sqlName = ({ schema, table }: Pick<TableShape, 'schema' | 'table'>) =>
  `${quoted(schema)}.${quoted(table)}`;

const columnList = (columns: readonly Column[]) => columns.map(({ name }) => quoted(name)).join(', ');

const FORMAT = 'FORMAT csv, HEADER';

/**
 * Writes all rows as CSV. Their order hangs on nothing but the rows themselves, so that the same rows give the same bytes
 * in any database.
 */
export function copyOutSql(shape: TableShape): string {
  const order = shape.key.map((name) => `${quoted(name)}::text COLLATE "C"`);
  const by = order.length > 0 ? order.join(', ') : 't::text COLLATE "C"';
  return `COPY (SELECT ${columnList(shape.columns)} FROM ${sqlName(shape)} t ORDER BY ${by}) TO STDOUT WITH (${FORMAT})`;
}

/** Reads rows as {@link copyOutSql} wrote them; a file with other columns is refused. */
export function copyInSql(shape: TableShape): string {
  return `COPY ${sqlName(shape)} (${columnList(shape.columns)}) FROM STDIN WITH (${FORMAT} MATCH)`;
}

/**
 * A bare table that takes the rows: types, obligatory columns and the primary key.
 * @param kind `UNLOGGED` for one that need not outlive a crash of the database: its rows are not written to the journal too
 */
export function createTableSql(shape: TableShape, kind: '' | 'UNLOGGED' = ''): string {
  const columns = shape.columns.map(
    ({ name, type, notNull }) => `${quoted(name)} ${type}${notNull ? ' NOT NULL' : ''}`,
  );
  const key = shape.key.length > 0 ? [`PRIMARY KEY (${shape.key.map(quoted).join(', ')})`] : [];
  return `CREATE ${kind} TABLE ${sqlName(shape)} (${[...columns, ...key].join(', ')})`;
}
