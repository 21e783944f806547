import { Injectable } from '@nestjs/common';
import type { CallerInfo } from '@pora/common/endpoint';
import { Idempotency } from '@pora/common/idempotency';
import { notFound } from '@pora/common/errors';
import { Transactions } from '@pora/common/transactions';
import type { RouteInput } from '@pora/contracts';
import type { Patient } from '@pora/contracts/patients/patient.model';
import type { patientRoutes } from '@pora/contracts/patients/patient.routes';
import { randomUUID } from 'node:crypto';
import { Clock } from '../clock/clock.js';
import { measurementMoment } from './measurement.changes.js';
import { PatientRecordsService } from './patient-records.service.js';
import { PatientsRepository } from './patients.repository.js';

type ChangeInput = RouteInput<typeof patientRoutes.changeMeasurement>;
type RemoveInput = RouteInput<typeof patientRoutes.removeMeasurement>;
type AddInput = RouteInput<typeof patientRoutes.addMeasurement>;

const ADD_MEASUREMENT = 'patients.add-measurement';
const MISSING = 'Nie znaleziono pomiaru.';

/** Body measurements of a patient [core §3]. */
@Injectable()
export class MeasurementsService {
  constructor(
    private readonly patients: PatientsRepository,
    private readonly records: PatientRecordsService,
    private readonly idempotency: Idempotency,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Adds a measurement; the patient changes with it and gets a new version. */
  add({ params, body, ifMatch, idempotencyKey }: AddInput, caller: CallerInfo): Promise<Patient> {
    const request = {
      caller,
      operation: ADD_MEASUREMENT,
      key: idempotencyKey,
      clientId: body.id,
      body: { patientId: params.id, ...body },
    };
    return this.idempotency.once(request, async () => {
      const { row: patient } = await this.records.lock(params.id, ifMatch);
      await this.patients.insertMeasurement({
        id: body.id ?? `m-${randomUUID()}`,
        practiceId: patient.practiceId,
        patientId: patient.id,
        takenAt: measurementMoment(body.date, this.clock.now()),
        weightKg: body.weightKg,
        ...body.circumferences,
        createdBy: caller.email,
      });
      await this.patients.update(patient, caller);
      await this.records.note(caller, 'add-measurement', patient.id, ['measurements']);
      return this.records.read(patient.id);
    });
  }

  /** Corrects a measurement; without a date it keeps its moment. @throws ApiError 404 */
  change({ params, body, ifMatch }: ChangeInput, caller: CallerInfo): Promise<Patient> {
    return this.transactions.run(async () => {
      const { row: patient } = await this.records.lock(params.id, ifMatch);
      const moment =
        body.date === undefined ? {} : { takenAt: measurementMoment(body.date, this.clock.now()) };
      const change = { weightKg: body.weightKg, ...body.circumferences, ...moment };
      const found = await this.patients.updateMeasurement(patient.id, params.measurementId, change);
      if (!found) throw notFound(MISSING);
      await this.patients.update(patient, caller);
      await this.records.note(caller, 'change-measurement', patient.id, ['measurements']);
      return this.records.read(patient.id);
    });
  }

  /** @throws ApiError 404 */
  remove({ params, ifMatch }: RemoveInput, caller: CallerInfo): Promise<Patient> {
    return this.transactions.run(async () => {
      const { row: patient } = await this.records.lock(params.id, ifMatch);
      const found = await this.patients.removeMeasurement(patient.id, params.measurementId);
      if (!found) throw notFound(MISSING);
      // Adding it again must not be answered as if it were still there.
      await this.idempotency.forget(ADD_MEASUREMENT, params.measurementId);
      await this.patients.update(patient, caller);
      await this.records.note(caller, 'delete-measurement', patient.id, ['measurements']);
      return this.records.read(patient.id);
    });
  }
}
