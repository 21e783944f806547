import { Injectable } from '@nestjs/common';
import { Audit, type AuditEntry } from '@pora/common/audit';
import { checkVersion } from '@pora/common/concurrency';
import type { CallerInfo } from '@pora/common/endpoint';
import type { Patient } from '@pora/contracts/patients/patient.model';
import { Clock } from '../clock/clock.js';
import type { PatientEntity } from './patient.entity.js';
import { PatientPresenter } from './patient.presenter.js';
import { PatientsRepository } from './patients.repository.js';
import type { PatientHistory } from './stored-patient.js';

/** A patient that nobody else can change until the transaction ends. */
export interface LockedPatient {
  readonly row: PatientEntity;
  readonly history: PatientHistory;
}

/** What every change of a patient begins and ends with; used inside a transaction. */
@Injectable()
export class PatientRecordsService {
  constructor(
    private readonly patients: PatientsRepository,
    private readonly presenter: PatientPresenter,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws ApiError 404 when there is no such patient, 412 when the caller knows an older version */
  async lock(id: string, ifMatch: number | undefined): Promise<LockedPatient> {
    const row = await this.patients.getForUpdate(id);
    const history = await this.patients.getWithHistory(id, this.clock.now());
    checkVersion(row.version, ifMatch, () => this.presenter.present(row, history));
    return { row, history };
  }

  /** Keeps the patient from being changed or deleted until the transaction ends. @throws ApiError 404 */
  async hold(id: string): Promise<void> {
    await this.patients.getForUpdate(id);
  }

  /** @throws ApiError 404 when there is no such patient, or only in the trash */
  async requireInUse(id: string): Promise<void> {
    await this.patients.getById(id);
  }

  /** @throws ApiError 404 */
  async read(id: string): Promise<Patient> {
    const stored = await this.patients.getWithHistory(id, this.clock.now());
    return this.presenter.present(stored, stored);
  }

  /** Those of the patients whose survey a parent fills in. */
  childrenOf(ids: readonly string[]): Promise<ReadonlySet<string>> {
    return this.patients.childrenOf(ids, this.clock.currentYear());
  }

  /** While it stays, {@link childrenOf} answers the same. */
  childrenState(): Promise<string> {
    return this.patients.childrenState(this.clock.currentYear());
  }

  /** Adds a line about a patient to the audit trail. */
  note(caller: AuditEntry['caller'], action: string, id: string, fields?: readonly string[]): Promise<void> {
    return this.audit.record({ ...lineOf(caller, action, id), fields });
  }

  /** Adds the line of a reading that many do at once; nothing may be answered before it is stored. */
  noteReading(caller: CallerInfo, action: string, id: string): Promise<void> {
    return this.audit.recordReading(lineOf(caller, action, id));
  }
}

function lineOf(caller: AuditEntry['caller'], action: string, id: string): AuditEntry {
  return { caller, action: `patients.${action}`, entity: 'patient', entityId: id };
}
