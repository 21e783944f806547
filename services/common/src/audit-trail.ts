import { Injectable } from '@nestjs/common';
import { Database } from './database/database.js';

/** A line of the audit trail as it is told: who, when, what, and which fields; never what was in them. */
export interface AuditLine {
  /** Grows with time within one service. */
  readonly id: string;
  /** ISO date-time in UTC. */
  readonly at: string;
  /** E-mail address. */
  readonly actor: string;
  readonly action: string;
  readonly fields: string[];
}

/** Which lines of somebody's history are wanted. */
export interface AuditFilter {
  /** Undefined for every action. */
  readonly actions: readonly string[] | undefined;
  readonly person: string | undefined;
}

/** Part of a history: the newest `limit` lines before the line `before`. */
export interface AuditPage {
  readonly before?: string | undefined;
  readonly limit: number;
}

type Row = Omit<AuditLine, 'at'> & { at: Date };

/** Lines that tell of one person: `condition` is SQL over `audit_entries` with the person's id as `$1`. */
export interface LinesOfPerson {
  readonly condition: string;
  readonly id: string;
}

const FITTING = `($2::text[] IS NULL OR action = ANY($2)) AND ($3::text IS NULL OR actor = $3)`;

/** Reads the audit trail as far as it tells of one person. */
@Injectable()
export class AuditTrail {
  constructor(private readonly database: Database) {}

  /** The newest first. */
  async page({ condition, id }: LinesOfPerson, filter: AuditFilter, page: AuditPage): Promise<AuditLine[]> {
    const rows = await this.database.query<Row>(
      `SELECT id::text AS id, at, actor, action, fields FROM audit_entries
       WHERE ${condition} AND ${FITTING} AND ($4::bigint IS NULL OR audit_entries.id < $4)
       ORDER BY audit_entries.id DESC LIMIT $5`,
      [id, ...parametersOf(filter), page.before ?? null, page.limit],
    );
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  }

  /** How many lines fit. */
  async count({ condition, id }: LinesOfPerson, filter: AuditFilter): Promise<number> {
    const [row] = await this.database.query<{ total: number }>(
      `SELECT count(*)::int AS total FROM audit_entries WHERE ${condition} AND ${FITTING}`,
      [id, ...parametersOf(filter)],
    );
    return row?.total ?? 0;
  }

  /** E-mail addresses of everybody who did something. */
  async people({ condition, id }: LinesOfPerson): Promise<string[]> {
    const rows = await this.database.query<{ actor: string }>(
      `SELECT DISTINCT actor FROM audit_entries WHERE ${condition} ORDER BY actor`,
      [id],
    );
    return rows.map(({ actor }) => actor);
  }
}

const parametersOf = ({ actions, person }: AuditFilter) => [actions ?? null, person ?? null];
