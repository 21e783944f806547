import { Injectable } from '@nestjs/common';
import type { StoredAuditEntry, StoredAuditFilter } from '@pora/contracts/admin/audit.model';
import { actionsOfEvent, AUDIT_COUNT_MAX } from '@pora/contracts/admin/audit.vocabulary';
import { PRACTICE_TIME_ZONE } from '@pora/text-pl/dates';
import { Database } from './database/database.js';

/** Entries before a place, the newest first. */
export interface AuditPart {
  readonly limit: number;
  /** Moment and number of the entry behind which to read on; undefined begins at the newest. */
  readonly before?: { readonly at: string; readonly id: string } | undefined;
}

/**
 * Begins and ends of days are those of the practice, whatever the zone of the database. A part of an id is in no index: ids
 * are compared as bytes, which takes a sixth of the time that the rules of a language take.
 */
const FITTING = `
  ($1::date IS NULL OR at >= $1::date::timestamp AT TIME ZONE '${PRACTICE_TIME_ZONE}')
  AND ($2::date IS NULL OR at < ($2::date + 1)::timestamp AT TIME ZONE '${PRACTICE_TIME_ZONE}')
  AND ($3::text IS NULL OR actor = $3)
  AND ($4::text[] IS NULL OR action = ANY($4)) AND ($5::text[] IS NULL OR action <> ALL($5))
  AND ($6::text IS NULL OR entity = $6)
  AND ($7::text IS NULL OR lower(entity_id COLLATE "C") LIKE lower($7 COLLATE "C")
    OR lower(request_id COLLATE "C") LIKE lower($7 COLLATE "C")
    OR entity = 'patient' AND entity_id = ANY($8) OR entity = 'plan' AND entity_id = ANY($9))`;

const PAGE = `
  SELECT id::text AS id, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS at, actor, action, entity,
         entity_id AS "entityId", fields, request_id AS "requestId"
  FROM audit_entries
  WHERE ${FITTING} AND ($10::timestamptz IS NULL OR (audit_entries.at, audit_entries.id) < ($10, $11::bigint))
  ORDER BY audit_entries.at DESC, audit_entries.id DESC
  LIMIT $12`;

const COUNT = `
  SELECT count(*)::int AS total FROM (SELECT 1 FROM audit_entries WHERE ${FITTING} LIMIT ${AUDIT_COUNT_MAX}) fitting`;

/** Reads the whole audit trail of this service, for the administration. */
@Injectable()
export class AuditLog {
  constructor(private readonly database: Database) {}

  /** The newest first. */
  page(filter: StoredAuditFilter, { limit, before }: AuditPart): Promise<StoredAuditEntry[]> {
    const place = [before?.at ?? null, before?.id ?? null];
    return this.database.query<StoredAuditEntry>(PAGE, [...parametersOf(filter), ...place, limit]);
  }

  /** How many entries fit, counted up to {@link AUDIT_COUNT_MAX}. */
  async count(filter: StoredAuditFilter): Promise<number> {
    const [row] = await this.database.query<{ total: number }>(COUNT, parametersOf(filter));
    return row?.total ?? 0;
  }
}

function parametersOf(filter: StoredAuditFilter) {
  const { from, to, actor, event, object, text, patients = [], plans = [] } = filter;
  const { only = null, except = null } = event === undefined ? {} : actionsOfEvent(event);
  const part = text ? `%${text.replaceAll(/[\\%_]/g, '\\$&')}%` : null;
  const wanted = [from ?? null, to ?? null, actor || null, only, except, object ?? null];
  return [...wanted, part, patients, plans];
}
