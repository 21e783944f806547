import type pg from 'pg';
import { sqlName } from '../dump/table-shape.js';
import type { RestoredTable } from './restore-plan.js';

const TRAIL = 'patients.audit_entries';
const ERASURES = 'patients.patient_erasures';
const PATIENTS = 'patients.patients';
const PLANS = 'plans.plans';

/** Columns that say when a row was made, the better one first. */
const MOMENTS = ['created_at', 'requested_at'];

/**
 * Takes out of what is to be restored everything about people who were removed for good since: whoever stands in the trail
 * as erased after the row was made. Somebody who got the same id later is somebody else. Answers how many people it were.
 */
export async function leaveOutErased(
  client: pg.Client,
  tables: readonly RestoredTable[],
  known: ReadonlySet<string>,
): Promise<number> {
  await client.query('CREATE TEMP TABLE erased_people (id text PRIMARY KEY, at timestamptz NOT NULL)');
  await client.query('CREATE TEMP TABLE left_out (kind text, id text)');
  if (known.has(TRAIL)) await client.query(noteSql(ERASED_IN_TRAIL));
  if (known.has(ERASURES)) await client.query(noteSql(BEING_ERASED));
  // The patients first, as what has no moment of its own goes with them; then plans, as their parts do.
  const first = [PATIENTS, PLANS];
  const about = tables.filter(({ name, way }) => way === 'rows' || (way === 'kept' && name !== ERASURES));
  const sorted = [...about.filter(({ name }) => first.includes(name)), ...about];
  for (const restored of sorted) await client.query(leaveOutSql(restored));
  const people = await client.query<{ people: number }>(
    `SELECT count(DISTINCT id)::int AS people FROM left_out WHERE kind = 'person'`,
  );
  return people.rows[0]?.people ?? 0;
}

const ERASED_IN_TRAIL = `
  SELECT entity_id, max(at) FROM ${TRAIL} WHERE entity = 'patient' AND action = 'patients.erase' GROUP BY 1`;
const BEING_ERASED = `SELECT patient_id, requested_at FROM ${ERASURES}`;

const noteSql = (source: string) =>
  `INSERT INTO erased_people ${source} ON CONFLICT (id) DO UPDATE SET at = greatest(erased_people.at, EXCLUDED.at)`;

function leaveOutSql({ name, staged, file }: RestoredTable): string {
  const columns = new Set(file.columns.map((column) => column.name));
  const person = name === PATIENTS ? 'id' : 'patient_id';
  const moment = MOMENTS.find((column) => columns.has(column));
  const conditions: string[] = [];
  if (columns.has(person)) {
    conditions.push(`EXISTS (SELECT FROM left_out o WHERE o.kind = 'person' AND o.id = s.${person})`);
    if (moment)
      conditions.push(
        `EXISTS (SELECT FROM erased_people e WHERE e.id = s.${person} AND s.${moment} <= e.at)`,
      );
  }
  if (columns.has('plan_id'))
    conditions.push(`EXISTS (SELECT FROM left_out o WHERE o.kind = 'plan' AND o.id = s.plan_id)`);
  if (conditions.length === 0) return 'SELECT';
  const noted = [
    ...(columns.has(person) ? [`SELECT 'person', ${person} FROM gone`] : []),
    ...(name === PLANS ? [`SELECT 'plan', id FROM gone`] : []),
  ];
  const deleted = `DELETE FROM ${sqlName(staged)} s WHERE ${conditions.join(' OR ')}`;
  if (noted.length === 0) return deleted;
  return `WITH gone AS (${deleted} RETURNING s.*) INSERT INTO left_out ${noted.join(' UNION ALL ')}`;
}
