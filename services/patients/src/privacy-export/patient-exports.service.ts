import { Injectable } from '@nestjs/common';
import { fileAnswer, type WireAnswer } from '@pora/common/answers';
import { Audit } from '@pora/common/audit';
import type { CallerInfo } from '@pora/common/endpoint';
import { conflict, notFound } from '@pora/common/errors';
import { RateLimiter } from '@pora/common/rate-limit';
import { Transactions } from '@pora/common/transactions';
import type { RouteInput } from '@pora/contracts';
import type { PatientExport } from '@pora/contracts/privacy/export.model';
import type { exportRoutes } from '@pora/contracts/privacy/export.routes';
import { randomUUID } from 'node:crypto';
import { Clock } from '../clock/clock.js';
import { PatientRecordsService } from '../patients/patient-records.service.js';
import { ExportJobs } from './export-jobs.service.js';
import { presentExport } from './patient-export.presenter.js';
import { PatientExportsRepository } from './patient-exports.repository.js';

type ById = RouteInput<typeof exportRoutes.file>['params'];

const LISTED = 5;
const STARTS = { name: 'patient-export', limit: 20, windowSeconds: 60 };
const GONE = 'Tego pliku już nie ma: minął jego czas albo ktoś go usunął. Przygotuj nowy eksport.';
const MISSING = 'Nie znaleziono eksportu.';
const NEVER_MADE = 'Ten eksport nie ma pliku.';

/** Exports of one person's data: started, stopped, and for a day to be downloaded. */
@Injectable()
export class PatientExportsService {
  constructor(
    private readonly exports: PatientExportsRepository,
    private readonly jobs: ExportJobs,
    private readonly patients: PatientRecordsService,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly rates: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** @throws ApiError 404 */
  async list(patientId: string): Promise<{ items: PatientExport[] }> {
    await this.patients.requireInUse(patientId);
    const rows = await this.exports.latest(patientId, LISTED);
    const now = this.clock.now();
    return { items: rows.map((row) => presentExport(row, now)) };
  }

  /** Two at once are one: whoever holds the patient second finds what the first began. @throws ApiError 404, 429, 503 */
  async start(patientId: string, caller: CallerInfo): Promise<PatientExport> {
    await this.rates.count(STARTS, caller.email);
    await this.jobs.requireQueue();
    const row = await this.transactions.run(async () => {
      await this.patients.hold(patientId);
      const underWay = await this.exports.findUnderWay(patientId);
      if (underWay) return underWay;
      await this.note(caller, 'export', patientId);
      return this.exports.insert({
        ...{ id: `px-${randomUUID()}`, patientId },
        ...{ requestedBy: caller.email, requestedAt: this.clock.now() },
      });
    });
    await this.jobs.submit(row.id);
    return presentExport(row, this.clock.now());
  }

  /** @throws ApiError 404 */
  remove({ id: patientId, exportId }: ById, caller: CallerInfo): Promise<void> {
    return this.transactions.run(async () => {
      await this.patients.hold(patientId);
      if (!(await this.exports.find(patientId, exportId))) throw notFound(MISSING);
      if (await this.exports.cancel(exportId)) return this.note(caller, 'cancel-export', patientId);
      await this.exports.remove(exportId);
      return this.note(caller, 'remove-export', patientId);
    });
  }

  /** @throws ApiError 404 when the file is gone, 409 when there never was one */
  file({ id: patientId, exportId }: ById, caller: CallerInfo): Promise<WireAnswer> {
    return this.transactions.run(async () => {
      await this.patients.requireInUse(patientId);
      const row = await this.exports.find(patientId, exportId);
      if (!row) throw notFound(GONE);
      const { state, fileName } = presentExport(row, this.clock.now());
      if (state === 'expired') throw notFound(GONE);
      const body = state === 'done' ? await this.exports.fileOf(exportId) : null;
      if (!body || fileName === null) throw conflict('conflict', NEVER_MADE);
      await this.note(caller, 'download-export', patientId);
      return fileAnswer({ body, fileName, contentType: 'application/zip' });
    });
  }

  private note(caller: CallerInfo, action: string, patientId: string): Promise<void> {
    return this.audit.record({ caller, action: `privacy.${action}`, entity: 'patient', entityId: patientId });
  }
}
