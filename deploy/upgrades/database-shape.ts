import type pg from 'pg';
import { SERVICES } from '../local/paths.mjs';

/** A column, as far as a program that writes or reads it has to know. */
export interface ColumnShape {
  /** `schema.table` */
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly notNull: boolean;
  /** Whether a row may leave it out although it is obligatory. */
  readonly hasDefault: boolean;
  readonly computed: boolean;
}

/** Something that refuses rows: a check, a reference, or that no two are alike. */
export interface RefusalShape {
  readonly name: string;
  readonly table: string;
  readonly columns: readonly string[];
  /** As SQL says it, without the name. */
  readonly definition: string;
  /** Table whose rows it keeps from being deleted. */
  readonly holds: string | null;
}

/** What a program meets in a database. */
export interface DatabaseShape {
  readonly columns: readonly ColumnShape[];
  readonly refusals: readonly RefusalShape[];
}

const COLUMNS = `
  SELECT n.nspname || '.' || c.relname AS "table", a.attname AS "column", format_type(a.atttypid, a.atttypmod) AS type,
    a.attnotnull AS "notNull", a.atthasdef OR a.attidentity <> '' AS "hasDefault", a.attgenerated <> '' AS computed
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  WHERE c.relkind IN ('r', 'p') AND n.nspname = ANY ($1) AND c.relname <> 'migrations'
  ORDER BY 1, a.attnum`;

/** Unique constraints stand here through their indexes. */
const REFUSALS = `
  SELECT x.conname AS name, n.nspname || '.' || c.relname AS "table", pg_get_constraintdef(x.oid) AS definition,
    coalesce((SELECT json_agg(a.attname) FROM pg_attribute a
      WHERE a.attrelid = c.oid AND a.attnum = ANY (x.conkey)), '[]') AS columns,
    CASE WHEN x.contype = 'f' AND x.confdeltype IN ('a', 'r')
      THEN (SELECT fn.nspname || '.' || f.relname FROM pg_class f JOIN pg_namespace fn ON fn.oid = f.relnamespace
        WHERE f.oid = x.confrelid) END AS holds
  FROM pg_constraint x JOIN pg_class c ON c.oid = x.conrelid JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE x.contype IN ('c', 'f', 'x') AND n.nspname = ANY ($1)
  UNION ALL
  SELECT i.relname, n.nspname || '.' || c.relname, regexp_replace(pg_get_indexdef(i.oid), 'INDEX \\S+ ON', 'INDEX ON'),
    coalesce((SELECT json_agg(a.attname) FROM pg_attribute a WHERE a.attrelid = c.oid AND (a.attnum = ANY (x.indkey::int2[])
      OR EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = i.oid
        AND d.refobjid = c.oid AND d.refobjsubid = a.attnum))), '[]'),
    NULL
  FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid JOIN pg_class c ON c.oid = x.indrelid
  JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE x.indisunique AND n.nspname = ANY ($1) AND c.relname <> 'migrations'`;

/** What the tables of all services are like. */
export async function readDatabaseShape(client: pg.Client): Promise<DatabaseShape> {
  const columns = await client.query<ColumnShape>(COLUMNS, [SERVICES]);
  const refusals = await client.query<RefusalShape>(REFUSALS, [SERVICES]);
  return { columns: columns.rows, refusals: refusals.rows };
}
