import { Injectable } from '@nestjs/common';
import { Database } from './database/database.js';
import type { CallerInfo } from './request-context.js';

/** One line of the audit trail: who did what to which object, and which fields it touched (never their values). */
export interface AuditEntry {
  readonly caller: Pick<CallerInfo, 'email' | 'requestId'>;
  /** Dotted verb, e.g. `patients.update`. */
  readonly action: string;
  /** Kind of object, e.g. `patient`. */
  readonly entity: string;
  readonly entityId: string;
  readonly fields?: readonly string[];
}

/** Append-only audit trail; the service's role can insert and read, but neither change nor delete. */
@Injectable()
export class Audit {
  constructor(private readonly database: Database) {}

  /** Adds a line to the current transaction, so that it exists exactly when the effect does. */
  async record(entry: AuditEntry): Promise<void> {
    await this.database.query(
      `INSERT INTO audit_entries (actor, action, entity, entity_id, fields, request_id)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [
        entry.caller.email,
        entry.action,
        entry.entity,
        entry.entityId,
        entry.fields ?? [],
        entry.caller.requestId,
      ],
    );
  }
}
