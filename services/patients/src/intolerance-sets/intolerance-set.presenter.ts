import type { PatientIntoleranceSet } from '@pora/contracts/patients/intolerance-set.model';
import type { IntoleranceSetEntity } from './intolerance-set.entity.js';

/** Turns a stored intolerance set into the wire object. */
export function presentIntoleranceSet(row: IntoleranceSetEntity): PatientIntoleranceSet {
  return {
    id: row.id,
    patientId: row.patientId,
    categories: row.categories,
    sourceFile: row.sourceFile,
    date: row.date,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    createdBy: row.createdBy,
    updatedBy: row.updatedBy,
  };
}
