import {
  itemsOfSet,
  type IntoleranceSetSummary,
  type PatientIntoleranceSet,
} from '@pora/contracts/patients/intolerance-set.model';
import { countLights } from '@pora/engine/rules';
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

/** What the list of a patient's sets tells of one: how many results of each colour, none of them. */
export function summariseIntoleranceSet(row: IntoleranceSetEntity): IntoleranceSetSummary {
  return {
    id: row.id,
    patientId: row.patientId,
    date: row.date,
    sourceFile: row.sourceFile,
    current: row.supersededAt === null,
    counts: countLights(itemsOfSet(row)),
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
