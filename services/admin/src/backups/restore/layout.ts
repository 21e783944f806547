import type pg from 'pg';

/** A foreign key: rows of `from` name rows of `to`. Both are `schema.table`. */
export interface ForeignKey {
  readonly from: string;
  readonly to: string;
  /** Whether rows of `from` go with the row they name. */
  readonly cascades: boolean;
}

/** What a table has that a backup may not know. */
export interface TableLayout {
  /** Obligatory columns without a default. */
  readonly obligatory: readonly string[];
  /** Columns that count by themselves, with their sequences. */
  readonly counted: readonly { column: string; sequence: string }[];
}

/** How the tables of the product hang together at the moment. */
export interface Layout {
  readonly tables: ReadonlyMap<string, TableLayout>;
  readonly foreignKeys: readonly ForeignKey[];
}

const TABLES = `
  SELECT n.nspname || '.' || c.relname AS name,
    coalesce(json_agg(a.attname) FILTER (
      WHERE a.attnotnull AND NOT a.atthasdef AND a.attidentity = '' AND a.attgenerated = ''), '[]') AS obligatory,
    coalesce(json_agg(json_build_object('column', a.attname, 'sequence', s.sequence))
      FILTER (WHERE s.sequence IS NOT NULL), '[]') AS counted
  FROM pg_class c
    JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    CROSS JOIN LATERAL (
      SELECT pg_get_serial_sequence(quote_ident(n.nspname) || '.' || quote_ident(c.relname), a.attname) AS sequence) s
  WHERE c.relkind IN ('r', 'p') AND n.nspname = ANY ($1)
  GROUP BY 1`;

const FOREIGN_KEYS = `
  SELECT cn.nspname || '.' || c.relname AS "from", pn.nspname || '.' || p.relname AS "to", k.confdeltype = 'c' AS cascades
  FROM pg_constraint k
    JOIN pg_class c ON c.oid = k.conrelid JOIN pg_namespace cn ON cn.oid = c.relnamespace
    JOIN pg_class p ON p.oid = k.confrelid JOIN pg_namespace pn ON pn.oid = p.relnamespace
  WHERE k.contype = 'f' AND cn.nspname = ANY ($1)
  ORDER BY 1, 2`;

/** Reads the layout of the tables of the named schemas. */
export async function readLayout(client: pg.Client, schemas: readonly string[]): Promise<Layout> {
  const tables = await client.query<TableLayout & { name: string }>(TABLES, [schemas]);
  const foreignKeys = await client.query<ForeignKey>(FOREIGN_KEYS, [schemas]);
  return {
    tables: new Map(tables.rows.map(({ name, ...layout }) => [name, layout])),
    foreignKeys: foreignKeys.rows,
  };
}

/** The names so that whoever is named comes before whoever names it. @throws Error when they name each other in a ring */
export function parentsFirst(names: readonly string[], foreignKeys: readonly ForeignKey[]): string[] {
  const wanted = new Set(names);
  const sorted: string[] = [];
  const state = new Map<string, 'begun' | 'placed'>();
  const place = (name: string) => {
    if (state.get(name) === 'placed') return;
    if (state.get(name) === 'begun') throw new Error(`foreign keys go round in a ring at ${name}`);
    state.set(name, 'begun');
    const parents = foreignKeys.filter((key) => key.from === name && key.to !== name && wanted.has(key.to));
    for (const { to } of parents) place(to);
    state.set(name, 'placed');
    sorted.push(name);
  };
  for (const name of names) place(name);
  return sorted;
}
