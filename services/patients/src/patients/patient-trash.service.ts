import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SYSTEM_EMAIL } from '@pora/common/auth/internal-caller';
import type { CallerInfo } from '@pora/common/endpoint';
import { Idempotency } from '@pora/common/idempotency';
import { keptUntil, trashBegin } from '@pora/common/maintenance/trash-life';
import { Transactions } from '@pora/common/transactions';
import type { RouteInput } from '@pora/contracts';
import type { Patient } from '@pora/contracts/patients/patient.model';
import type { patientRoutes, TrashedPatient } from '@pora/contracts/patients/patient.routes';
import { PatientErasuresService } from './patient-erasures.service.js';
import { PatientRecordsService } from './patient-records.service.js';
import { CREATE_PATIENT } from './patients.service.js';
import { PatientsRepository } from './patients.repository.js';
import { PlansClient } from './plans.client.js';

/** Nobody asks for what time does. */
const byItself = () => ({ email: SYSTEM_EMAIL, requestId: randomUUID() });

type ByIdInput = RouteInput<typeof patientRoutes.remove>;

/**
 * Deleting a patient for 30 days of second thoughts; the patient's plans go along. For that, and for the way back, the
 * plans service is asked as the last thing before COMMIT, so that nothing is moved here while it is away: both can be
 * repeated. What cannot be repeated, a removal for good, is told to it after COMMIT.
 */
@Injectable()
export class PatientTrashService {
  constructor(
    private readonly patients: PatientsRepository,
    private readonly records: PatientRecordsService,
    private readonly plans: PlansClient,
    private readonly erasures: PatientErasuresService,
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
  ) {}

  /** Deleted patients who can still come back, the last one first: one line in the audit trail for the list. */
  list(caller: CallerInfo): Promise<{ items: TrashedPatient[] }> {
    return this.transactions.run(async () => {
      const rows = await this.patients.listTrash(trashBegin());
      await this.records.note(caller, 'list-trash', '*');
      return {
        items: rows.map(({ deletedAt, ...row }) => ({
          ...row,
          deletedAt: deletedAt.toISOString(),
          until: keptUntil(deletedAt),
        })),
      };
    });
  }

  remove({ params: { id }, ifMatch }: ByIdInput, caller: CallerInfo): Promise<void> {
    return this.transactions.run(async () => {
      const { row } = await this.records.lock(id, ifMatch);
      await this.patients.moveToTrash(row, caller);
      await this.patients.removeExports(id);
      await this.records.note(caller, 'delete', id);
      // A creation that is sent again must not be answered as if the patient were still there.
      await this.idempotency.forget(CREATE_PATIENT, id);
      await this.plans.trashPlansOf(id, caller);
    });
  }

  /** Takes a patient out of the trash; one who is not in it is answered as stored: a second call does no harm. */
  restore({ params: { id } }: Pick<ByIdInput, 'params'>, caller: CallerInfo): Promise<Patient> {
    return this.transactions.run(async () => {
      const row = await this.patients.getAnyForUpdate(id);
      if (row.deletedAt !== null) {
        await this.patients.restore(row, caller);
        await this.records.note(caller, 'restore', id);
        await this.plans.restorePlansOf(id, caller);
      }
      return this.records.read(id);
    });
  }

  /**
   * Removes a patient of the trash for good: measurements, survey and results go with the row, the patient's plans once
   * that is saved. @throws ApiError 404 when the patient is not in the trash
   */
  async erase({ params: { id } }: ByIdInput, caller: CallerInfo): Promise<void> {
    await this.transactions.run(async () => {
      await this.patients.getTrashedForUpdate(id);
      await this.patients.deleteForGood(id);
      await this.idempotency.forgetAnswersAbout(id);
      await this.records.note(caller, 'erase', id);
      await this.erasures.begin(id, caller);
    });
    await this.erasures.finish(id, caller);
  }

  /**
   * Removes for good who has been in the trash since before the given moment, and has plans let go of their plans and hand-outs;
   * answers how many patients. Who asked for it is erased, and stays so when an older backup is restored.
   */
  purge(before: Date): Promise<number> {
    return this.transactions.run(async () => {
      const purged = await this.patients.purgeTrash(before);
      const caller = byItself();
      for (const { id, wasAsked } of purged) {
        await this.records.note(caller, wasAsked ? 'erase' : 'purge', id);
        await this.erasures.begin(id, caller);
      }
      return purged.length;
    });
  }
}
