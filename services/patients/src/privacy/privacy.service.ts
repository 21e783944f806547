import { Injectable } from '@nestjs/common';
import { Audit } from '@pora/common/audit';
import type { CallerInfo } from '@pora/common/endpoint';
import { Transactions } from '@pora/common/transactions';
import type { Consent, PatientPrivacy, RequestedErasure } from '@pora/contracts/privacy/privacy.model';
import { PatientRecordsService } from '../patients/patient-records.service.js';
import { PatientsRepository } from '../patients/patients.repository.js';
import { presentConsent, stateOfConsents } from './consent.presenter.js';
import { ConsentsRepository } from './consents.repository.js';
import { PrivacyRepository } from './privacy.repository.js';

/** What a person may ask about their data, and that it is to be removed for good [decisions 51]. */
@Injectable()
export class PrivacyService {
  constructor(
    private readonly privacy: PrivacyRepository,
    private readonly consents: ConsentsRepository,
    private readonly patients: PatientRecordsService,
    private readonly rows: PatientsRepository,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  /** @throws ApiError 404 */
  get(patientId: string, caller: CallerInfo): Promise<PatientPrivacy> {
    return this.transactions.run(async () => {
      await this.patients.requireInUse(patientId);
      const told = await this.told(patientId);
      const holds = await this.privacy.holdsOf(patientId);
      await this.note(caller, 'read', patientId);
      return { state: stateOfConsents(told.consents), ...told, holds };
    });
  }

  /** What the person, or who speaks for them, has said; asked by an export, which is a line of the trail itself. */
  async told(patientId: string): Promise<{ consents: Consent[] } & Pick<PatientPrivacy, 'erasureRequest'>> {
    const consents = await this.consents.listOf(patientId);
    const request = await this.privacy.findRequest(patientId);
    return {
      consents: consents.map(presentConsent),
      erasureRequest: request && {
        requestedAt: request.requestedAt.toISOString(),
        requestedBy: request.requestedBy,
      },
    };
  }

  /** Asking again changes nothing. @throws ApiError 404 */
  requestErasure(patientId: string, caller: CallerInfo): Promise<void> {
    return this.transactions.run(async () => {
      await this.patients.hold(patientId);
      const isNew = await this.privacy.addRequest(patientId, caller);
      if (isNew) await this.note(caller, 'request-erasure', patientId);
    });
  }

  /** The request may be taken back while the patient is in the trash, too. @throws ApiError 404 */
  cancelErasure(patientId: string, caller: CallerInfo): Promise<void> {
    return this.transactions.run(async () => {
      await this.rows.getAnyForUpdate(patientId);
      const wasThere = await this.privacy.removeRequest(patientId);
      if (wasThere) await this.note(caller, 'cancel-erasure', patientId);
    });
  }

  /** One line in the audit trail for the list. */
  erasureRequests(caller: CallerInfo): Promise<{ items: RequestedErasure[] }> {
    return this.transactions.run(async () => {
      const items = await this.privacy.listRequests();
      await this.note(caller, 'list-requests', '*');
      return { items };
    });
  }

  private note(caller: CallerInfo, action: string, entityId: string): Promise<void> {
    return this.audit.record({ ...{ caller, action: `privacy.${action}`, entity: 'patient', entityId } });
  }
}
