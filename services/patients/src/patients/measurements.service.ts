import { Injectable } from '@nestjs/common';
import type { CallerInfo } from '@pora/common/endpoint';
import { Idempotency } from '@pora/common/idempotency';
import type { RouteInput } from '@pora/contracts';
import type { Patient } from '@pora/contracts/patients/patient.model';
import type { patientRoutes } from '@pora/contracts/patients/patient.routes';
import { randomUUID } from 'node:crypto';
import { Clock } from '../clock/clock.js';
import { measurementMoment } from './measurement.changes.js';
import { PatientRecordsService } from './patient-records.service.js';
import { PatientsRepository } from './patients.repository.js';

type AddInput = RouteInput<typeof patientRoutes.addMeasurement>;

/** Body measurements of a patient [core §3]. */
@Injectable()
export class MeasurementsService {
  constructor(
    private readonly patients: PatientsRepository,
    private readonly records: PatientRecordsService,
    private readonly idempotency: Idempotency,
    private readonly clock: Clock,
  ) {}

  /** Adds a measurement; the patient changes with it and gets a new version. */
  add({ params, body, ifMatch, idempotencyKey }: AddInput, caller: CallerInfo): Promise<Patient> {
    const request = {
      caller,
      operation: 'patients.add-measurement',
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
}
