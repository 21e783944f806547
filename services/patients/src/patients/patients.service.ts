import { Injectable } from '@nestjs/common';
import type { CallerInfo } from '@pora/common/endpoint';
import { conflict } from '@pora/common/errors';
import { Idempotency } from '@pora/common/idempotency';
import { Transactions } from '@pora/common/transactions';
import type { RouteInput } from '@pora/contracts';
import { fieldsOfContent, type Patient } from '@pora/contracts/patients/patient.model';
import type { patientRoutes } from '@pora/contracts/patients/patient.routes';
import { randomUUID } from 'node:crypto';
import { changedFields, namedFields } from './patient.changes.js';
import { PatientErasuresService } from './patient-erasures.service.js';
import { PatientPresenter } from './patient.presenter.js';
import { PatientRecordsService } from './patient-records.service.js';
import { PatientsRepository } from './patients.repository.js';

type CreateInput = RouteInput<typeof patientRoutes.create>;
type UpdateInput = RouteInput<typeof patientRoutes.update>;

/** Name under which repeated creations of a patient are recognised. */
export const CREATE_PATIENT = 'patients.create';

const STILL_ERASED =
  'Pacjent o tym identyfikatorze jest właśnie usuwany na trwałe. Spróbuj ponownie później.';

/** Reading and changing patients [core §7]. */
@Injectable()
export class PatientsService {
  constructor(
    private readonly patients: PatientsRepository,
    private readonly records: PatientRecordsService,
    private readonly presenter: PatientPresenter,
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
    private readonly erasures: PatientErasuresService,
  ) {}

  async get(id: string, caller: CallerInfo): Promise<Patient> {
    const patient = await this.records.read(id);
    await this.records.noteReading(caller, 'read', id);
    return patient;
  }

  /** What the patient needs a day as of today. @throws ApiError 404 */
  energy(id: string, caller: CallerInfo): Promise<{ tdee: number | null }> {
    return this.transactions.run(async () => {
      const patient = await this.records.read(id);
      await this.records.note(caller, 'read-energy', id);
      return this.presenter.presentEnergy(patient);
    });
  }

  create({ body, idempotencyKey }: CreateInput, caller: CallerInfo): Promise<Patient> {
    const request = { caller, operation: CREATE_PATIENT, key: idempotencyKey, clientId: body.id, body };
    return this.idempotency.once(request, async () => {
      const id = body.id ?? `p-${randomUUID()}`;
      await this.refuseWhileErased(id);
      const row = await this.patients.insert({ id, ...fieldsOfContent(body) }, caller);
      await this.records.note(caller, 'create', id);
      return this.presenter.present(row, { measurements: [], lastVisitDate: null });
    });
  }

  /** A patient who is being erased everywhere must not be there anew meanwhile. @throws ApiError 409 */
  async refuseWhileErased(id: string): Promise<void> {
    if (await this.erasures.isOpen(id)) throw conflict('conflict', STILL_ERASED);
  }

  update({ params: { id }, body, ifMatch }: UpdateInput, caller: CallerInfo): Promise<Patient> {
    return this.transactions.run(async () => {
      const { row, history } = await this.records.lock(id, ifMatch);
      const change = namedFields(body);
      const fields = changedFields(row, change);
      if (fields.length > 0) {
        await this.patients.update(Object.assign(row, change), caller);
        await this.records.note(caller, 'update', id, fields);
      }
      return this.presenter.present(row, history);
    });
  }
}
