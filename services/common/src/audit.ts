import { Inject, Injectable } from '@nestjs/common';
import { AUDIT_EVENTS } from '@pora/contracts/admin/audit.vocabulary';
import { SERVICE_CONFIG, type CommonConfig } from './config.js';
import { Database } from './database/database.js';
import type { CallerInfo } from './request-context.js';
import { SingleFlight } from './single-flight.js';
import { Transactions } from './transactions.js';

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

const INSERT = `
  INSERT INTO audit_entries (actor, action, entity, entity_id, fields, request_id)
  SELECT actor, action, entity, entity_id, fields, request_id
  FROM jsonb_to_recordset($1::jsonb)
    AS line (actor text, action text, entity text, entity_id text, fields text[], request_id text)`;

/** Append-only audit trail; the service's role can insert and read, but neither change nor delete. */
@Injectable()
export class Audit {
  private waiting: AuditEntry[] = [];
  private readonly together = new SingleFlight(() => this.insert(this.waiting.splice(0)));

  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    @Inject(SERVICE_CONFIG) private readonly config: Pick<CommonConfig, 'checksAnswers'>,
  ) {}

  /** Adds a line to the current transaction, so that it exists exactly when the effect does. */
  async record(entry: AuditEntry): Promise<void> {
    await this.insert([entry]);
  }

  /**
   * Adds the line of a reading that many do at once; resolves when it is stored. Lines that come while others are being
   * written go together in one statement, so that a crowd of readers costs few commits and takes one connection.
   * @throws Error when the line could not be stored; then nothing may be answered
   */
  async recordReading(entry: AuditEntry): Promise<void> {
    if (this.transactions.isOpen) return this.record(entry);
    this.waiting.push(entry);
    await this.together.run();
  }

  private async insert(entries: readonly AuditEntry[]): Promise<void> {
    if (this.config.checksAnswers) for (const { action } of entries) this.requireWords(action);
    const lines = entries.map(({ caller, action, entity, entityId, fields = [] }) => {
      return {
        actor: caller.email,
        action,
        entity,
        entity_id: entityId,
        fields,
        request_id: caller.requestId,
      };
    });
    await this.database.queryPrepared('audit-insert', INSERT, [JSON.stringify(lines)]);
  }
  /** In tests only: the administration reads every action in words. */
  private requireWords(action: string): void {
    if (AUDIT_EVENTS.has(action)) return;
    throw new Error(`the action ${action} has no words in audit.vocabulary.ts`);
  }
}
