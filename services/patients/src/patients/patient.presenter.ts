import { Injectable } from '@nestjs/common';
import {
  contentOfFields,
  contentOfListed,
  type Measurement,
  type Patient,
  type PatientListItem,
} from '@pora/contracts/patients/patient.model';
import { isChildByYear, tdeeToday } from '@pora/engine/energy';
import { Clock } from '../clock/clock.js';
import type { ListedPatient, PatientHistory, PatientRow } from './stored-patient.js';

/** The only way a patient leaves the service. */
@Injectable()
export class PatientPresenter {
  constructor(private readonly clock: Clock) {}

  present(row: PatientRow, history: PatientHistory): Patient {
    return presentPatient(row, history, this.clock.currentYear());
  }

  presentEnergy(patient: Patient): { tdee: number | null } {
    return { tdee: tdeeToday(patient, this.clock.currentYear()) };
  }

  presentList(rows: readonly ListedPatient[]): PatientListItem[] {
    const currentYear = this.clock.currentYear();
    return rows.map((row) => presentListItem(row, currentYear));
  }
}

/** Turns a stored patient into the wire object; measurements are newest first. */
export function presentPatient(
  row: PatientRow,
  { measurements, lastVisitDate }: PatientHistory,
  currentYear: number,
): Patient {
  const lastMeasurement = lastWeight(measurements);
  return {
    ...presentListItem({ ...row, lastMeasurement, lastVisitDate }, currentYear),
    ...contentOfFields(row),
    createdBy: row.createdBy,
    updatedBy: row.updatedBy,
    measurements,
  };
}

function lastWeight(newestFirst: readonly Measurement[]): PatientListItem['lastMeasurement'] {
  for (const { date, weightKg } of newestFirst) if (weightKg !== null) return { date, weightKg };
  return null;
}

/** A patient as lists show them; `isChild` follows from the year the practice lives in. */
function presentListItem(row: ListedPatient, currentYear: number): PatientListItem {
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
    ...contentOfListed(row),
    lastVisitDate: row.lastVisitDate,
    isChild: isChildByYear(row.birthYear, currentYear),
    lastMeasurement: row.lastMeasurement,
  };
}
