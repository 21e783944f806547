import pg from 'pg';
import { sqlName } from '../dump/table-shape.js';
import type { RestoredTable } from './restore-plan.js';

const quoted = pg.escapeIdentifier;
const columnsOf = (alias: string, names: readonly string[]) =>
  names.map((name) => `${alias}.${quoted(name)}`).join(', ');
const namesOf = ({ file }: RestoredTable) => file.columns.map(({ name }) => name);
const sameKey = ({ table }: RestoredTable) =>
  table.key.map((name) => `t.${quoted(name)} = s.${quoted(name)}`).join(' AND ');
/** As text every type can be compared, and what looks the same is the same to whoever reads it. */
const rowOf = (alias: string, names: readonly string[]) => `ROW(${columnsOf(alias, names)})::text`;

const differs = (restored: RestoredTable) =>
  `${rowOf('t', namesOf(restored))} <> ${rowOf('s', namesOf(restored))}`;

/** Rows that the backup does not have. */
export const deleteSurplusSql = (restored: RestoredTable) =>
  `DELETE FROM ${sqlName(restored.table)} t
   WHERE NOT EXISTS (SELECT FROM ${sqlName(restored.staged)} s WHERE ${sameKey(restored)})`;

/** Rows that are others in the backup; they come again as missing ones, so no two of them ever stand in each other's way. */
export const deleteChangedSql = (restored: RestoredTable) =>
  `DELETE FROM ${sqlName(restored.table)} t USING ${sqlName(restored.staged)} s
   WHERE ${sameKey(restored)} AND ${differs(restored)}`;

/** Changes in place rows that others name. Undefined for a table that is nothing but its key. */
export function updateChangedSql(restored: RestoredTable): string | undefined {
  const values = namesOf(restored).filter((name) => !restored.table.key.includes(name));
  if (values.length === 0) return undefined;
  const set = values.map((name) => `${quoted(name)} = s.${quoted(name)}`).join(', ');
  return `UPDATE ${sqlName(restored.table)} t SET ${set} FROM ${sqlName(restored.staged)} s
          WHERE ${sameKey(restored)} AND ${differs(restored)}`;
}

/** Rows that only the backup has. */
export const insertMissingSql = (restored: RestoredTable) =>
  `INSERT INTO ${sqlName(restored.table)} (${namesOf(restored).map(quoted).join(', ')}) OVERRIDING SYSTEM VALUE
   SELECT ${columnsOf('s', namesOf(restored))} FROM ${sqlName(restored.staged)} s
   WHERE NOT EXISTS (SELECT FROM ${sqlName(restored.table)} t WHERE ${sameKey(restored)})`;

/**
 * Rows that changed since get a version nobody has seen: a browser that holds a later one than the backup must neither take
 * it for what is stored now nor write over it. Undefined where nothing is versioned.
 */
export function stepVersionsSql(restored: RestoredTable): string | undefined {
  const isVersioned = namesOf(restored).includes('version') && !restored.table.key.includes('version');
  if (!isVersioned) return undefined;
  return `UPDATE ${sqlName(restored.staged)} s SET version = greatest(s.version, t.version) + 1
          FROM ${sqlName(restored.table)} t WHERE ${sameKey(restored)} AND ${differs(restored)}`;
}

/**
 * Lines of a trail that are not there yet, into a table of their own. Lines are compared without their number: a database
 * that was begun anew has given it to another line. The same words twice are two lines.
 */
export function missingLinesSql(restored: RestoredTable, into: string): string {
  const words = namesOf(restored).filter((name) => !restored.table.key.includes(name));
  const number = columnsOf('l', restored.table.key);
  const counted = (from: string) =>
    `SELECT l.*, ${rowOf('l', words)} AS words_, row_number() OVER (PARTITION BY ${rowOf('l', words)} ORDER BY ${number}) AS nth_
     FROM ${from} l`;
  return `
    CREATE TEMP TABLE ${into} AS
    SELECT ${columnsOf('s', namesOf(restored))} FROM (${counted(sqlName(restored.staged))}) s
    WHERE NOT EXISTS (
      SELECT FROM (${counted(sqlName(restored.table))}) t WHERE t.words_ = s.words_ AND t.nth_ = s.nth_)`;
}

/** Whether a number of those lines is taken by another one. */
export const numbersTakenSql = ({ table }: RestoredTable, missing: string) =>
  `SELECT EXISTS (SELECT FROM ${missing} s JOIN ${sqlName(table)} t
     ON ${table.key.map((name) => `t.${quoted(name)} = s.${quoted(name)}`).join(' AND ')}) AS taken`;

/** Adds those lines, with their own numbers or behind all others. */
export function addLinesSql(restored: RestoredTable, missing: string, ownNumbers: boolean): string {
  const { key } = restored.table;
  const names = ownNumbers ? namesOf(restored) : namesOf(restored).filter((name) => !key.includes(name));
  return `INSERT INTO ${sqlName(restored.table)} (${names.map(quoted).join(', ')}) OVERRIDING ${ownNumbers ? 'SYSTEM' : 'USER'} VALUE
          SELECT ${columnsOf('s', names)} FROM ${missing} s ORDER BY ${columnsOf('s', key)}`;
}

/** How many rows are not what the backup holds; with `only`, how many of the backup's are missing. */
export function differencesSql(restored: RestoredTable, only?: 'missing'): string {
  const rows = (from: string) => `SELECT ${rowOf('r', namesOf(restored))} FROM ${from} r`;
  const [now, wanted] = [rows(sqlName(restored.table)), rows(sqlName(restored.staged))];
  const missing = `SELECT FROM (${wanted} EXCEPT ALL ${now}) m`;
  const surplus = only ? '' : ` + (SELECT count(*) FROM (${now} EXCEPT ALL ${wanted}) m)`;
  return `SELECT ((SELECT count(*) FROM (${missing}) n)${surplus})::int AS differences`;
}

/** Lets the column count on behind what was restored; it never goes back. */
export const countOnSql = ({ table }: Pick<RestoredTable, 'table'>, column: string, sequence: string) =>
  `SELECT setval(${pg.escapeLiteral(sequence)}::regclass, last) FROM (
     SELECT greatest(max(${quoted(column)}), (SELECT last_value FROM ${sequence})) AS last FROM ${sqlName(table)}
     HAVING max(${quoted(column)}) IS NOT NULL) l`;
