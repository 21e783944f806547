import { Injectable } from '@nestjs/common';
import { Audit } from '@pora/common/audit';
import { checkVersion } from '@pora/common/concurrency';
import type { CallerInfo } from '@pora/common/endpoint';
import { conflict, invalidInput, notFound } from '@pora/common/errors';
import { Idempotency } from '@pora/common/idempotency';
import { Transactions } from '@pora/common/transactions';
import type { RouteInput } from '@pora/contracts';
import { GUARDIAN_REQUIRED } from '@pora/contracts/privacy/consent.vocabulary';
import type { Consent } from '@pora/contracts/privacy/privacy.model';
import type { privacyRoutes } from '@pora/contracts/privacy/privacy.routes';
import { todayIso } from '@pora/text-pl/dates';
import { randomUUID } from 'node:crypto';
import { Clock } from '../clock/clock.js';
import { PatientRecordsService } from '../patients/patient-records.service.js';
import { presentConsent } from './consent.presenter.js';
import { ConsentsRepository } from './consents.repository.js';

type Routes = typeof privacyRoutes;

/** Consents: given, and taken back. What was said once is never rewritten. */
@Injectable()
export class ConsentsService {
  constructor(
    private readonly consents: ConsentsRepository,
    private readonly patients: PatientRecordsService,
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws ApiError 400 for a day to come or a child without a guardian, 404 */
  give(
    { params, body, idempotencyKey }: RouteInput<Routes['giveConsent']>,
    caller: CallerInfo,
  ): Promise<Consent> {
    const request = {
      caller,
      operation: 'privacy.give-consent',
      key: idempotencyKey,
      clientId: body.id,
      body: { patientId: params.id, ...body },
    };
    return this.idempotency.once(request, async () => {
      await this.patients.hold(params.id);
      const { isChild } = await this.patients.read(params.id);
      if (isChild && body.givenBy.kind === 'person') throw badField('givenBy', GUARDIAN_REQUIRED);
      this.checkDay(body.date);
      const { id = `pc-${randomUUID()}`, ...fields } = body;
      const row = await this.consents.insert(
        { ...fields, id, patientId: params.id, withdrawal: null },
        caller,
      );
      await this.note(caller, 'give-consent', params.id);
      return presentConsent(row);
    });
  }

  /** @throws ApiError 400 for a day before the consent or to come, 404, 409 when it no longer counts, 412 */
  withdraw(
    { params, body, ifMatch }: RouteInput<Routes['withdrawConsent']>,
    caller: CallerInfo,
  ): Promise<Consent> {
    return this.transactions.run(async () => {
      await this.patients.hold(params.id);
      const rows = await this.consents.listOf(params.id);
      const row = rows.find(({ id }) => id === params.consentId);
      if (!row) throw notFound('Nie znaleziono zgody.');
      checkVersion(row.version, ifMatch, () => presentConsent(row));
      if (row.withdrawal) throw conflict('conflict', 'Ta zgoda jest już wycofana.');
      if (row !== rows[0]) throw conflict('conflict', 'Tę zgodę zastąpiła nowsza.');
      this.checkDay(body.date);
      if (body.date < row.date) throw badField('date', 'Zgody nie można wycofać przed jej udzieleniem');
      await this.consents.update(Object.assign(row, { withdrawal: body }), caller);
      await this.note(caller, 'withdraw-consent', params.id);
      return presentConsent(row);
    });
  }

  private checkDay(date: string): void {
    if (date > todayIso(this.clock.now())) throw badField('date', 'Data nie może być w przyszłości');
  }

  private note(caller: CallerInfo, action: string, patientId: string): Promise<void> {
    return this.audit.record({
      ...{ caller, action: `privacy.${action}`, entity: 'patient', entityId: patientId },
    });
  }
}

const badField = (path: string, message: string) =>
  invalidInput(`${message}.`, { fields: [{ path, message }] });
