import { Injectable } from '@nestjs/common';
import { PRACTICE_ID } from '@pora/common/database';
import type { CallerInfo } from '@pora/common/endpoint';
import { fieldsOfContent, type Measurement, type NewPatient } from '@pora/contracts/patients/patient.model';
import { PatientsRepository } from './patients.repository.js';

/** A patient with a past: known since a moment, with measurements. */
export interface ImportedPatient {
  readonly id: string;
  readonly createdAt: Date;
  readonly fields: NewPatient;
  readonly measurements: readonly Measurement[];
}

/** Brings in patients that were not entered on the screen; part of the transaction it is called in. */
@Injectable()
export class PatientImportService {
  constructor(private readonly patients: PatientsRepository) {}

  /** Whether the id is taken, be it by a patient in the trash. */
  exists(id: string): Promise<boolean> {
    return this.patients.exists(id);
  }

  async add({ id, createdAt, fields, measurements }: ImportedPatient, caller: CallerInfo): Promise<void> {
    const newest = measurements.reduce(
      (latest, { date }) => Math.max(latest, Date.parse(date)),
      createdAt.getTime(),
    );
    const row = { id, createdAt, updatedAt: new Date(newest), ...fieldsOfContent(fields) };
    await this.patients.insert(row, caller);
    for (const { id: measurementId, date, weightKg, circumferences } of measurements) {
      await this.patients.insertMeasurement({
        id: measurementId,
        practiceId: PRACTICE_ID,
        patientId: id,
        takenAt: new Date(date),
        weightKg,
        ...circumferences,
        createdBy: caller.email,
      });
    }
  }
}
