/**
 * Expand, then contract (ADR 0101): while a version is rolled out, and after it was rolled back, the version before it works
 * on the same tables. So a migration may add; it may take away or narrow only what the released version no longer names.
 */
import type { ColumnShape, DatabaseShape, RefusalShape } from './database-shape.js';

/**
 * What the code of this version no longer names: tables as `schema.table`, columns as `schema.table.column`. The release
 * stores the list with its data set; from the next version on a migration may take them away.
 */
export const RETIRED: readonly string[] = [];

/**
 * Rules on columns of the released version that look new and refuse none of its rows, because they are wider than before:
 * name of the constraint or index, and why.
 */
export const WIDENED: ReadonlyMap<string, string> = new Map();

/** What a comparison leaves out. */
export interface Allowed {
  readonly retired: readonly string[];
  readonly widened: ReadonlyMap<string, string>;
}

/** Why a program that knows `released` could not work on `newest`, one sentence each; empty when it can. */
export function breaches(
  released: DatabaseShape,
  newest: DatabaseShape,
  { retired, widened }: Allowed = { retired: [], widened: new Map() },
): string[] {
  const gone = new Set(retired);
  const before = named(released, gone);
  const after = new Map(newest.columns.map((column) => [nameOf(column), column]));
  const tables = new Set([...before.values()].map(({ table }) => table));
  const tablesAfter = new Set(newest.columns.map(({ table }) => table));
  return [
    ...[...tables].filter((table) => !tablesAfter.has(table)).map((table) => `${table} is gone`),
    ...[...before.values()]
      .filter(({ table }) => tablesAfter.has(table))
      .flatMap((column) => columnBreaches(column, after.get(nameOf(column)))),
    ...[...after.values()]
      .filter(
        (column) => tables.has(column.table) && !before.has(nameOf(column)) && !gone.has(nameOf(column)),
      )
      .filter(isDemanding)
      .map((column) => `${nameOf(column)} is new, obligatory and has no default`),
    ...refusalBreaches(released, newest, before, tables)
      .filter(({ name }) => !widened.has(name))
      .map(tell),
  ];
}

const nameOf = ({ table, column }: ColumnShape) => `${table}.${column}`;

const isDemanding = ({ notNull, hasDefault }: ColumnShape) => notNull && !hasDefault;

function named({ columns }: DatabaseShape, gone: ReadonlySet<string>): Map<string, ColumnShape> {
  const kept = columns.filter((column) => !gone.has(column.table) && !gone.has(nameOf(column)));
  return new Map(kept.map((column) => [nameOf(column), column]));
}

function columnBreaches(before: ColumnShape, after: ColumnShape | undefined): string[] {
  const name = nameOf(before);
  if (!after) return [`${name} is gone`];
  const found: [boolean, string][] = [
    [after.type !== before.type, `${name} was ${before.type} and is ${after.type}`],
    [after.notNull && !before.notNull, `${name} may not be empty any more`],
    [before.hasDefault && isDemanding(after), `${name} has lost its default`],
    [after.computed && !before.computed, `${name} is computed now`],
  ];
  return found.filter(([is]) => is).map(([, sentence]) => sentence);
}

interface Refusal extends RefusalShape {
  readonly why: 'narrows' | 'holds';
}

function refusalBreaches(
  released: DatabaseShape,
  newest: DatabaseShape,
  before: ReadonlyMap<string, ColumnShape>,
  tables: ReadonlySet<string>,
): Refusal[] {
  const known = new Set(released.refusals.map(({ table, definition }) => `${table} ${definition}`));
  const added = newest.refusals.filter(({ table, definition }) => !known.has(`${table} ${definition}`));
  return added.flatMap((refusal): Refusal[] => {
    // A rule on a new column alone is met by the default that rows of the released version get.
    const isOnKnown =
      tables.has(refusal.table) &&
      refusal.columns.every((column) => before.has(`${refusal.table}.${column}`));
    if (isOnKnown) return [{ ...refusal, why: 'narrows' }];
    const isHolding = refusal.holds !== null && tables.has(refusal.holds);
    return isHolding ? [{ ...refusal, why: 'holds' }] : [];
  });
}

function tell({ why, table, name, definition, holds }: Refusal): string {
  return why === 'narrows'
    ? `${table}: ${name} is a new rule for what the released version writes (${definition})`
    : `${table}: ${name} keeps rows of ${holds} from being deleted (${definition})`;
}
