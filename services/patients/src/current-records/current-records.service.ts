import { Injectable } from '@nestjs/common';
import { Audit } from '@pora/common/audit';
import { checkVersion } from '@pora/common/concurrency';
import type { CallerInfo } from '@pora/common/endpoint';
import { staleVersion } from '@pora/common/errors';
import { Idempotency } from '@pora/common/idempotency';
import { Transactions } from '@pora/common/transactions';
import { PatientRecordsService } from '../patients/patient-records.service.js';
import type { CurrentRecord, CurrentRecordRepository } from './current-record.repository.js';

/** A kind of record of which a patient has at most one current one: where it lies and how it leaves the service. */
export interface RecordKind<E extends CurrentRecord, T> {
  /** First word of its actions in the audit trail. */
  readonly name: string;
  readonly rows: CurrentRecordRepository<E>;
  present(row: E): T;
}

/** Version named by who has seen that there is no record; stored ones begin with 1. */
const NO_RECORD_YET = 0;

interface ListQuery {
  readonly patientId?: string | undefined;
  readonly limit: number;
  readonly startKey?: string | undefined;
}

interface ByIdInput {
  readonly params: { readonly id: string };
  readonly ifMatch?: number;
}

/**
 * What surveys and intolerance sets have in common. Every change first locks the patient, so that two of them never
 * make two current records; a patient in the trash hides the records and brings them back.
 */
@Injectable()
export class CurrentRecordsService {
  constructor(
    private readonly patients: PatientRecordsService,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly idempotency: Idempotency,
  ) {}

  /** The patient's record, whole, and a line in the audit trail; without a patient the cards of the practice. */
  async list<E extends CurrentRecord, T, Card extends { patientId: string }>(
    kind: RecordKind<E, T>,
    { patientId, limit, startKey }: ListQuery,
    caller: CallerInfo,
  ): Promise<{ items: (T | Card)[]; nextStartKey: string | null }> {
    if (patientId !== undefined) {
      const current = await this.read(kind, patientId, caller);
      return { items: current === undefined ? [] : [current], nextStartKey: null };
    }
    const found = await kind.rows.listCards<Card>({ limit: limit + 1, after: startKey });
    const items = found.slice(0, limit);
    return { items, nextStartKey: found.length > limit ? (items.at(-1)?.patientId ?? null) : null };
  }

  /** Moves a record to the trash. @throws ApiError 404, 412 */
  remove<E extends CurrentRecord, T>(
    kind: RecordKind<E, T>,
    input: ByIdInput,
    caller: CallerInfo,
  ): Promise<void> {
    return this.transactions.run(async () => {
      const row = await this.getChangeable(kind, input);
      await kind.rows.moveToTrash(row, caller);
      await this.note(kind, caller, 'delete', row.patientId);
    });
  }

  /**
   * Takes a record out of the trash. What was the patient's current one is that again, in the place of the one saved
   * meanwhile; what was a former one stays one. A record that is not in the trash is answered as stored: a second call
   * does no harm. @throws ApiError 404
   */
  restore<E extends CurrentRecord, T>(kind: RecordKind<E, T>, id: string, caller: CallerInfo): Promise<T> {
    return this.transactions.run(async () => {
      const { patientId } = await kind.rows.getAny(id);
      await this.patients.hold(patientId);
      const row = await kind.rows.getAnyForUpdate(id);
      if (row.deletedAt === null) return kind.present(row);
      if (kind.rows.isFormer(row)) await kind.rows.restore(row, caller);
      else {
        await this.displace(kind, await kind.rows.findCurrent(patientId), caller);
        await kind.rows.makeCurrent(row, caller);
      }
      await this.note(kind, caller, 'restore', patientId);
      return kind.present(row);
    });
  }

  /** Removes a record of the trash for good. @throws ApiError 404 for one that is not in it, or whose patient is */
  erase<E extends CurrentRecord, T>(kind: RecordKind<E, T>, id: string, caller: CallerInfo): Promise<void> {
    return this.transactions.run(async () => {
      const { patientId } = await kind.rows.getAny(id);
      await this.patients.hold(patientId);
      await kind.rows.getTrashedForUpdate(id);
      await kind.rows.deleteForGood(id);
      await this.idempotency.forgetAnswersAbout(id);
      await this.note(kind, caller, 'erase', patientId);
    });
  }

  /**
   * Makes a former record the patient's current one again, in the place of the one whose version `If-Match` names. The
   * current one itself is answered as stored: a second call does no harm. @throws ApiError 404, 412
   */
  makeCurrent<E extends CurrentRecord, T>(
    kind: RecordKind<E, T>,
    { params: { id }, ifMatch }: ByIdInput,
    caller: CallerInfo,
  ): Promise<T> {
    return this.transactions.run(async () => {
      const { patientId } = await kind.rows.getById(id);
      await this.patients.hold(patientId);
      const row = await kind.rows.getForUpdate(id);
      if (!kind.rows.isFormer(row)) return kind.present(row);
      const current = await this.getReplaceable(kind, patientId, ifMatch);
      if (current) await kind.rows.displace(current, caller);
      await kind.rows.makeCurrent(row, caller);
      await this.note(kind, caller, 'make-current', patientId);
      return kind.present(row);
    });
  }

  /**
   * The patient's record as a new one is saved over it; the patient is held until the transaction ends. Who names the
   * version 0 has seen that there is none, and does not write over one that came meanwhile.
   * @throws ApiError 404 for an unknown patient, 412 when the caller knows another version, or one that is gone
   */
  async getReplaceable<E extends CurrentRecord, T>(
    kind: RecordKind<E, T>,
    patientId: string,
    ifMatch: number | undefined,
  ): Promise<E | undefined> {
    await this.patients.hold(patientId);
    const current = await kind.rows.findCurrent(patientId);
    if (current) checkVersion(current.version, ifMatch, () => kind.present(current));
    else if (ifMatch !== undefined && ifMatch !== NO_RECORD_YET) throw staleVersion(null);
    return current;
  }

  /** A record about to be changed in place; its patient is held until the transaction ends. @throws ApiError 404, 412 */
  async getChangeable<E extends CurrentRecord, T>(
    kind: RecordKind<E, T>,
    { params: { id }, ifMatch }: ByIdInput,
  ): Promise<E> {
    const { patientId } = await kind.rows.getById(id);
    await this.patients.hold(patientId);
    const row = await kind.rows.getForUpdate(id);
    checkVersion(row.version, ifMatch, () => kind.present(row));
    return row;
  }

  /** Takes the record that another one takes the place of out of its way. */
  async displace<E extends CurrentRecord, T>(
    kind: RecordKind<E, T>,
    current: E | undefined,
    caller: CallerInfo,
  ): Promise<void> {
    if (!current) return;
    await kind.rows.displace(current, caller);
    await this.note(kind, caller, 'replace', current.patientId);
  }

  /** Adds a line to the audit trail of the patient. */
  note<E extends CurrentRecord, T>(
    kind: RecordKind<E, T>,
    caller: CallerInfo,
    action: string,
    patientId: string,
    fields?: readonly string[],
  ): Promise<void> {
    return this.audit.record({
      caller,
      action: `${kind.name}.${action}`,
      entity: 'patient',
      entityId: patientId,
      fields,
    });
  }

  /** Reads records of a patient outside the trash, with the line of that action in the audit trail. @throws ApiError 404 */
  readOf<E extends CurrentRecord, T, Found>(
    kind: RecordKind<E, T>,
    { patientId, action, caller }: { patientId: string; action: string; caller: CallerInfo },
    read: () => Promise<Found>,
  ): Promise<Found> {
    return this.transactions.run(async () => {
      await this.patients.requireInUse(patientId);
      const found = await read();
      await this.note(kind, caller, action, patientId);
      return found;
    });
  }

  private async read<E extends CurrentRecord, T>(
    kind: RecordKind<E, T>,
    patientId: string,
    caller: CallerInfo,
  ): Promise<T | undefined> {
    const find = () => kind.rows.findCurrent(patientId);
    const current = await this.readOf(kind, { patientId, action: 'read', caller }, find);
    return current && kind.present(current);
  }
}
