import { Injectable } from '@nestjs/common';
import type { Measurement, Patient } from '@pora/contracts/patients/patient.model';
import { isChildByYear } from '@pora/engine/energy';
import { Clock } from '../clock/clock.js';
import type { PatientRow } from './stored-patient.js';

/** The only way a patient leaves the service. */
@Injectable()
export class PatientPresenter {
  constructor(private readonly clock: Clock) {}

  present(row: PatientRow, measurements: Measurement[]): Patient {
    return presentPatient(row, measurements, this.clock.currentYear());
  }
}

/** Turns a stored patient into the wire object; `isChild` follows from the year the practice lives in. */
export function presentPatient(row: PatientRow, measurements: Measurement[], currentYear: number): Patient {
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    createdBy: row.createdBy,
    updatedBy: row.updatedBy,
    version: row.version,
    status: row.status,
    personal: {
      firstName: row.firstName,
      lastName: row.lastName,
      sex: row.sex,
      birthYear: row.birthYear,
      contact: { email: row.email, phone: row.phone },
    },
    anthropometrics: { heightCm: row.heightCm, startingWeightKg: row.startingWeightKg },
    activityFactor: row.activityFactor,
    goal: { primary: row.goal },
    tdee: row.tdee,
    // Visits are not recorded yet, so nobody has a last one.
    lastVisitDate: null,
    isChild: isChildByYear(row.birthYear, currentYear),
    measurements,
  };
}
