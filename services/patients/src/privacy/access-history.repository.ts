import { Injectable } from '@nestjs/common';
import { Database } from '@pora/common/database';
import type { AccessLine } from '@pora/contracts/privacy/privacy.model';

/** Which lines of a patient's history are wanted. */
export interface HistoryFilter {
  /** Undefined for every action. */
  readonly actions: readonly string[] | undefined;
  readonly person: string | undefined;
}

// An id that somebody had before, who was removed for good, says nothing of that person to those who come after.
const OF_PATIENT = `
  entity = 'patient' AND entity_id = $1
  AND id > COALESCE((SELECT max(id) FROM audit_entries
                     WHERE entity = 'patient' AND entity_id = $1 AND action = 'patients.erase'), 0)`;
const FITTING = `
  ${OF_PATIENT} AND ($2::text[] IS NULL OR action = ANY($2)) AND ($3::text IS NULL OR actor = $3)`;

const PAGE = `
  SELECT id::text AS id, at, actor, action, fields FROM audit_entries
  WHERE ${FITTING} AND ($4::bigint IS NULL OR id < $4)
  ORDER BY id DESC LIMIT $5`;
const COUNT = `SELECT count(*)::int AS total FROM audit_entries WHERE ${FITTING}`;
const PEOPLE = `SELECT DISTINCT actor FROM audit_entries WHERE ${OF_PATIENT} ORDER BY actor`;

type Row = Omit<AccessLine, 'at'> & { at: Date };

/** The audit trail as far as it tells of one patient. */
@Injectable()
export class AccessHistoryRepository {
  constructor(private readonly database: Database) {}

  /** The newest first, before the line `before`. */
  async page(
    patientId: string,
    filter: HistoryFilter,
    { before, limit }: { before?: string | undefined; limit: number },
  ): Promise<AccessLine[]> {
    const parameters = [...parametersOf(patientId, filter), before ?? null, limit];
    const rows = await this.database.query<Row>(PAGE, parameters);
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  }

  async count(patientId: string, filter: HistoryFilter): Promise<number> {
    const [row] = await this.database.query<{ total: number }>(COUNT, parametersOf(patientId, filter));
    return row?.total ?? 0;
  }

  /** E-mail addresses of everybody who did something. */
  async people(patientId: string): Promise<string[]> {
    const rows = await this.database.query<{ actor: string }>(PEOPLE, [patientId]);
    return rows.map(({ actor }) => actor);
  }
}

const parametersOf = (patientId: string, { actions, person }: HistoryFilter) => [
  patientId,
  actions ?? null,
  person ?? null,
];
