import { Injectable } from '@nestjs/common';
import { Audit } from '@pora/common/audit';
import type { CallerInfo } from '@pora/common/endpoint';
import { Idempotency } from '@pora/common/idempotency';
import { Transactions } from '@pora/common/transactions';
import { CREATE_PLAN } from './create-plan.service.js';
import { PlansRepository } from './plans.repository.js';

/** Takes a patient's plans to the trash and back together with the patient [decisions 16]. */
@Injectable()
export class PatientPlansService {
  constructor(
    private readonly plans: PlansRepository,
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
    private readonly audit: Audit,
  ) {}

  /** Repeating it is harmless: only plans in use are moved and counted. */
  async remove(patientId: string, caller: CallerInfo): Promise<{ removed: number }> {
    return this.transactions.run(async () => {
      await this.plans.lockPatient(patientId);
      const ids = await this.plans.trashOfPatient(patientId, caller);
      for (const id of ids) await this.idempotency.forget(CREATE_PLAN, id);
      await this.record(ids, 'plans.remove-with-patient', caller);
      return { removed: ids.length };
    });
  }

  /** Brings back exactly the plans that went with the patient. */
  async restore(patientId: string, caller: CallerInfo): Promise<{ restored: number }> {
    return this.transactions.run(async () => {
      await this.plans.lockPatient(patientId);
      const ids = await this.plans.restoreOfPatient(patientId, caller);
      await this.record(ids, 'plans.restore-with-patient', caller);
      return { restored: ids.length };
    });
  }

  /** Removes for good every plan of a patient who is removed for good, and every hand-out kept of them [decisions 51]. */
  async erase(patientId: string, caller: CallerInfo): Promise<{ erased: number }> {
    return this.transactions.run(async () => {
      await this.plans.lockPatient(patientId);
      const ids = await this.plans.eraseOfPatient(patientId);
      for (const id of [patientId, ...ids]) await this.idempotency.forgetAnswersAbout(id);
      await this.record(ids, 'plans.erase-with-patient', caller);
      return { erased: ids.length };
    });
  }

  private async record(ids: readonly string[], action: string, caller: CallerInfo): Promise<void> {
    for (const entityId of ids) await this.audit.record({ caller, action, entity: 'plan', entityId });
  }
}
