import { AUDIT_EVENTS, AUDIT_SERVICES } from '@pora/contracts/admin/audit.vocabulary';
import type { BackupTable } from '@pora/contracts/admin/backup.vocabulary';
import type pg from 'pg';
import type { AuditPlace, Kept } from '../../audit/audit-place.js';
import { readShapes } from '../dump/table-shape.js';
import { TAKEN_BACK_ACTIONS } from './taken-back.js';

/** Whose actions change the rows of each table; what is done in the administration is never taken back. */
const FAMILIES: ReadonlyMap<string, BackupTable> = new Map([
  ['patients', 'patients'],
  ['intolerance-sets', 'patients'],
  ['privacy', 'patients'],
  ['plans', 'diet-plans'],
  ['meals', 'meals'],
  ['foods', 'foods'],
  ['substitutions', 'foods'],
  ['intolerances', 'intolerances'],
  ['own-words', 'intolerances'],
  ['search-words', 'intolerances'],
  ['schedule', 'schedule'],
  ['surveys', 'surveys'],
  ['rule-config', 'rule-config'],
]);

/** What stays in force or is in no backup: erasures with what asks for them, what somebody took back, exports and imports under way. */
const STAYING: ReadonlySet<string> = new Set([
  ...TAKEN_BACK_ACTIONS,
  ...['surveys.erase', 'intolerance-sets.erase', 'schedule.erase'],
  ...['patients.erase', 'plans.erase-with-patient', 'privacy.request-erasure', 'schedule.feed-create'],
  ...['privacy.remove-export', 'privacy.cancel-export', 'foods.cancel-import', 'meals.cancel-import'],
]);

const CHANGES = [...AUDIT_EVENTS].flatMap(([action, { kind }]) =>
  kind === 'change' || kind === 'removal' ? [action] : [],
);

/** Whether a change is taken back when these tables are restored. */
export function goesWith(action: string, tables: readonly BackupTable[]): boolean {
  const table = FAMILIES.get(action.split('.')[0] ?? '');
  return table !== undefined && tables.includes(table) && !STAYING.has(action);
}

const COLUMNS = 'id, at, actor, action, entity, entity_id, fields, request_id';

/** The trails that are there as one, and in it what was saved after a moment ($1) by some actions ($2). */
async function savedSince(client: pg.Client): Promise<string | undefined> {
  const trails = AUDIT_SERVICES.map((service) => ({ service, name: `${service}.audit_entries` }));
  const shapes = await readShapes(
    client,
    trails.map(({ name }) => name),
  );
  const parts = trails
    .filter(({ name }) => shapes.has(name))
    .map(
      ({ service, name }) =>
        `SELECT '${service}' AS service, ${COLUMNS} FROM ${name} WHERE at > $1 AND action = ANY ($2)`,
    );
  return parts.length > 0 ? `(${parts.join(' UNION ALL ')}) saved` : undefined;
}

/** How often each change was made after the moment. */
export async function changesSince(
  client: pg.Client,
  takenAt: string,
): Promise<{ action: string; count: number }[]> {
  const saved = await savedSince(client);
  if (!saved) return [];
  const { rows } = await client.query<{ action: string; count: number }>(
    `SELECT action, count(*)::int AS count FROM ${saved} GROUP BY 1`,
    [takenAt, CHANGES],
  );
  return rows;
}

/** Which changes are asked for. */
export interface LostChanges {
  /** Moment of the backup. */
  readonly takenAt: string;
  readonly tables: readonly BackupTable[];
}

/** A part of them. */
export interface LostPart {
  readonly limit: number;
  readonly before: AuditPlace | undefined;
}

/** Of the changes that {@link changesSince} counts, those that go with the tables: the newest first, behind a place. */
export async function lostChanges(
  client: pg.Client,
  { takenAt, tables }: LostChanges,
  { limit, before }: LostPart,
): Promise<Kept[]> {
  const saved = await savedSince(client);
  if (!saved) return [];
  const { rows } = await client.query<Kept>(
    `SELECT service, id::text AS id, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS at, actor, action,
       entity, entity_id AS "entityId", fields, request_id AS "requestId"
     FROM ${saved}
     WHERE $3::timestamptz IS NULL OR (saved.at, saved.service, saved.id) < ($3, $4::text, $5::bigint)
     ORDER BY saved.at DESC, saved.service DESC, saved.id DESC LIMIT $6`,
    [
      ...[takenAt, CHANGES.filter((action) => goesWith(action, tables))],
      ...[before?.at ?? null, before?.service ?? null, before?.id ?? null, limit],
    ],
  );
  return rows;
}
